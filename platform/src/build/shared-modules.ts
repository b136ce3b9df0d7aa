import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from 'release-kit/folders';

/**
 * Modules that must exist once per page, because they hold state or React contexts. The shell provides them, remotes
 * never bundle them. react-router stays behind the routing facade: sharing it whole costs four times as much.
 */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  'jotai/react',
  'jotai/vanilla',
  'shared-contracts/consent',
  'shared-contracts/experiments',
  'shared-contracts/flags',
  'shared-contracts/platform',
  'shared-contracts/session',
  'shared-contracts/staff-session',
  'shared-contracts/dialogs',
  'shared-contracts/errors/product-error',
  'storefront-kit/routing',
  'storefront-kit/slot',
] as const;

/** Where the build finds the shared modules: in the kit, because a team's clone need not have the shell. */
export const kitManifest = join(root, 'storefront-kit/package.json');

function versionOf(module: string): string {
  const name = module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] ?? '');
  const own = join(root, name, 'package.json');
  const manifest = existsSync(own) ? own : join(root, 'storefront-kit/node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Federation's `shared` setting: the shell provides the modules, remotes only request them. */
export function sharedModules(side: 'shell' | 'remote') {
  return Object.fromEntries(
    singletons.map((module) => {
      const version = versionOf(module);
      const common = { singleton: true, version, requiredVersion: `^${version}` };
      return [module, side === 'shell' ? { ...common, eager: true } : { ...common, import: false as const }];
    }),
  );
}

/** Modules that a server bundle leaves to the server running it. */
export const serverExternals: readonly RegExp[] = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  /^react-router(-dom)?($|\/)/,
  /^jotai($|\/)/,
  /^@emotion\//,
];
/** The shared modules from our own sources. */
export const sharedSources = singletons.filter((module) => /^(shared-contracts|storefront-kit)\//.test(module));

/** Maps each shared source file to the name it is shared under. */
export function sharedSourceFiles(): ReadonlyMap<string, string> {
  const { resolve } = createRequire(kitManifest);
  return new Map(sharedSources.map((name) => [resolve(name), name]));
}
