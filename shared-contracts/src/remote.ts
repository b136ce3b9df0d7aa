import * as v from 'valibot';

const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/));
const expose = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

/** How much of the site's frame a page keeps: `checkout` is without navigation. */
export const chromeKind = v.picklist(['full', 'checkout']);

/**
 * What the shell knows of a remote before any of its code is loaded: the content of `remote.ts`, carried by the release.
 * Paths are relative to the locale, in the router's notation.
 */
export const remoteManifest = v.object({
  name: remoteName,
  /** The team to ask, e.g. `team-cart`. */
  owner: v.string(),
  /** Semver range of the contracts it is written for. */
  contracts: v.string(),
  routes: v.array(
    v.object({
      /** e.g. `/p/:product`; `/` for the home page. */
      path: v.string(),
      /** Exposed module that holds the screen: default component, loader, head. */
      expose,
      chrome: v.optional(chromeKind, 'full'),
      /** False leaves the data to the browser: pages that show nothing but personal things. */
      personal: v.optional(v.boolean(), false),
    }),
  ),
  /** Service name to exposed module, whose default export makes the service from the platform. */
  services: v.record(v.string(), expose),
  /** Dialog name to exposed module, whose default export is the dialog's content. */
  dialogs: v.record(v.string(), expose),
  /** Slot name to exposed module, whose default export is the piece to show. */
  slots: v.record(v.string(), expose),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifest>;

/** A remote as its `remote.ts` writes it, with the source file of every exposed module. */
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
  /** Name of the contracts that it was built with, as the release store keeps them. */
  contractSet: v.optional(v.string()),
  /** What it uses of each contract: module to the names of its values. */
  uses: v.optional(v.record(v.string(), v.array(v.string())), {}),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  browser: v.object({
    /** File of the container. */
    entry: v.string(),
    /** Exposed module to the files it needs at once, so that the page preloads them. */
    chunks: v.record(v.string(), v.array(v.string())),
  }),
  server: v.object({
    /** Exposed module to its CommonJS file. */
    modules: v.record(v.string(), v.string()),
  }),
  /** Every file of the release, relative to it, with its hash. */
  files: v.record(v.string(), integrity),
});
export type Release = v.InferOutput<typeof release>;

/** Name of an environment that releases are promoted in, e.g. `production`. */
export const environmentName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));

/** What is live of one remote. */
export const liveVersions = v.object({
  stable: version,
  /** The version to fall back to: what was stable before, if it was not taken back. */
  previous: v.optional(version),
  /** A version on trial: `share` percent of the visitors get it, each of them always. */
  canary: v.optional(v.object({ version, share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) })),
});
export type LiveVersions = v.InferOutput<typeof liveVersions>;

/** What somebody did to the registry. */
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

/** The registry of an environment after a change: which version of each remote is live, and who made it so. */
export const registry = v.object({
  environment: environmentName,
  /** Rises by one with every change. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Who made the change, e.g. a person's or a pipeline's name. */
  by: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  change: registryChange,
  /** SHA-256 (hex) of the entry before, so that the log cannot be rewritten unseen; null for the first. */
  before: v.nullable(v.string()),
  remotes: v.record(remoteName, liveVersions),
});
export type Registry = v.InferOutput<typeof registry>;

/** A text with signatures over it, as releases and registries are stored. */
export const sealed = v.object({
  payload: v.string(),
  signatures: v.pipe(v.array(v.object({ key: v.string(), signature: v.string() })), v.minLength(1), v.maxLength(8)),
});
export type Sealed = v.InferOutput<typeof sealed>;
