import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Release, release as releaseSchema } from 'shared-contracts/remote';
import * as v from 'valibot';

const budgets = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));
const fileOf = (folder: string) => join(folder, 'budgets.json');
/** The compressed size of equal sources differs by less than this share between builds. */
const TOLERANCE = 0.01;

/** Hex digits drawn from a name, as many as a hash has. */
const digitsOf = (name: string, length: number) => createHash('sha256').update(name).digest('hex').slice(0, length);

/**
 * Returns a function that replaces the hashes in a build's code by digits drawn from the names of the hashed files. Hex
 * digits hardly compress: with the hashes themselves, chance decides whether a module keeps its budget.
 */
function hashReplacer({ container, files }: Release): (code: string) => string {
  const replacements = new Map<string, string>();
  for (const file of Object.keys(files)) {
    const [, name, hash] = /^browser\/(.*)\.([0-9a-f]{8})\.js$/.exec(file) ?? [];
    if (name && hash) replacements.set(hash, digitsOf(name, hash.length));
  }
  const [, version] = /_([0-9a-f]{12})$/.exec(container) ?? [];
  if (version) replacements.set(version, digitsOf('container', version.length));
  const pattern = new RegExp([...replacements.keys()].join('|') || '(?!)', 'g');
  return (code) => code.replace(pattern, (hash) => replacements.get(hash) ?? hash);
}

/** Bytes (brotli) that each exposed module of a build adds to a page. */
export function builtSizes(folder: string): Record<string, number> {
  const built = v.parse(releaseSchema, JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')));
  const replaceHashes = hashReplacer(built);
  const { browser } = built;
  const files = new Set([browser.entry, ...Object.values(browser.chunks).flat()]);
  const compressed = (file: string) =>
    brotliCompressSync(replaceHashes(readFileSync(join(folder, 'dist/browser', file), 'utf8'))).length;
  const sizes = new Map([...files].map((file) => [file, compressed(file)]));
  const sum = (parts: readonly string[]) => parts.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
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

/** Modules of a build, each as a sentence. */
interface BudgetResult {
  /** Without a budget, or more than 1 percent above it. */
  readonly failures: readonly string[];
  /** Up to 1 percent above their budgets. */
  readonly warnings: readonly string[];
}

/** Compares the build of a remote with its budgets. */
export function compareBudgets(folder: string): BudgetResult {
  const file = fileOf(folder);
  const allowed = existsSync(file) ? v.parse(budgets, JSON.parse(readFileSync(file, 'utf8'))) : {};
  const failures: string[] = [];
  const warnings: string[] = [];
  for (const [module, size] of Object.entries(builtSizes(folder))) {
    const budget = allowed[module];
    const line = `${basename(folder)} ${module}: ${size} bytes, ${budget === undefined ? 'no budget' : `${budget} allowed`}`;
    if (budget === undefined || size > budget * (1 + TOLERANCE)) failures.push(line);
    else if (size > budget) warnings.push(line);
  }
  return { failures, warnings };
}
