import { type Db, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { seedPeople } from './seed/people.ts';
import { countStyles, seed } from './seed/seed.ts';
import { seedWallets } from './seed/wallets.ts';
import { readSettings } from './settings.ts';

/**
 * Brings a database to where the shop can open: schema and catalogue, and the demo shop's people and gift cards
 * unless they are unwanted. Does nothing when it is there already.
 */
export async function prepare(
  db: Db,
  seedStyles: number,
  say: (line: string) => void,
  withPeople = true,
): Promise<void> {
  const steps = await migrate(db);
  if (steps.length > 0) say(`Schema brought up to date: ${steps.join(', ')}`);
  if ((await countStyles(db)) < seedStyles) await fillCatalogue(db, seedStyles, say);
  if (withPeople) {
    await seedPeople(db);
    await seedWallets(db);
  }
}

async function fillCatalogue(db: Db, seedStyles: number, say: (line: string) => void): Promise<void> {
  say(`Filling the catalogue: ${seedStyles} styles`);
  let nextReport = 0;
  await seed(db, {
    styles: seedStyles,
    asOf: new Date(),
    onProgress: (done, total) => {
      if (done < total && done < nextReport) return;
      nextReport = done + Math.ceil(total / 10);
      say(`  ${done} of ${total} styles`);
    },
  });
}

async function main(): Promise<void> {
  const settings = readSettings();
  const started = performance.now();
  const { db, engine, close } = await openDatabase(settings.database);
  try {
    await prepare(db, settings.seedStyles, (line) => console.log(line), settings.demoPeople);
  } finally {
    await close();
  }
  console.log(`Database ready (${engine}, ${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
