/**
 * `npm run check:failover`: loses the database in every way while shoppers browse and order at two instances, ten times
 * each: terminated connections, fast and immediate restarts, a failover to a standby, and 30 seconds without a
 * database. Exits with 0 when the processes survive, orders resume, and the books agree; with a planted bug, when it is
 * found.
 *
 *     ROUNDS=1                    fewer rounds
 *     --case=failover             one case: terminate, fast, immediate, failover, away
 *     --plant=no-listener         plants a known bug
 *     POSTGRES_BIN=…/bin          another PostgreSQL than the newest of this machine
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSandbox } from '../test/backing.ts';
import { machineBinaries } from './failover/postgres-server.ts';
import { failures, runFailover } from './failover/run.ts';
import { bugNamed, failoverBugs } from './plants.ts';

const { values } = parseArgs({ options: { case: { type: 'string' }, plant: { type: 'string' } } });
const bug = values.plant === undefined ? undefined : bugNamed(values.plant, failoverBugs);
const folder = await mkdtemp(path.join(tmpdir(), 'commerce-api-check-'));
const sandbox = await startSandbox(folder);
const binaries = await machineBinaries();
console.log(`PostgreSQL of ${binaries}${bug ? `, planted: ${bug}` : ''}`);
try {
  const { rounds, faults } = await runFailover({
    binaries,
    sandboxUrl: sandbox.url,
    smtpPort: sandbox.smtpPort,
    failures: failures.filter((failure) => (values.case ?? failure) === failure),
    rounds: Number(process.env.ROUNDS ?? 10),
    awaySeconds: 30,
    ...(bug ? { bug } : {}),
    onRound: ({ failure, round, orders, refusals, resumedAfter }) =>
      console.log(
        `  ${failure} ${round}: ${orders} orders, told to try again ${JSON.stringify(refusals)}, next order after ${(resumedAfter / 1000).toFixed(1)} s`,
      ),
  });
  for (const fault of faults.slice(0, 20)) console.log(`  ✗ ${fault}`);
  const orders = rounds.reduce((sum, round) => sum + round.orders, 0);
  console.log(
    faults.length === 0
      ? `✓ ${rounds.length} losses of the database, ${orders} orders: the processes survived, and the books agree`
      : `✗ ${faults.length} faults after ${rounds.length} losses of the database`,
  );
  process.exitCode = faults.length > 0 === Boolean(bug) && rounds.length > 0 ? 0 : 1;
} finally {
  sandbox.process.kill();
  await rm(folder, { recursive: true, force: true });
}
