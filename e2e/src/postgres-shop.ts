import { test, visit } from './fixtures.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { openTestShop, type TestShop } from './shop-under-test.ts';

/** Gives the journeys of a file a shop of their own on a PostgreSQL server; both exist once its first journey runs. */
export function postgresShop(): { readonly shop: TestShop; readonly databaseUrl: string } {
  let shop: TestShop;
  let database: PostgresServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    database = await startPostgres();
    shop = await openTestShop({ DATABASE_URL: database.url });
  });
  test.afterAll(async () => {
    await shop?.close();
    await database?.stop();
  });
  visit(() => shop);
  return {
    get shop() {
      return shop;
    },
    get databaseUrl() {
      return database.url;
    },
  };
}
