import { loadKeys } from './auth/keys.ts';
import { openDatabase } from './database/database.ts';
import { loadBrand } from './load-brand.ts';
import { prepare } from './prepare.ts';
import { listen } from './server/listen.ts';
import { startTracing } from './server/tracing.ts';
import { buildService } from './service.ts';
import { pictureFolderOf, readSettings } from './settings.ts';

async function main(): Promise<void> {
  const stopTracing = startTracing(process.env);
  const settings = readSettings();
  const brand = await loadBrand(settings.brandFolder, pictureFolderOf(settings));
  const { db, engine, close } = await openDatabase(settings.database);
  await prepare(db, {
    brand,
    styles: settings.seedStyles,
    hasDemoAccounts: settings.demoPeople,
    onProgress: (line) => console.log(line),
  });
  const keys = await loadKeys(settings.dataFolder, process.env);
  const { app, worker } = await buildService({ db, keys, pictures: brand.pictures, settings, shareAnswers: true });
  await listen(app, settings, async () => {
    await close();
    await stopTracing();
  });
  worker.start();
  app.log.info({ engine, port: settings.port }, 'commerce-api is ready');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
