import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { compileFunction } from 'node:vm';
import { LRUCache } from 'lru-cache';
import { integrityOf } from 'release-kit/integrity';
import type { Release } from 'shared-contracts/remote';
import type { ScreenModule } from 'shared-contracts/routing';
import type { Screens } from '../app/screens.ts';

type Require = (id: string) => unknown;

/** Runs a CommonJS file with a `require` of ours, so that every bundle shares this server's React and contracts. */
function runCommonJs(file: string, source: string, require: Require): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const run = compileFunction(source, ['module', 'exports', 'require', '__filename', '__dirname'], { filename: file });
  run(module, module.exports, require, file, dirname(file));
  return module.exports;
}

const fromShell = createRequire(import.meta.url);

/** Loads the shell's own server bundle. */
export function loadShellBundle<Exports>(shellFolder: string): Exports {
  const file = join(shellFolder, 'server/shell.cjs');
  return createRequire(file)(file) as Exports;
}

interface BundleOptions {
  readonly releaseFolder: string;
  /** The contracts' modules of the shell, by name: remotes must use these and no others. */
  readonly contracts: Readonly<Record<string, unknown>>;
}

/** Modules that are kept: those of fifty remotes in two versions find room, so that no page waits for one to be read again. */
const mostModules = 2000;

/** Loads the server halves of releases; each file is checked against its hash before it runs. */
export function createBundles({ releaseFolder, contracts }: BundleOptions) {
  // Old versions leave when newer ones come: a server that runs for months must not grow.
  const modules = new LRUCache<string, Record<string, unknown>>({ max: mostModules });

  function load(release: Release, file: string): Record<string, unknown> {
    const path = normalize(join('server', file));
    const key = `${release.name}/${release.version}/${path}`;
    const known = modules.get(key);
    if (known) return known;
    const expected = release.files[path];
    if (!expected) throw new Error(`${key} is not part of the release`);
    const absolute = join(releaseFolder, release.name, release.version, path);
    const content = readFileSync(absolute);
    if (integrityOf(content) !== expected) throw new Error(`${key} does not have the hash that its release names`);
    const exports = runCommonJs(absolute, content.toString('utf8'), (id) => {
      if (id in contracts) return contracts[id];
      if (id.startsWith('.')) return load(release, join(dirname(file), id));
      return fromShell(id);
    });
    modules.set(key, exports);
    return exports;
  }

  return {
    /** Loads every module of a release once; throws when one is missing, is not what was released, or fails to start. */
    probe(release: Release): void {
      for (const file of Object.values(release.server.modules)) load(release, file);
    },
    /** The screens of one page's releases. */
    screensOf(releases: readonly Release[]): Screens {
      const screen = (remote: string, expose: string): ScreenModule => {
        const release = releases.find(({ name }) => name === remote);
        const file = release?.server.modules[expose];
        if (!release || !file) throw new Error(`No live release offers ${remote}/${expose}`);
        return load(release, file) as unknown as ScreenModule;
      };
      return { loaded: () => undefined, load: async (remote, expose) => screen(remote, expose) };
    },
  };
}
