/**
 * `npm run check:histories`: random histories of shoppers who want the same things at once, against several instances
 * of the service on a real PostgreSQL. It ends with 0 when nothing went wrong; with a planted bug, when it was found.
 *
 *     --count=10000      how many histories
 *     --seed=1 --path=…  one that went wrong, as it was told
 *     --plant=no-claim   plants a known bug: no-claim, no-idempotency, refund-twice, early-points, forgotten-attempt
 *     --instances=2 --lanes=12
 */
import { parseArgs } from 'node:util';
import { runHistories } from './histories/run.ts';
import { bugNamed, historyBugs } from './plants.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 30)) },
    path: { type: 'string' },
    plant: { type: 'string' },
    instances: { type: 'string', default: '2' },
    lanes: { type: 'string', default: '12' },
  },
});
const bug = values.plant === undefined ? undefined : bugNamed(values.plant, historyBugs);
const surroundings = await openSurroundings();
const started = performance.now();
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0);
try {
  console.log(
    `Seed ${values.seed}, ${values.count} histories, ${values.instances} instances${bug ? `, planted: ${bug}` : ''}`,
  );
  const { played, orders, failure } = await runHistories(surroundings, {
    count: Number(values.count),
    seed: Number(values.seed),
    ...(values.path === undefined ? {} : { path: values.path }),
    ...(bug ? { bug } : {}),
    reduce: true,
    instances: Number(values.instances),
    lanes: Number(values.lanes),
    onProgress: (count) => {
      if (count % 1000 === 0) console.log(`  ${count} played (${seconds()} s)`);
    },
  });
  if (failure) {
    console.log(`\n✗ ${failure.sentence}\n  after ${played} histories, ${seconds()} s. The smallest that was found:\n`);
    console.log(JSON.stringify(failure.history, null, 1).replace(/\n\s{4,}/g, ' '));
    console.log(
      `\n  npm run check:histories -- --seed=${failure.seed} --path=${failure.path}${bug ? ` --plant=${bug}` : ''}`,
    );
  } else {
    console.log(
      `✓ ${played} histories, ${orders} orders: nothing oversold, lost or doubled; the books balance (${seconds()} s)`,
    );
  }
  process.exitCode = Boolean(failure) === Boolean(bug) ? 0 : 1;
} finally {
  await surroundings.close();
}
