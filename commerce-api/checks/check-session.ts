/**
 * `npm run check:session`: sessions on two shells and two engines over one PostgreSQL database, with many tabs at work: no
 * script can read a token, and a sign-out, a changed password, a device that is signed out, and the absolute life of a
 * session end it everywhere with the next call. It ends with 0 when every rule holds; with a planted bug, when it was found.
 *
 *     --rounds=10             how often each rule is checked
 *     --tabs=8                tabs at work at the same time
 *     --plant=no-row-check    plants a known bug: token-in-script, no-row-check, any-shopper, spared-devices, endless-life,
 *                             short-memory
 */
import { parseArgs } from 'node:util';
import { bugNamed, sessionBugs } from './plants.ts';
import { checkSessions } from './sessions/run.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    tabs: { type: 'string', default: '8' },
    plant: { type: 'string' },
  },
});
const bug = values.plant === undefined ? undefined : bugNamed(values.plant, sessionBugs);
const surroundings = await openSurroundings();
try {
  const [rounds, tabs] = [Number(values.rounds), Number(values.tabs)];
  const faults = await checkSessions(surroundings, { rounds, tabs, ...(bug ? { bug } : {}) });
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0) console.log(`✓ Every rule of sessions held ${rounds} times, with ${tabs} tabs`);
  process.exitCode = faults.length > 0 === Boolean(bug) ? 0 : 1;
} finally {
  await surroundings.close();
}
