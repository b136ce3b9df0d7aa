// Runs the service as a separate process that kills itself at a checkpoint of placement. Arguments: database location
// and checkpoint as JSON. Prints its port when it listens.

import { importPKCS8, importSPKI } from 'jose';
import { serve } from '../checks/serve.ts';
import { type DatabaseLocation, openDatabase } from '../src/database/database.ts';
import { loadBrand } from '../src/load-brand.ts';
import { buildService } from '../src/service.ts';

interface CrashOrder {
  readonly location: DatabaseLocation;
  readonly checkpoint: string;
  readonly settings: Parameters<typeof buildService>[0]['settings'];
  readonly privateKey: string;
  readonly publicKey: string;
}

const { location, checkpoint, settings, privateKey, publicKey } = JSON.parse(process.argv[2] ?? '') as CrashOrder;
const { db, changes, close } = await openDatabase(location);
const keys = { privateKey: await importPKCS8(privateKey, 'ES256'), publicKey: await importSPKI(publicKey, 'ES256') };
const service = await buildService({
  db,
  changes,
  keys,
  pictures: (await loadBrand()).pictures,
  settings,
  shareAnswers: false,
  checkpoint: (reached) => {
    if (reached === checkpoint) process.kill(process.pid, 'SIGKILL');
  },
});
await serve(service, close);
