import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Everything that outlives a build but is not source: databases, keys, pictures, releases. */
export const dataFolder = process.env.DATA_DIR ?? join(root, '.data');
export const releaseFolder = process.env.RELEASE_DIR ?? join(dataFolder, 'releases');
