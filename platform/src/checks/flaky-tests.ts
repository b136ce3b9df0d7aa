import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readTests, withoutIds } from '../capabilities/named-tests.ts';
import type { ReportedTest } from './test-record.ts';

/** Flaky tests that one run tolerates, listed or not. */
export const toleratedFlaky = 2;
const maxEntries = 3;
const maxDays = 14;
const DAY = 24 * 60 * 60_000;

const knownFlakyTest = v.strictObject({
  /** From the repository's root. */
  file: v.string(),
  /** The test's own title, without its groups and capability ids. */
  title: v.string(),
  /** The team that fixes it, as in CODEOWNERS. */
  owner: v.pipe(v.string(), v.startsWith('@')),
  reason: v.pipe(v.string(), v.minLength(10)),
  /** The day by which it is fixed, such as `2026-11-30`. */
  until: v.pipe(v.string(), v.isoDate()),
});

export type KnownFlakyTest = v.InferOutput<typeof knownFlakyTest>;

const listFile = 'platform/known-flaky-tests.json';

/** Reads the list; throws when it has another shape. */
export const readKnownFlaky = (root: string): readonly KnownFlakyTest[] =>
  v.parse(v.array(knownFlakyTest), JSON.parse(readFileSync(join(root, listFile), 'utf8')));

/** Returns what is wrong with the list on a day, as sentences. */
export function problemsOfList(list: readonly KnownFlakyTest[], root: string, now: Date): string[] {
  const problems = list.length > maxEntries ? [`${list.length} entries; at most ${maxEntries} are allowed`] : [];
  const latest = new Date(now.getTime() + maxDays * DAY).toISOString().slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  for (const { file, title, until, owner } of list) {
    const name = `${file}: ${title}`;
    if (!existsIn(root, file, title)) problems.push(`${name}: no such test`);
    if (until < today) problems.push(`${name}: ${owner} was to fix it by ${until}`);
    if (until > latest) problems.push(`${name}: ${until} is more than ${maxDays} days ahead`);
  }
  return problems.map((problem) => `${listFile}: ${problem}`);
}

function existsIn(root: string, file: string, title: string): boolean {
  const path = join(root, file);
  return existsSync(path) && readTests(file, readFileSync(path, 'utf8')).some((test) => test.title === title);
}

/** Returns the entry that lists a test. */
export const entryOf = (list: readonly KnownFlakyTest[], { file, title }: ReportedTest): KnownFlakyTest | undefined =>
  list.find((known) => known.file === file && withoutIds(title).endsWith(known.title));
