import { restoreBackup } from './backup/restore-backup.ts';
import { openDatabase } from './database/database.ts';
import { runWithFolder } from './folder-command.ts';
import { pictureFolderOf, readSettings } from './settings.ts';

const usage = `npm run restore -- <folder>

  Restores a backup into the empty database that DATABASE_URL or DATA_DIR names, all or nothing. docs/production.md has more.`;

async function main(folder: string): Promise<void> {
  const settings = readSettings();
  const started = performance.now();
  const { db, engine, close } = await openDatabase(settings.database);
  try {
    const { madeAt, tables } = await restoreBackup(db, {
      folder,
      pictures: pictureFolderOf(settings),
      onTable: ({ name, rows }) => console.log(`  ${name}: ${rows}`),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Restored ${rows} rows of the shop as of ${madeAt} (${engine}, ${seconds} s)`);
  } finally {
    await close();
  }
}

await runWithFolder(usage, main);
