import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Release, release as releaseSchema } from 'shared-contracts/remote';
import * as v from 'valibot';

const budgets = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));
const fileOf = (folder: string) => join(folder, 'budgets.json');

/** Bytes (brotli) that each exposed module of a build adds to a page. */
function builtSizes(folder: string): Record<string, number> {
  const { browser }: Release = v.parse(
    releaseSchema,
    JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')),
  );
  const bytes = (file: string) => brotliCompressSync(readFileSync(join(folder, 'dist/browser', file))).length;
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytes(file), 0);
  return Object.fromEntries(
    Object.entries(browser.chunks).map(([name, chunks]) => [name, sum([...new Set([browser.entry, ...chunks])])]),
  );
}

/** Sets the budgets of a remote 10 percent above its build. */
export function writeBudgets(folder: string): void {
  const allowed = Object.entries(builtSizes(folder)).map(([module, size]) => [
    module,
    Math.ceil((size * 1.1) / 500) * 500,
  ]);
  writeFileSync(fileOf(folder), `${JSON.stringify(Object.fromEntries(allowed), null, 2)}\n`);
}

/** The modules of a remote's build that exceed their budget or have none, as sentences. */
export function overBudget(folder: string): string[] {
  const file = fileOf(folder);
  const allowed = existsSync(file) ? v.parse(budgets, JSON.parse(readFileSync(file, 'utf8'))) : {};
  return Object.entries(builtSizes(folder)).flatMap(([module, size]) => {
    const budget = allowed[module];
    if (budget !== undefined && size <= budget) return [];
    return `${module}: ${size} bytes, ${budget === undefined ? 'no budget' : `${budget} allowed`}`;
  });
}
