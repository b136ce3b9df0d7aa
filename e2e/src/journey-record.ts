import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { reasonOf, type TestRecord, writeRecord } from 'platform/checks/test-record';
import { root } from 'release-kit/folders';

/** Playwright reporter that writes the record of the journeys. */
export default class JourneyRecord implements Reporter {
  private suite: Suite | undefined;
  private readonly record: TestRecord = { passed: 0, skipped: 0, failed: [], flaky: [] };

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  /** An error outside of any journey, such as a file that does not compile. */
  onError({ message }: { readonly message?: string }): void {
    this.record.failed.push({ file: 'e2e', title: 'an error outside of journeys', reason: reasonOf(message) });
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
  }

  printsToStdio(): boolean {
    return false;
  }
}
