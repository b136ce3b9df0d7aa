import { writeBackup } from './backup/write-backup.ts';
import { openDatabase } from './database/database.ts';
import { runWithFolder } from './folder-command.ts';
import { pictureFolderOf, readSettings } from './settings.ts';

const usage = `npm run backup -- <folder>

  Writes the database and the shop's own pictures to a new folder. The shop may go on selling on PostgreSQL; stop it first
  when it uses the embedded database. docs/production.md has more.`;

async function main(folder: string): Promise<void> {
  const settings = readSettings();
  const started = performance.now();
  const { db, close } = await openDatabase(settings.database);
  try {
    const { tables } = await writeBackup(db, {
      folder,
      pictures: pictureFolderOf(settings),
      onTable: ({ name, rows }) => console.log(`  ${name}: ${rows}`),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Backed up ${rows} rows of ${tables.length} tables to ${folder} (${seconds} s)`);
  } finally {
    await close();
  }
}

await runWithFolder(usage, main);
