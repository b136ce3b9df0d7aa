/**
 * `npm run check:crash`: a real process of the service on a real PostgreSQL is killed, as by kill -9, at every step of
 * placing, cancelling and returning, with every payment provider and a gift card beside it. After the restart there is
 * exactly one outcome, and the books of shop and provider agree. It ends with 0 when nothing went wrong; with a planted
 * bug, when it was found.
 *
 *     --act=… --method=… --at=…   some of the steps
 *     --plant=fresh-keys          plants a known bug: fresh-keys, forgotten-stock, idle-recovery, forgotten-attempt
 */
import { parseArgs } from 'node:util';
import { playCrash } from './crash/run.ts';
import { scenarios } from './crash/scenarios.ts';
import { bugNamed, crashBugs, oneNamed } from './plants.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: { act: { type: 'string' }, method: { type: 'string' }, at: { type: 'string' }, plant: { type: 'string' } },
});
for (const [what, given, known] of [
  ['act', values.act, scenarios.map(({ act }) => act)],
  ['method', values.method, scenarios.map(({ method }) => method)],
  ['step', values.at, scenarios.map(({ deadly }) => deadly)],
] as const)
  if (given !== undefined) oneNamed(what, given, known);
const chosen = scenarios.filter(
  ({ act, method, deadly }) =>
    (values.act ?? act) === act && (values.method ?? method) === method && (values.at ?? deadly) === deadly,
);
if (chosen.length === 0) throw new Error('No step is all of that: leave out --act, --method, or --at');
const bug = values.plant === undefined ? undefined : bugNamed(values.plant, crashBugs);
const surroundings = await openSurroundings();
let failures = 0;
try {
  for (const scenario of chosen) {
    const { act, method, deadly } = scenario;
    const { holds, why } = await playCrash(surroundings, scenario, bug ? { bug } : {});
    if (!holds) failures += 1;
    console.log(`${holds ? '✓' : '✗'} ${act}, ${method}, killed at ${deadly}${why ? `: ${why}` : ''}`);
  }
} finally {
  await surroundings.close();
}
console.log(
  failures === 0
    ? `✓ ${chosen.length} kills, each with one outcome, and books that agree`
    : `✗ ${failures} of ${chosen.length} kills left something wrong`,
);
if (bug && failures === 0)
  console.log(
    `✗ The planted bug "${bug}" does not show in these steps: play all of them, without --act, --method, or --at`,
  );
process.exitCode = failures > 0 === Boolean(bug) ? 0 : 1;
