import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../build/hashing.ts';
import { breachesIn } from './source-rules.ts';

/** The sources of a remote that reach a shopper, by path below the root. They import no others (see source-rules). */
export const remoteSources = (root: string, folder: string): string[] =>
  [join(root, folder, 'remote.ts'), ...filesBelow(join(root, folder, 'src'))]
    .map((file) => relative(root, file))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.test\.[jt]sx?$|\/testing\//.test(file));

/** Throws when a remote's sources reach beyond the remote (see source-rules). */
export function checkSources(root: string, folder: string): void {
  const remote = folder.replace('mfe-', '');
  const breaches = remoteSources(root, folder).flatMap((file) =>
    breachesIn(file, readFileSync(join(root, file), 'utf8'), remote),
  );
  if (breaches.length > 0) throw new Error(`${folder} reaches beyond itself.\n\n${breaches.join('\n')}`);
}
