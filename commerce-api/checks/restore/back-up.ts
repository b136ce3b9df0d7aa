// Writes a backup as a separate process, optionally with the planted bug that the second argument names.
import { openDatabase } from '../../src/database/database.ts';
import { readSettings } from '../../src/settings.ts';
import { isBug, plant } from '../plants.ts';

const [folder, bug] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder of the backup is missing');
if (bug && isBug(bug)) plant(bug);
// Imported after the bug is planted, so that the replacement is loaded.
const { writeBackup } = await import('../../src/backup/write-backup.ts');
const { db, close } = await openDatabase(readSettings().database);
await writeBackup(db, { folder });
await close();
