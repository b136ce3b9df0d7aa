import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Everything that outlives a build but is not source: databases, keys, pictures, releases. */
export const dataFolder = process.env.DATA_DIR ?? join(root, '.data');
export const releaseFolder = process.env.RELEASE_DIR ?? join(dataFolder, 'releases');
/** Folders of the remotes: every `mfe-…` that has a `remote.ts`. */
export const remotePackages: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.ts')))
  .sort();
