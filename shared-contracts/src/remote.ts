import * as v from 'valibot';

const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/));
const expose = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

/**
 * How much of the site's frame a page shows: `checkout` has no navigation. `staff` has nothing for shoppers, and is kept by
 * no cache.
 */
export const chromeKind = v.picklist(['full', 'checkout', 'staff']);

/**
 * What the shell knows of a remote before loading its code: the content of `remote.ts`, included in the release.
 * Paths are relative to the locale, in the router's notation.
 */
export const remoteManifest = v.object({
  name: remoteName,
  /** The owning team, e.g. `team-cart`. */
  owner: v.string(),
  /** Semver range of the contracts it supports. */
  contracts: v.string(),
  routes: v.pipe(
    v.array(
      v.object({
        /** e.g. `/p/:product`; `/` for the home page. */
        path: v.string(),
        /** Exposed module of the screen: default component, loader, head. Its name is the route's, too. */
        expose,
        chrome: v.optional(chromeKind, 'full'),
        /** False leaves loading to the browser: for pages with personal content only. */
        personal: v.optional(v.boolean(), false),
      }),
    ),
    v.check(
      (routes) => new Set(routes.map((route) => route.expose)).size === routes.length,
      'Two routes name the same exposed module: expose the screen a second time, under another name',
    ),
  ),
  /** Service name to exposed module, whose default export creates the service from the platform. */
  services: v.record(v.string(), expose),
  /** Dialog name to exposed module, whose default export is the dialog's component. */
  dialogs: v.record(v.string(), expose),
  /** Slot name to exposed module, whose default export is the component to show. */
  slots: v.record(v.string(), expose),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifest>;

/** A remote as defined in its `remote.ts`, with the source file of every exposed module. */
export interface RemoteDefinition extends v.InferInput<typeof remoteManifest> {
  /** Exposed module to source file, e.g. `{ product: './src/screens/product-screen.tsx' }`. */
  readonly exposes: Readonly<Record<string, string>>;
}

export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}

const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** `release.json` of an immutable release. */
export const release = v.object({
  ...remoteManifest.entries,
  version,
  /** Unique name of the federation container: two versions of a remote must never share one. */
  container: v.string(),
  commit: v.string(),
  /** Digest of the contracts it was built with, as kept in the release store. */
  contractSet: v.optional(v.string()),
  /** Its use of the contracts: module to the names of values. */
  uses: v.optional(v.record(v.string(), v.array(v.string())), {}),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  browser: v.object({
    /** File of the container. */
    entry: v.string(),
    /** Exposed module to the files it needs immediately, which the page preloads. */
    chunks: v.record(v.string(), v.array(v.string())),
  }),
  server: v.object({
    /** Exposed module to its CommonJS file. */
    modules: v.record(v.string(), v.string()),
  }),
  /** Every file of the release by relative path, with its hash. */
  files: v.record(v.string(), integrity),
});
export type Release = v.InferOutput<typeof release>;

/** Name of an environment to which releases are promoted, e.g. `production`. */
export const environmentName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));

/** The live versions of a remote. */
export const liveVersions = v.object({
  stable: version,
  /** The fallback: the previous stable version, unless it was rolled back. */
  previous: v.optional(version),
  /** A canary: `share` percent of visitors get it, the same ones each time. */
  canary: v.optional(v.object({ version, share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) })),
});
export type LiveVersions = v.InferOutput<typeof liveVersions>;

/** A change of the registry. */
export const registryChange = v.variant('kind', [
  v.object({ kind: v.literal('promote'), remote: remoteName, version, reason: v.optional(v.string()) }),
  v.object({
    kind: v.literal('canary'),
    remote: remoteName,
    version,
    share: v.number(),
    reason: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('end-canary'), remote: remoteName, reason: v.optional(v.string()) }),
  v.object({ kind: v.literal('rollback'), remote: remoteName, version, reason: v.optional(v.string()) }),
]);
export type RegistryChange = v.InferOutput<typeof registryChange>;

/** The registry of an environment after a change: the live version of each remote, and who promoted it. */
export const registry = v.object({
  environment: environmentName,
  /** Increases by one with every change. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The author of the change: a person or a pipeline. */
  by: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  change: registryChange,
  /** SHA-256 (hex) of the previous entry, so that the log cannot be rewritten unnoticed; null for the first. */
  before: v.nullable(v.string()),
  remotes: v.record(remoteName, liveVersions),
});
export type Registry = v.InferOutput<typeof registry>;

/** A signed text, as releases and registries are stored. */
export const sealed = v.object({
  payload: v.string(),
  signatures: v.pipe(v.array(v.object({ key: v.string(), signature: v.string() })), v.minLength(1), v.maxLength(8)),
});
export type Sealed = v.InferOutput<typeof sealed>;
