import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alterBuild, resealBuild } from './altered-build.ts';

/** The statement that tampered code begins with, which reveals that it ran. */
export const mark = (file: string) => `(globalThis.__ran ??= []).push(${JSON.stringify(file)});`;

/** An older release of a remote with the same file names and different content that reports when it runs. */
export function olderBuild(folder: string, remote: string): string {
  alterBuild(folder, { remote, version: '0.0.1', replace: {} });
  resealBuild(folder, ({ files }) => {
    for (const file of Object.keys(files))
      writeFileSync(join(folder, file), mark(file) + readFileSync(join(folder, file), 'utf8'));
  });
  return folder;
}
