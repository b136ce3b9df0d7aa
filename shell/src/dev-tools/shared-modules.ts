import { getInstance } from '@module-federation/enhanced/runtime';

/** One version of a module that the page holds once for everybody. */
export interface SharedModule {
  readonly name: string;
  readonly version: string;
  /** Who brought it, and who uses it. */
  readonly provider: string;
  readonly users: readonly string[];
}

/** What the federation runtime shares in this page. More than one version of a name would be two copies of it. */
export function sharedModules(): SharedModule[] {
  const scope = getInstance()?.shareScopeMap.default ?? {};
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn }]) => ({
        name,
        version,
        provider: from,
        users: [...new Set(useIn ?? [])],
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}
