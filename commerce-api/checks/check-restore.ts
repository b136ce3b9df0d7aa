/**
 * `npm run check:restore`: the restore drill. It restores a backup into a database of its own, where every row is
 * compared with the backup, and then compares the books of the restored shop with each other. Nothing else is touched.
 *
 *     --backup=<folder>       the backup to rehearse; without it, one is made of a shop under load
 *     --into=postgres://…     an empty database to restore into; without it, an embedded one that is removed afterwards
 *     --plant=torn-snapshot   plants a known bug into the backup under load, which the drill must find
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bugNamed, restoreBugs } from './plants.ts';
import { rehearse } from './restore/rehearse.ts';
import { backUpUnderLoad } from './restore/under-load.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: { backup: { type: 'string' }, into: { type: 'string' }, plant: { type: 'string' } },
});
const bug = values.plant === undefined ? undefined : bugNamed(values.plant, restoreBugs);
const scratch = await mkdtemp(path.join(tmpdir(), 'commerce-api-restore-'));

async function backUp(): Promise<string> {
  const folder = path.join(scratch, 'backup');
  const surroundings = await openSurroundings();
  try {
    await backUpUnderLoad(surroundings, { folder, histories: 2000, seed: 7, ...(bug ? { bug } : {}) });
  } finally {
    await surroundings.close();
  }
  return folder;
}

try {
  const folder =
    values.backup === undefined ? await backUp() : path.resolve(process.env.INIT_CWD ?? '.', values.backup);
  const started = performance.now();
  const location = values.into === undefined ? { folder: path.join(scratch, 'restored') } : { url: values.into };
  const { rows, orders, faults } = await rehearse(folder, location);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0)
    console.log(`✓ ${rows} rows with ${orders} orders were restored in ${seconds} s; the books agree`);
  process.exitCode = faults.length > 0 === Boolean(bug) ? 0 : 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}
