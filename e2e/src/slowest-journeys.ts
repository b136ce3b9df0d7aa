import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = 20;

interface Timed {
  readonly title: string;
  readonly milliseconds: number;
}

/** Playwright reporter that ends a run with its slowest journeys and what all of them took together. */
export default class SlowestJourneys implements Reporter {
  private readonly timed: Timed[] = [];
  private workers = 1;

  onBegin(config: FullConfig): void {
    this.workers = config.workers;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, project, file, ...titles] = test.titlePath();
    this.timed.push({ title: `[${project}] ${file}: ${titles.join(' › ')}`, milliseconds: duration });
  }

  onEnd(): void {
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
    const slowest = this.timed.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN);
    const total = this.timed.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    console.log(`\nThe slowest of ${this.timed.length} journeys:`);
    for (const { title, milliseconds } of slowest) console.log(`  ${seconds(milliseconds).padStart(6)} s  ${title}`);
    console.log(`All journeys together took ${seconds(total)} s on ${this.workers} workers.`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
