import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const generated = new Set(['node_modules', 'dist', '.turbo', 'coverage', 'test-results', 'playwright-report']);

/** All source files below a folder in a stable order, without generated folders. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !generated.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}

const notShipped = /\.test\.tsx?$|[\\/]testing[\\/]|[\\/]budgets\.json$/;

/** Whether a file can be part of a release; tests and limits of size never reach a shopper. */
export const isShipped = (file: string): boolean => !notShipped.test(file);

/**
 * A hash (12 hex characters) of the names and contents of all files below the given files and folders, without tests and
 * budgets.
 */
export function hashOf(paths: readonly string[], base: string): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of statSync(path).isDirectory() ? filesBelow(path) : [path]) {
      if (!isShipped(file)) continue;
      hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}
