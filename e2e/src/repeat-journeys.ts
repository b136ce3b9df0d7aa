/**
 * `npm run repeat -- <journeys>`: repeats journeys 20 times to expose races. The state is kept in e2e/.repeat, so that an
 * interrupted run continues where it stopped. `--fresh` starts again. The seed of a round sets how many workers compete.
 */
import { createHash, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { findBrowser } from './browser.ts';
import { failuresIn } from './journey-report.ts';
import { runPlaywright } from './playwright.ts';
import { prepareShop } from './prepared-shop.ts';

const ROUNDS = 20;

const round = v.object({ seed: v.number(), failures: v.array(v.object({ title: v.string(), reason: v.string() })) });
const state = v.object({ rounds: v.array(round) });

const words = process.argv.slice(2).filter((word) => word !== '--');
const journeys = words.filter((word) => word !== '--fresh');
if (journeys.length === 0) {
  console.error('Usage: npm run repeat -- <journey> […] [--fresh]');
  process.exit(1);
}
const folder = join(import.meta.dirname, '../.repeat');
mkdirSync(folder, { recursive: true });
const name = createHash('sha256').update(journeys.join('\0')).digest('hex').slice(0, 12);
const stateFile = join(folder, `${name}.json`);
const reportFile = join(folder, `${name}-report.json`);
if (words.includes('--fresh')) rmSync(stateFile, { force: true });
const { rounds } = existsSync(stateFile)
  ? v.parse(state, JSON.parse(readFileSync(stateFile, 'utf8')))
  : { rounds: [] as v.InferOutput<typeof round>[] };
if (rounds.length > 0) console.log(`· Continues after round ${rounds.length}`);

await findBrowser();
await prepareShop();
while (rounds.length < ROUNDS) {
  const seed = randomInt(2 ** 31);
  const workers = 1 + (seed % (availableParallelism() + 1));
  console.log(`· Round ${rounds.length + 1} of ${ROUNDS}, seed ${seed}, ${workers} workers`);
  rmSync(reportFile, { force: true });
  const status = await runPlaywright([...journeys, '--reporter', 'line,json', '--workers', String(workers)], {
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  // An interrupted round is repeated by the next run.
  if (status === 130 || !existsSync(reportFile)) process.exit(status || 1);
  const failures = failuresIn(readFileSync(reportFile, 'utf8')).map(({ title, reason }) => ({ title, reason }));
  if (status !== 0 && failures.length === 0) process.exit(status);
  rounds.push({ seed, failures });
  writeFileSync(stateFile, `${JSON.stringify({ rounds }, null, 2)}\n`);
}
rmSync(stateFile);
const failed = rounds.filter(({ failures }) => failures.length > 0);
for (const { seed, failures } of failed)
  for (const { title, reason } of failures) console.error(`✗ seed ${seed}: ${title}\n  ${reason}`);
console.log(failed.length === 0 ? `✓ All ${ROUNDS} rounds passed` : `${failed.length} of ${ROUNDS} rounds failed`);
process.exit(failed.length === 0 ? 0 : 1);
