import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';

/** Folders of the remotes: every `mfe-…` that has a `remote.ts`. */
export const remotePackages: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.ts')))
  .sort();
