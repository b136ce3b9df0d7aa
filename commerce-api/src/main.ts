import { sql } from 'kysely';
import { openDatabase } from './database/database.ts';
import { prepare } from './prepare.ts';
import { buildApp } from './server/app.ts';
import { listen } from './server/listen.ts';
import { allRoutes } from './services.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  const settings = readSettings();
  const { db, engine, close } = await openDatabase(settings.database);
  await prepare(db, settings.seedStyles, (line) => console.log(line));
  const app = await buildApp({
    routes: allRoutes({ db, brand: settings.brand }),
    authenticate: async () => undefined,
    isReady: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    validateResponses: settings.validateResponses,
    shareAnswers: true,
    logLevel: settings.logLevel,
  });
  await listen(app, settings, close);
  app.log.info({ engine, port: settings.port }, 'commerce-api is ready');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
