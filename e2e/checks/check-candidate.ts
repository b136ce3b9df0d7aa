/**
 * Part of `npm run release`: runs journeys in a shop of its own that holds what is live and a candidate. Arguments: names of
 * journeys with commas between, then a remote and its version, or a side (`shell`, `services`), which is taken as it stands
 * in this folder and also tried with the versions before.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCandidateArguments } from 'platform/gate/candidate-journeys';
import { failuresIn } from '../src/journey-report.ts';
import { readLive, type Version } from '../src/live-releases.ts';
import { runPlaywright } from '../src/playwright.ts';
import { collectFaults, type ReportedFault, toldFault } from '../src/reported-faults.ts';
import { openTestShop } from '../src/shop-under-test.ts';

const {
  journeys,
  candidate: { name: candidate, version },
} = parseCandidateArguments(process.argv.slice(2));
const live = await readLive();
const withCandidate = (versions: readonly Version[]): readonly Version[] =>
  version === undefined
    ? versions
    : [...versions.filter(({ remote }) => remote !== candidate), { remote: candidate, version }];
const told = (versions: readonly Version[]) => versions.map((one) => `${one.remote} ${one.version}`).join(', ');

// The shop has its own keys, store, and environment; it never uses the real ones.
for (const name of [
  'RELEASE_SIGNING_KEY',
  'RELEASE_TRUSTED_KEYS',
  'RELEASE_STORE',
  'RELEASE_ENVIRONMENT',
  'DATABASE_URL',
])
  delete process.env[name];

const rounds = [withCandidate(live.stable)];
if (version === undefined && told(live.previous) !== told(live.stable)) rounds.push(live.previous);
const files = journeys.map((name) => `/${name}\\.spec\\.ts$`);
let failed = 0;
for (const versions of rounds) {
  const beside = told(versions.filter(({ remote }) => remote !== candidate));
  console.log(`· ${candidate} ${version ?? 'of this folder'} beside ${beside}: ${journeys.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'candidate-'));
  const faults: ReportedFault[] = [];
  const stop = new AbortController();
  const collector = await collectFaults((fault) => {
    // Of the shell or the services, every fault may be the consequence.
    if (version !== undefined && (fault.remote !== candidate || fault.release !== version)) return;
    faults.push(fault);
    // Its own error says more than the journey that waits for what does not come.
    stop.abort();
  });
  const report = join(folder, 'report.json');
  // The first failure is enough to refuse, and somebody is waiting for the result.
  const args = ['--max-failures', '1', '--project', 'desktop', '--reporter', 'line,json'];
  const shop = await openTestShop(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin },
    {
      bringReleases: live.bring(versions),
    },
  );
  let status: number;
  try {
    status = await runPlaywright([...files, ...args, '--output', join(folder, 'results')], {
      shop,
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, COMPARE_PAGES: 'on' },
      signal: stop.signal,
    });
  } finally {
    // Sends the last reports.
    await shop.close();
    await collector.close();
  }
  if (status === 0 && faults.length === 0) {
    rmSync(folder, { recursive: true, force: true });
    continue;
  }
  failed += 1;
  const words = new Set(faults.map(toldFault));
  for (const fault of words) console.error(`✗ ${fault}`);
  for (const { title, file, ids, reason } of words.size > 0 ? [] : failuresIn(readFileSync(report, 'utf8'))) {
    console.error(`✗ "${title}" (${file}) fails with ${candidate} ${version ?? 'of this folder'} beside ${beside}.`);
    console.error(`  ${reason}\n  Hit are shoppers who need ${ids.join(', ') || 'this journey'}.`);
  }
  console.error(`  Screenshots and traces (npx playwright show-trace): ${join(folder, 'results')}`);
}
process.exit(failed === 0 ? 0 : 1);
