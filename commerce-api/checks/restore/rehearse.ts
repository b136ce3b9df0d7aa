import { UnusableBackupError } from '../../src/backup/manifest.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { type DatabaseLocation, openDatabase } from '../../src/database/database.ts';
import { faultsOfBooks } from '../standing-books.ts';

/** What a rehearsal found. */
export interface Rehearsal {
  readonly rows: number;
  readonly orders: number;
  /** Sentences; empty when the backup was usable and the books of the restored shop agree. */
  readonly faults: readonly string[];
}

/** Restores a backup into an empty database, and compares the books of the restored shop with each other. */
export async function rehearse(folder: string, location: DatabaseLocation): Promise<Rehearsal> {
  const { db, close } = await openDatabase(location);
  try {
    const { tables } = await restoreBackup(db, { folder });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const orders = tables.find(({ name }) => name === 'orders')?.rows ?? 0;
    return { rows, orders, faults: await faultsOfBooks(db) };
  } catch (error) {
    if (error instanceof UnusableBackupError) return { rows: 0, orders: 0, faults: [error.message] };
    throw error;
  } finally {
    await close();
  }
}
