import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { hasChanged, type ImportResult, importRecords, refreshStatistics } from './import/import-records.ts';
import { describeProblem, ImportRefused } from './import/problems.ts';
import { kindsOf, readFolder } from './import/read-folder.ts';
import { takePicture } from './import/take-picture.ts';
import { folderPictures, type PictureStore } from './media/picture-store.ts';
import { pictureFolderOf, readSettings } from './settings.ts';

const usage = `npm run import -- <folder>

  Makes the shop what the folder says: colours, categories, text-blocks, stores, documents, promotions, coupons, products,
  prices and stock, each from a file <kind>.jsonl. Kinds without a file stay as they are. docs/your-own-shop.md has more.`;

const summary = (result: ImportResult): string =>
  Object.entries(result)
    .filter(([, { added, updated, removed }]) => added + updated + removed > 0)
    .map(([table, { added, updated, removed }]) => `  ${table}: ${added} added, ${updated} changed, ${removed} removed`)
    .join('\n');

/** Stores content pictures: `scenes/hero.jpg` becomes `/images/v1/scene/hero`. */
async function takeScenes(store: PictureStore, folder: string): Promise<void> {
  const scenes = path.join(folder, 'scenes');
  for (const file of await readdir(scenes).catch(() => []))
    await store.putScene(path.parse(file).name, await readFile(path.join(scenes, file)));
}

async function main(folder: string): Promise<void> {
  const settings = readSettings();
  const started = performance.now();
  const kinds = await kindsOf(folder);
  const store = folderPictures(pictureFolderOf(settings));
  const { db, close } = await openDatabase(settings.database);
  try {
    await migrate(db);
    const result = await importRecords(
      db,
      {
        kinds,
        records: () => readFolder(folder, kinds),
        pictureReference: (picture) => takePicture(store, folder, picture),
      },
      { onProgress: (kind, done) => console.log(`  ${kind}: ${done}`) },
    );
    await takeScenes(store, folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (hasChanged(result)) {
      await refreshStatistics(db);
      console.log(`Imported in ${seconds} s:\n${summary(result)}`);
    } else console.log(`Nothing has changed (${seconds} s).`);
  } finally {
    await close();
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined || folder === '--help') {
  console.log(usage);
  process.exitCode = folder === undefined ? 1 : 0;
} else {
  await main(path.resolve(process.env.INIT_CWD ?? '.', folder)).catch((error: unknown) => {
    if (error instanceof ImportRefused) {
      for (const problem of error.problems) console.error(describeProblem(problem));
      if (error.count > error.problems.length) console.error(`… and ${error.count - error.problems.length} more`);
    }
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
