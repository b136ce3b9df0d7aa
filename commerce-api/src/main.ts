import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { AccessTokens } from './auth/access-token.ts';
import { bearerAuthentication } from './auth/bearer.ts';
import { loadKeys } from './auth/keys.ts';
import { readLook } from './catalogue/look.ts';
import { openDatabase } from './database/database.ts';
import { mediaPlugin } from './media/media-plugin.ts';
import { prepare } from './prepare.ts';
import { buildApp } from './server/app.ts';
import { listen } from './server/listen.ts';
import { allRoutes } from './services.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  const settings = readSettings();
  const { db, engine, close } = await openDatabase(settings.database);
  await prepare(db, settings.seedStyles, (line) => console.log(line));
  const tokens = new AccessTokens(await loadKeys(settings.dataFolder, process.env));
  const media: FastifyPluginAsync = async (instance) => {
    await instance.register(mediaPlugin, {
      folder: path.join(settings.dataFolder, 'images'),
      describe: (styleId, colourCode) => readLook(db, styleId, colourCode),
    });
  };
  const app = await buildApp({
    routes: allRoutes({ db, tokens, settings }),
    authenticate: bearerAuthentication(tokens),
    plugins: [media],
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
