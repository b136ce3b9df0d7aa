// One instance of the service that dies, as by kill -9, when it reaches the checkpoint that is its first argument, perhaps
// with a known bug, whose name is the second. It writes its port once it listens.

import { loadKeys } from '../../src/auth/keys.ts';
import { openDatabase } from '../../src/database/database.ts';
import { loadBrand } from '../../src/load-brand.ts';
import { pictureFolderOf, readSettings } from '../../src/settings.ts';
import { isBug, plant } from '../plants.ts';
import { serve } from '../serve.ts';

const [, , deadly, bug] = process.argv;
if (bug && isBug(bug)) plant(bug);
// Loaded after the bug was planted, so that it gets the part that was replaced.
const { buildService } = await import('../../src/service.ts');
const settings = readSettings();
const { db, close } = await openDatabase(settings.database);
const keys = await loadKeys(settings.dataFolder, process.env);
const service = await buildService({
  db,
  keys,
  pictures: (await loadBrand(settings.brandFolder, pictureFolderOf(settings))).pictures,
  settings,
  shareAnswers: false,
  checkpoint: (reached) => {
    if (reached === deadly) process.kill(process.pid, 'SIGKILL');
  },
});
await serve(service, close);
