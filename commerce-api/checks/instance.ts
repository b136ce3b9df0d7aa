// Runs one instance of the service as a separate process, because production runs several on one database: `main.ts`
// without the preparation, optionally with the planted bug named by its only argument. Prints its port when it listens.

import { loadKeys } from '../src/auth/keys.ts';
import { loadBrand } from '../src/load-brand.ts';
import { pictureFolderOf, readSettings } from '../src/settings.ts';
import { isBug, plant } from './plants.ts';
import { serve } from './serve.ts';

const bug = process.argv[2];
if (bug && isBug(bug)) plant(bug);
// Imported after the bug is planted, so that the replacement is loaded.
const { buildService } = await import('../src/service.ts');
const { openDatabase, withTimeLimit } = await import('../src/database/database.ts');
const settings = readSettings();
const { db, changes, poolUsage, follow, close } = await openDatabase(withTimeLimit(settings.database));
const keys = await loadKeys(settings.dataFolder, process.env);
const { pictures } = await loadBrand(settings.brandFolder, pictureFolderOf(settings));
const service = await buildService({ db, changes, poolUsage, keys, pictures, settings, shareAnswers: true });
follow?.((error) => service.app.log.warn({ err: error }, 'changes by other instances are not known'));
await serve(service, close);
