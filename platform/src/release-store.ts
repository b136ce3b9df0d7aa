import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Registry,
  type Release,
  registry as registrySchema,
  release as releaseSchema,
} from 'shared-contracts/remote';
import * as v from 'valibot';
import { integrityOf } from './hashing.ts';

/** A folder that holds immutable releases and the registry that names the live ones. */
export interface ReleaseStore {
  /** Takes a built release in; a version that is there already is left as it is. */
  publish(buildFolder: string): Release;
  /** Makes a published version the live one and remembers the one before. */
  promote(name: string, version: string): void;
  registry(): Registry;
}

export function folderStore(folder: string): ReleaseStore {
  const registryFile = join(folder, 'registry.json');

  function registry(): Registry {
    if (!existsSync(registryFile)) return { revision: 0, remotes: {} };
    return v.parse(registrySchema, JSON.parse(readFileSync(registryFile, 'utf8')));
  }

  return {
    registry,
    publish(buildFolder) {
      const release = v.parse(releaseSchema, JSON.parse(readFileSync(join(buildFolder, 'release.json'), 'utf8')));
      for (const [file, expected] of Object.entries(release.files)) {
        if (integrityOf(readFileSync(join(buildFolder, file))) !== expected)
          throw new Error(`${release.name} ${release.version}: ${file} differs from its hash; build it again`);
      }
      const target = join(folder, release.name, release.version);
      if (existsSync(target)) return release;
      const incoming = `${target}.incoming-${process.pid}`;
      mkdirSync(join(folder, release.name), { recursive: true });
      cpSync(buildFolder, incoming, { recursive: true });
      // Appears whole or not at all.
      renameSync(incoming, target);
      return release;
    },
    promote(name, version) {
      if (!existsSync(join(folder, name, version, 'release.json')))
        throw new Error(`${name} ${version} is not published`);
      const current = registry();
      const stable = current.remotes[name]?.stable;
      if (stable === version) return;
      const next: Registry = {
        revision: current.revision + 1,
        remotes: { ...current.remotes, [name]: { stable: version, ...(stable ? { previous: stable } : {}) } },
      };
      mkdirSync(folder, { recursive: true });
      const incoming = `${registryFile}.${process.pid}`;
      writeFileSync(incoming, `${JSON.stringify(next, null, 2)}\n`);
      renameSync(incoming, registryFile);
      rmSync(incoming, { force: true });
    },
  };
}
