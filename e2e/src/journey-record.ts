import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { reasonOf, type TestRecord, writeRecord } from 'platform/checks/test-record';
import { journeyName, keepTouched } from 'platform/checks/touched';
import { root } from 'release-kit/folders';
import { touchedKind } from './touched-modules.ts';

/** Failures after which the rest of a run tells nothing new. */
const failureLimit = 10;

/**
 * Playwright reporter that writes the record of the journeys, and ends a run in which too many fail. With KEEP_TOUCHED, which is for
 * runs of all journeys, it also keeps what they touched.
 */
export default class JourneyRecord implements Reporter {
  private suite: Suite | undefined;
  private failures = 0;
  private readonly record: TestRecord = { passed: 0, skipped: 0, failed: [], flaky: [] };

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  /** An error outside of any journey, such as a file that does not compile. */
  onError({ message }: { readonly message?: string }): void {
    this.record.failed.push({ file: 'e2e', title: 'an error outside of journeys', reason: reasonOf(message) });
  }

  onTestEnd({ expectedStatus }: TestCase, { status, retry }: TestResult): void {
    if (retry > 0 || [expectedStatus, 'skipped', 'interrupted'].includes(status)) return;
    this.failures += 1;
    if (this.failures !== failureLimit) return;
    console.log(`${failureLimit} journeys have failed; the others are not run.`);
    // Playwright counts only journeys that failed their retry (`maxFailures`), which comes after all others.
    process.kill(process.pid, 'SIGINT');
  }

  onEnd(): void {
    for (const test of this.suite?.allTests() ?? []) {
      const [, project, , ...titles] = test.titlePath();
      const message = test.results.flatMap(({ errors }) => errors)[0]?.message;
      const reported = {
        file: relative(root, test.location.file),
        title: `[${project}] ${titles.join(' › ')}`,
        reason: reasonOf(message),
      };
      const outcome = test.outcome();
      if (outcome === 'unexpected') this.record.failed.push(reported);
      else if (outcome === 'skipped') this.record.skipped += 1;
      else this.record.passed += 1;
      if (outcome === 'flaky') this.record.flaky.push(reported);
    }
    writeRecord('e2e', this.record);
    if (process.env.KEEP_TOUCHED) keepTouched(this.touchedByFile());
  }

  /** What each file of journeys touched, of those that passed. */
  private touchedByFile(): Map<string, ReadonlySet<string>> {
    const tests = Map.groupBy(this.suite?.allTests() ?? [], ({ location }) =>
      journeyName(relative(root, location.file)),
    );
    return new Map(
      [...tests].flatMap(([name, all]) => {
        if (name === undefined || all.some((test) => !test.ok())) return [];
        const annotations = all.flatMap(({ results }) => results.flatMap((result) => result.annotations));
        const touched = annotations.filter(({ type }) => type === touchedKind);
        return [[name, new Set(touched.flatMap(({ description = '' }) => description.split(' ').filter(Boolean)))]];
      }),
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
