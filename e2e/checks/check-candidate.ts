/**
 * Part of `npm run release`: runs journeys in a shop of its own that holds what is live and a candidate. The shop opens at once.
 * Standard input then names the journeys and the candidate, once it is published: a remote and its version, or a side (`shell`,
 * `services`), which is taken as it stands in this folder and also tried with the versions before. Empty input ends the command.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type CandidateOrder, parseOrder } from 'platform/gate/candidate-journeys';
import { failuresIn } from '../src/journey-report.ts';
import { readLive, type Version } from '../src/live-releases.ts';
import { runPlaywright } from '../src/playwright.ts';
import { collectFaults, describeFault, type ReportedFault } from '../src/reported-faults.ts';
import { openTestShop } from '../src/shop-under-test.ts';

const live = await readLive();
// The shop has its own keys, store, and environment; it never uses the real ones.
for (const name of [
  'RELEASE_SIGNING_KEY',
  'RELEASE_TRUSTED_KEYS',
  'RELEASE_STORE',
  'RELEASE_ENVIRONMENT',
  'DATABASE_URL',
])
  delete process.env[name];

/** Nothing is to be checked after all: what was to be released is not sound. */
class NoOrder extends Error {}

const versionList = (versions: readonly Version[]) => versions.map((one) => `${one.remote} ${one.version}`).join(', ');
const withCandidate = (versions: readonly Version[], { name: remote, version }: CandidateOrder): readonly Version[] =>
  version === undefined ? versions : [...versions.filter((other) => other.remote !== remote), { remote, version }];
/** Of the shell or the services, every fault may be the consequence. */
const isConsequence = ({ name, version }: CandidateOrder, fault: ReportedFault) =>
  version === undefined || (fault.remote === name && fault.release === version);

/** Runs the journeys of an order beside versions of the others; false when one fails. */
async function passesBeside(versions: readonly Version[], asked: Promise<CandidateOrder>): Promise<boolean> {
  const faults: ReportedFault[] = [];
  const stop = new AbortController();
  const collector = await collectFaults(async (fault) => {
    if (!isConsequence(await asked, fault)) return;
    faults.push(fault);
    // Its own error says more than the journey that waits for what does not come.
    stop.abort();
  });
  const shop = await openTestShop(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin },
    { bringReleases: async (folder, keys) => live.bring(withCandidate(versions, await asked))(folder, keys) },
  );
  const { journeys, name, version = 'of this folder' } = await asked;
  const beside = versionList(versions.filter(({ remote }) => remote !== name));
  console.log(`· ${name} ${version} beside ${beside}: ${journeys.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'candidate-'));
  const report = join(folder, 'report.json');
  const files = journeys.map((journey) => `/${journey}\\.spec\\.ts$`);
  // Stops at the first failure, which is enough to refuse: a developer waits for the result.
  const args = ['--max-failures', '1', '--project', 'desktop', '--reporter', 'line,json'];
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
    return true;
  }
  const words = new Set(faults.map(describeFault));
  for (const fault of words) console.error(`✗ ${fault}`);
  for (const { title, file, ids, reason } of words.size > 0 ? [] : failuresIn(readFileSync(report, 'utf8'))) {
    console.error(`✗ "${title}" (${file}) fails with ${name} ${version} beside ${beside}.`);
    console.error(`  ${reason}\n  Hit are shoppers who need ${ids.join(', ') || 'this journey'}.`);
  }
  console.error(`  Screenshots and traces (npx playwright show-trace): ${join(folder, 'results')}`);
  return false;
}

async function check(): Promise<boolean> {
  const asked = text(process.stdin).then((words) => {
    const order = parseOrder(words);
    if (!order) throw new NoOrder();
    return order;
  });
  // The shop waits for it when it has opened so far; until then nobody does.
  asked.catch(() => undefined);
  const fitsStable = await passesBeside(live.stable, asked);
  const { version } = await asked;
  if (version !== undefined || versionList(live.previous) === versionList(live.stable)) return fitsStable;
  return (await passesBeside(live.previous, asked)) && fitsStable;
}

const passes = await check().catch((error: unknown) => {
  if (error instanceof NoOrder) return true;
  throw error;
});
process.exit(passes ? 0 : 1);
