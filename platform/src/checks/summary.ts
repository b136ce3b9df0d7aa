import { entryOf, type KnownFlakyTest, toleratedFlaky } from './flaky-tests.ts';
import type { StageResult } from './run-stages.ts';

/** Lines of the list of failures; the output above it has everything. */
const maxLines = 40;
const maxLineLength = 240;

export interface Summary {
  readonly lines: readonly string[];
  readonly failed: number;
}

/**
 * The end of a run: a list of failures and flaky tests in at most 40 lines, then the number of tests that passed and
 * failed. A stage without tests counts as one. `problems` are those of the list of known flaky tests.
 */
export function summarize(
  results: readonly StageResult[],
  known: readonly KnownFlakyTest[],
  problems: readonly string[],
): Summary {
  const records = results.flatMap((result) => result.records);
  const flaky = records.flatMap((record) => record.flaky);
  const tooMany = flaky.length > toleratedFlaky;
  const lines = [
    ...results.flatMap(linesOf),
    ...problems.map((problem) => `✗ ${problem}`),
    ...(tooMany ? [`✗ ${flaky.length} tests are flaky; ${toleratedFlaky} are tolerated`] : []),
    ...flaky.map((test) => {
      const entry = entryOf(known, test);
      const listed = entry ? `${entry.owner} fixes it by ${entry.until}` : 'not listed';
      return `~ ${test.file}: ${test.title}: flaky, ${listed}: ${test.reason}`;
    }),
  ];
  const count = (state: StageResult['state']) =>
    results.filter((result) => result.state === state && result.records.length === 0).length;
  const sum = (numberOf: (record: StageResult['records'][number]) => number) =>
    records.reduce((total, record) => total + numberOf(record), 0);
  // A stage can fail although all of its tests passed, for example by an error after the last one.
  const failedOtherwise = results.filter(
    ({ state, records: own }) => state === 'failed' && own.length > 0 && own.every(({ failed }) => failed.length === 0),
  ).length;
  const passed = count('passed') + sum((record) => record.passed);
  const failed =
    count('failed') + failedOtherwise + sum((record) => record.failed.length) + problems.length + (tooMany ? 1 : 0);
  const skipped = count('not run') + sum((record) => record.skipped);
  return {
    lines: [...shortened(lines), `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`],
    failed,
  };
}

function linesOf({ stage: { name }, state, reasons }: StageResult): string[] {
  if (state === 'passed') return [];
  if (state === 'not run') return [`✗ ${name}: not run: ${reasons.join(', ')}`];
  return [`✗ ${name}`, ...reasons.map((reason) => `    ${reason}`)];
}

function shortened(lines: readonly string[]): string[] {
  const cut = lines.map((line) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength - 1)}…` : line));
  if (cut.length <= maxLines) return cut;
  return [...cut.slice(0, maxLines - 1), `… and ${cut.length - maxLines + 1} more lines; see above`];
}
