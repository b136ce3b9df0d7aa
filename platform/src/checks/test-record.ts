import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from 'release-kit/folders';
import * as v from 'valibot';

const reportedTest = v.object({
  /** From the repository's root. */
  file: v.string(),
  title: v.string(),
  /** The first line of the first error. */
  reason: v.string(),
});
const testRecord = v.object({
  passed: v.number(),
  skipped: v.number(),
  failed: v.array(reportedTest),
  /** Tests that failed and passed when they were retried; `passed` counts them, too. */
  flaky: v.array(reportedTest),
});

export type ReportedTest = v.InferOutput<typeof reportedTest>;
/** The results of one package's tests, which the reporters for Vitest and Playwright write for `npm test`. */
export type TestRecord = v.InferOutput<typeof testRecord>;

const fileOf = (name: string) => join(root, name, 'test-results/record.json');
const ansiColor = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

export const withoutColors = (text: string): string => text.replaceAll(ansiColor, '');

/** The first line of an error's message, without the colors of a terminal. */
export const reasonOf = (message = 'no reason given'): string => withoutColors(message).split('\n')[0] ?? '';

export function writeRecord(packageName: string, record: TestRecord): void {
  const file = fileOf(packageName);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record, null, 2));
}

/** Returns undefined when the package's tests have not run. */
export function readRecord(packageName: string): TestRecord | undefined {
  const file = fileOf(packageName);
  return existsSync(file) ? v.parse(testRecord, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export const removeRecord = (packageName: string): void => rmSync(fileOf(packageName), { force: true });
