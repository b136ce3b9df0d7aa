/**
 * `npm run check:upgrade`: runs the previous version beside this one on a database that this one has migrated, and buys
 * at each what the other shows and cancels. Exits with 0 when all of it works; with a planted bug, when it is found.
 *
 *     npm run check:upgrade -- v1.4.0     another previous version than the commit before the newest migration
 *     --plant=required-column             plants a known bug
 */
import { parseArgs } from 'node:util';
import { bugNamed } from './plants.ts';
import { openSurroundings } from './surroundings.ts';
import { previousVersion, withCheckout } from './upgrade/previous-version.ts';
import { runUpgrade, upgradeBugs } from './upgrade/run.ts';

const { values, positionals } = parseArgs({ options: { plant: { type: 'string' } }, allowPositionals: true });
const bug = values.plant === undefined ? undefined : bugNamed(values.plant, upgradeBugs);
const ref = positionals[0] ?? (await previousVersion());
console.log(`Previous version: ${ref}${bug ? `, planted: ${bug}` : ''}`);
const faults = await withCheckout(ref, async (previous) => {
  const { close, ...around } = await openSurroundings();
  return runUpgrade(around, { previous, bug }).finally(close);
});
for (const fault of faults) console.log(`  ✗ ${fault}`);
console.log(
  faults.length === 0
    ? '✓ Both versions work side by side on the new schema'
    : `✗ ${faults.length} of 2 purchases failed`,
);
process.exitCode = faults.length > 0 === Boolean(bug) ? 0 : 1;
