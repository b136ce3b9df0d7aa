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
  let passed = false;
  const shop = await openTestShop({}, live.bring(versions));
  try {
    const report = join(folder, 'report.json');
    // The first failure is enough to refuse, and somebody is waiting for the result.
    const args = [
      '--max-failures',
      '1',
      '--project',
      'desktop',
      '--reporter',
      'line,json',
      '--output',
      join(folder, 'results'),
    ];
    const status = await runPlaywright([...files, ...args], {
      shop,
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    passed = status === 0;
    if (passed) continue;
    failed += 1;
    for (const { title, file, ids, reason } of failuresIn(readFileSync(report, 'utf8'))) {
      console.error(`✗ "${title}" (${file}) fails with ${candidate} ${version ?? 'of this folder'} beside ${beside}.`);
      console.error(`  ${reason}\n  Hit are shoppers who need ${ids.join(', ') || 'this journey'}.`);
    }
  } finally {
    await shop.close();
    if (passed) rmSync(folder, { recursive: true, force: true });
    else console.error(`  Screenshots and traces (npx playwright show-trace): ${join(folder, 'results')}`);
  }
}
process.exit(failed === 0 ? 0 : 1);
