// One instance of the service that dies, as by kill -9, when it reaches the checkpoint that is its only argument. It
// writes its port once it listens.
import type { AddressInfo } from 'node:net';
import { loadKeys } from '../../src/auth/keys.ts';
import { openDatabase } from '../../src/database/database.ts';
import { buildService } from '../../src/service.ts';
import { readSettings } from '../../src/settings.ts';

const deadly = process.argv[2];
const settings = readSettings();
const { db, close } = await openDatabase(settings.database);
const keys = await loadKeys(settings.dataFolder, process.env);
const { app, worker } = await buildService({
  db,
  keys,
  settings,
  shareAnswers: false,
  checkpoint: (reached) => {
    if (reached === deadly) process.kill(process.pid, 'SIGKILL');
  },
});
process.on('SIGTERM', async () => {
  await app.close();
  await close();
  process.exit(0);
});
await app.listen({ port: 0, host: '127.0.0.1' });
worker.start();
console.log((app.server.address() as AddressInfo).port);
