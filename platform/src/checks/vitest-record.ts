import { relative } from 'node:path';
import { root } from 'release-kit/folders';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { reasonOf, type TestRecord, writeRecord } from './test-record.ts';

/** Vitest reporter that writes the record of a package's tests: meanwhile what runs, for a run that is stopped. */
export default class VitestRecord implements Reporter {
  private packageName = '';
  private passed = 0;
  private readonly running = new Map<string, string>();

  onInit(vitest: Vitest): void {
    this.packageName = relative(root, vitest.config.root);
  }

  onTestModuleStart(module: TestModule): void {
    this.recordRunning(this.fileOf(module), 'the file itself');
  }

  onTestCaseReady(test: TestCase): void {
    this.recordRunning(this.fileOf(test.module), test.fullName);
  }

  onTestModuleEnd(module: TestModule): void {
    this.running.delete(this.fileOf(module));
    this.passed += [...module.children.allTests('passed')].length;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly { readonly message: string }[]): void {
    const record: TestRecord = { passed: 0, skipped: 0, failed: [], flaky: [] };
    for (const module of modules) this.add(module, record);
    for (const { message } of unhandledErrors)
      record.failed.push({ file: this.packageName, title: 'an unhandled error', reason: reasonOf(message) });
    writeRecord(this.packageName, record);
  }

  private recordRunning(file: string, title: string): void {
    this.running.set(file, title);
    const failed = [...this.running].map(([own, last]) => ({ file: own, title: last, reason: 'did not end' }));
    writeRecord(this.packageName, { passed: this.passed, skipped: 0, failed, flaky: [] });
  }

  private readonly fileOf = ({ relativeModuleId }: TestModule): string => `${this.packageName}/${relativeModuleId}`;

  private add(module: TestModule, record: TestRecord): void {
    const file = this.fileOf(module);
    for (const { message } of module.errors())
      record.failed.push({ file, title: 'the file itself', reason: reasonOf(message) });
    for (const suite of module.children.allSuites())
      for (const { message } of suite.errors())
        record.failed.push({ file, title: suite.fullName, reason: reasonOf(message) });
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      const reported = { file, title: test.fullName, reason: reasonOf(errors?.[0]?.message) };
      if (state === 'failed') record.failed.push(reported);
      else if (state === 'passed') record.passed += 1;
      else record.skipped += 1;
      if (test.diagnostic()?.flaky) record.flaky.push(reported);
    }
  }
}
