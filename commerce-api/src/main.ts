import { loadKeys } from './auth/keys.ts';
import { openDatabase, withTimeLimit } from './database/database.ts';
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
  // Migrations and the catalogue may take longer than any statement of a call.
  const preparing = await openDatabase(settings.database);
  try {
    await prepare(preparing.db, {
      brand,
      styles: settings.seedStyles,
      hasDemoAccounts: settings.demoPeople,
      onProgress: (line) => console.log(line),
    });
  } finally {
    await preparing.close();
  }
  const { db, changes, engine, poolUsage, maintain, follow, close } = await openDatabase(
    withTimeLimit(settings.database),
  );
  const keys = await loadKeys(settings.dataFolder, process.env);
  const service = await buildService({
    db,
    changes,
    poolUsage,
    maintain,
    keys,
    pictures: brand.pictures,
    settings,
    shareAnswers: true,
  });
  await listen(service, settings, async () => {
    await close();
    await stopTracing();
  });
  follow?.((error) => service.app.log.warn({ err: error }, 'changes by other instances are not known'));
  service.worker.start();
  service.app.log.info({ engine, port: settings.port }, 'commerce-api is ready');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
