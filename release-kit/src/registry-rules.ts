import type { LiveVersions, Registry, RegistryChange } from 'shared-contracts/remote';

export type Remotes = Registry['remotes'];

/** A change that is not possible now. The message says why and what to do instead. */
export class RegistryRefusal extends Error {}

/** The change names a release that was never published. */
export class ReleaseNotPublished extends RegistryRefusal {
  readonly code = 'RELEASE_NOT_PUBLISHED';

  constructor(remote: string, version: string) {
    super(`${remote} ${version} is not published`);
  }
}

/** The registry after a change. Throws a `RegistryRefusal` when the change is not possible. */
export function applyChange(remotes: Remotes, change: RegistryChange): Remotes {
  const live = remotes[change.remote];
  return { ...remotes, [change.remote]: changed(live, change) };
}

function changed(live: LiveVersions | undefined, change: RegistryChange): LiveVersions {
  if (change.kind === 'promote') return promoted(live, change.version);
  if (!live) throw new RegistryRefusal(`${change.remote} has no stable version yet: promote one first`);
  const { canary, ...stable } = live;
  switch (change.kind) {
    case 'canary':
      if (change.version === live.stable) throw new RegistryRefusal(`${change.version} is stable already`);
      if (!Number.isInteger(change.share) || change.share < 1 || change.share > 100)
        throw new RegistryRefusal('The share of a canary is a whole number of percent from 1 to 100');
      return { ...stable, canary: { version: change.version, share: change.share } };
    case 'end-canary':
      if (!canary) throw new RegistryRefusal(`${change.remote} has no canary`);
      return stable;
    case 'rollback':
      if (change.version === live.stable) throw new RegistryRefusal(`${change.version} is stable already`);
      // A version that was rolled back must not become the fallback.
      return { stable: change.version };
  }
}

function promoted(live: LiveVersions | undefined, version: string): LiveVersions {
  if (!live) return { stable: version };
  if (live.stable === version) throw new RegistryRefusal(`${version} is stable already`);
  const { canary } = live;
  return {
    stable: version,
    previous: live.stable,
    ...(canary && canary.version !== version ? { canary } : {}),
  };
}

/** The details of a change in words. */
export function detailsOf({ kind: _kind, remote: _remote, ...details }: RegistryChange): string {
  return Object.entries(details)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
