// One instance of the service that dies, as by kill -9, when it reaches the checkpoint that is its only argument. It
// writes its port once it listens.

import { loadKeys } from '../../src/auth/keys.ts';
import { openDatabase } from '../../src/database/database.ts';
import { buildService } from '../../src/service.ts';
import { readSettings } from '../../src/settings.ts';
import { serve } from '../serve.ts';

const deadly = process.argv[2];
const settings = readSettings();
const { db, close } = await openDatabase(settings.database);
const keys = await loadKeys(settings.dataFolder, process.env);
const service = await buildService({
  db,
  keys,
  settings,
  shareAnswers: false,
  checkpoint: (reached) => {
    if (reached === deadly) process.kill(process.pid, 'SIGKILL');
  },
});
await serve(service, close);
