import { type Db, openDatabase } from '../src/database/database.ts';
import type { TableChanges } from '../src/database/table-changes.ts';
import { copyOf, type Engine } from './databases.ts';
import { importFolder, smallShop, type TestFolder } from './import-folder.ts';

/** A copy of the prepared database, and the folder of a small shop to import into it. */
export interface OpenImport {
  readonly db: Db;
  readonly changes: TableChanges;
  readonly folder: TestFolder;
  close(): Promise<void>;
}

export async function openImport(engine: Engine): Promise<OpenImport> {
  const database = await copyOf(engine);
  const { db, changes, close } = await openDatabase(database.location);
  const folder = await importFolder(smallShop());
  return {
    db,
    changes,
    folder,
    async close() {
      await close();
      await database.remove();
      await folder.remove();
    },
  };
}
