/**
 * `npm run budgets`: compares the bytes (brotli) of each exposed module with the limit in its team's `budgets.json`.
 * Fails when one exceeds it or has none. `--write` sets the limits 10 percent above the current build.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import { type Release, release as releaseSchema } from 'shared-contracts/remote';
import * as v from 'valibot';

const budgets = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));

function sizes(folder: string, { browser }: Release): Record<string, number> {
  const bytes = (file: string) => brotliCompressSync(readFileSync(join(folder, 'dist/browser', file))).length;
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytes(file), 0);
  return Object.fromEntries(
    Object.entries(browser.chunks).map(([name, chunks]) => [name, sum([...new Set([browser.entry, ...chunks])])]),
  );
}

const isWriting = process.argv.includes('--write');
let over = 0;
for (const name of remotePackages) {
  const folder = join(root, name);
  const release = v.parse(releaseSchema, JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')));
  const file = join(folder, 'budgets.json');
  const built = sizes(folder, release);
  if (isWriting) {
    const allowed = Object.entries(built).map(([module, size]) => [module, Math.ceil((size * 1.1) / 500) * 500]);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(allowed), null, 2)}\n`);
  }
  const allowed = existsSync(file) ? v.parse(budgets, JSON.parse(readFileSync(file, 'utf8'))) : {};
  for (const [module, size] of Object.entries(built)) {
    const budget = allowed[module];
    if (budget !== undefined && size <= budget) continue;
    over += 1;
    console.error(`✗ ${name} ${module}: ${size} bytes, ${budget === undefined ? 'no budget' : `${budget} allowed`}`);
  }
}
if (over > 0) {
  console.error('\nMake it smaller, load it later, or say why more is right in budgets.json.');
  process.exit(1);
}
console.log('✓ Every module is within its budget');
