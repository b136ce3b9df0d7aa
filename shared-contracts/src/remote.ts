import * as v from 'valibot';

const expose = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

/** How much of the site's frame a page keeps: `checkout` is without navigation. */
export const chromeKind = v.picklist(['full', 'checkout']);

/**
 * What the shell knows of a remote before any of its code is loaded: the content of `remote.ts`, carried by the release.
 * Paths are relative to the locale, in the router's notation.
 */
export const remoteManifest = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/)),
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
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/)),
  /** Unique name of the federation container: two versions of a remote must never share one. */
  container: v.string(),
  commit: v.string(),
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

/** The registry: which version of each remote is live. */
export const registry = v.object({
  /** Rises with every change. */
  revision: v.number(),
  remotes: v.record(v.string(), v.object({ stable: v.string(), previous: v.optional(v.string()) })),
});
export type Registry = v.InferOutput<typeof registry>;
