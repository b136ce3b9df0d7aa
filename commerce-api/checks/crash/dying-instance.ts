// Runs an instance of the service that kills itself at the checkpoint in the first argument, optionally with the
// planted bug in the second. Prints its port when it listens.

import { loadKeys } from '../../src/auth/keys.ts';
import { openDatabase } from '../../src/database/database.ts';
import { loadBrand } from '../../src/load-brand.ts';
import { pictureFolderOf, readSettings } from '../../src/settings.ts';
import { isBug, plant } from '../plants.ts';
import { serve } from '../serve.ts';

const [, , deadly, bug] = process.argv;
if (bug && isBug(bug)) plant(bug);
// Imported after the bug is planted, so that the replacement is loaded.
const { buildService } = await import('../../src/service.ts');
const settings = readSettings();
const { db, changes, close } = await openDatabase(settings.database);
const keys = await loadKeys(settings.dataFolder, process.env);
const service = await buildService({
  db,
  changes,
  keys,
  pictures: (await loadBrand(settings.brandFolder, pictureFolderOf(settings))).pictures,
  settings,
  shareAnswers: false,
  checkpoint: (reached) => {
    if (reached === deadly) process.kill(process.pid, 'SIGKILL');
  },
});
await serve(service, close);
