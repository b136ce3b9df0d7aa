import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'release-kit/folders';

const file = join(root, 'docs/resilience.md');

/** Writes what a check found into its part of docs/resilience.md; parts of other checks stay as they are. */
export function writeSection(check: string, text: string): void {
  const [begin, end] = [`<!-- ${check} -->`, `<!-- end of ${check} -->`];
  const document = readFileSync(file, 'utf8');
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no part between "${begin}" and "${end}"`);
  writeFileSync(file, `${document.slice(0, from)}${begin}\n\n${text}\n\n${document.slice(to)}`);
}
