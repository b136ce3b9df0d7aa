/**
 * `npm run check:storm`: shoppers order, cancel, return, hold, and release the same goods at two instances while
 * holds expire. Exits with 0 when there was no deadlock and no failed call, and stock adds up; with a planted bug, when
 * it was found. Prints how long orders take alone and in the mixture.
 *
 *     --seconds=30        seconds of each phase
 *     --plant=lock-order  plants a known bug; the mixture then goes on until it is found, ten times as long at most
 */
import { parseArgs } from 'node:util';
import { runContention, type Seen } from './contention/run.ts';
import { bugNamed, contentionBugs } from './plants.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' }, plant: { type: 'string' } } });
const bug = values.plant === undefined ? undefined : bugNamed(values.plant, contentionBugs);
const seconds = Number(values.seconds);
const surroundings = await openSurroundings();
try {
  const end = performance.now() + 10 * seconds * 1000;
  const isEnough = ({ deadlocks }: Seen) => !bug || deadlocks > 0 || performance.now() > end;
  const result = await runContention(surroundings, { seconds, isEnough, ...(bug ? { bug } : {}) });
  const { alone, mixed, deadlocks, wrongShelves, tally } = result;
  console.log(
    `${tally.orderTimes.length} orders, ${tally.cancelled} cancellations, ${tally.returned} returns, ${tally.held} holds, ${tally.expired} expired`,
  );
  console.log(
    `99 of 100 orders within ${alone.toFixed(0)} ms alone, ${mixed.toFixed(0)} ms in the mixture (${(mixed / alone).toFixed(1)} times)`,
  );
  for (const fault of tally.faults.slice(0, 10)) console.log(`  ✗ ${fault}`);
  const isRight = deadlocks === 0 && wrongShelves === 0 && tally.faults.length === 0;
  console.log(
    isRight
      ? '✓ No deadlock, no failed call, and stock adds up'
      : `✗ ${deadlocks} deadlocks, ${tally.faults.length} failed calls, ${wrongShelves} wrong shelves`,
  );
  process.exitCode = isRight === !bug ? 0 : 1;
} finally {
  await surroundings.close();
}
