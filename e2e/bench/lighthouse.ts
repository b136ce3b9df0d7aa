/** `npm run bench -- lighthouse`: Lighthouse (mobile, simulated) on the pages that are read most, each as the median of three. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, findBrowser } from '../src/browser.ts';

const floor: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const runs = 3;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly numericValue?: number }>
  >;
}

/** Lighthouse at times loses its own trace and asks to be run again; that says nothing of the page. */
const lostTrace = /NO_NAVSTART|Something went wrong with recording the trace/;

function runOnce(url: string, chrome: string, folder: string, tries = 3): Report {
  const file = join(folder, 'report.json');
  const result = spawnSync(
    join(import.meta.dirname, '../node_modules/.bin/lighthouse'),
    [
      url,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chrome }, encoding: 'utf8' },
  );
  if (result.status !== 0 && tries > 1 && lostTrace.test(result.stderr)) return runOnce(url, chrome, folder, tries - 1);
  if (result.status !== 0) throw new Error(`Lighthouse failed on ${url}:\n${result.stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** Prints the scores of the pages; gives those that are below the floor. */
export async function lighthouse(origin: string, paths: readonly string[]): Promise<string[]> {
  const chrome = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const below: string[] = [];
  for (const path of paths) {
    // Once unseen, so that pictures are made and files are compressed as in a shop that runs.
    runOnce(origin + path, chrome, folder);
    const reports = Array.from({ length: runs }, () => runOnce(origin + path, chrome, folder));
    const scores = Object.keys(floor).map(
      (category) =>
        [
          category,
          Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100),
        ] as const,
    );
    const metric = (name: string) => Math.round(median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)));
    console.log(
      `${path}\n  ${scores.map(([category, score]) => `${category} ${score}`).join(', ')}\n  LCP ${metric('largest-contentful-paint')} ms, TBT ${metric('total-blocking-time')} ms, CLS ${median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)).toFixed(3)}`,
    );
    for (const [category, score] of scores) {
      if (score >= (floor[category] ?? 0)) continue;
      below.push(`${path}: ${category} ${score}`);
      const failed = Object.entries(reports[0]?.audits ?? {}).filter(
        ([, { score: audit }]) => audit !== null && audit < 0.9,
      );
      console.log(failed.map(([id, { title }]) => `    ${id}: ${title}`).join('\n'));
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return below;
}
