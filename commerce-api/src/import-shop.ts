import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { runWithFolder } from './folder-command.ts';
import { hasChanged, type ImportResult, importRecords, refreshStatistics } from './import/import-records.ts';
import { describeProblem, ImportRefused } from './import/problems.ts';
import { kindsOf, readFolder } from './import/read-folder.ts';
import { takePicture } from './import/take-picture.ts';
import { isFilmName } from './media/film-source.ts';
import { checkMap } from './media/map-source.ts';
import { folderPictures } from './media/picture-store.ts';
import { sceneNamePattern } from './media/stored-pictures.ts';
import { pictureFolderOf, readSettings } from './settings.ts';

const usage = `npm run import -- <folder>

  Makes the shop what the folder says: colors, categories, text-blocks, stores, documents, promotions, coupons, products,
  prices and stock, each from a file <kind>.jsonl. Kinds without a file stay as they are. docs/your-own-shop.md has more.`;

const summary = (result: ImportResult): string =>
  Object.entries(result)
    .filter(([, { added, updated, removed }]) => added + updated + removed > 0)
    .map(([table, { added, updated, removed }]) => `  ${table}: ${added} added, ${updated} changed, ${removed} removed`)
    .join('\n');

/** Reads the files of a folder beside the data, if there is one, by the names that `nameOf` gives them. */
async function readFiles(
  folder: string,
  nameOf: (file: string) => string,
): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  return Promise.all(files.map(async ({ name }) => [nameOf(name), await readFile(path.join(folder, name))] as const));
}

/**
 * The name of a content picture: `scenes/hero.jpg` becomes `/images/v1/scene/hero`.
 * @throws {Error} for a name that no page can refer to
 */
function sceneName(file: string): string {
  const { name } = path.parse(file);
  if (sceneNamePattern.test(name)) return name;
  throw new Error(`scenes/${file}: a picture's name has lower-case letters, digits, and hyphens only`);
}

/**
 * The name of a film or its captions: `films/rain.webm` becomes `/images/v1/film/rain.webm`.
 * @throws {Error} for a name that no page can refer to
 */
function filmName(file: string): string {
  if (isFilmName(file)) return file;
  throw new Error(
    `films/${file}: a film is called like rain.webm or rain.mp4, its captions like rain.en.vtt: lower-case letters, digits, and hyphens`,
  );
}

/**
 * The map of the stores, `map.pmtiles`; undefined without one.
 * @throws {Error} for a file of another kind
 */
async function readMap(folder: string): Promise<Buffer | undefined> {
  const file = path.join(folder, 'map.pmtiles');
  if (!existsSync(file)) return undefined;
  const bytes = await readFile(file);
  try {
    await checkMap(bytes);
  } catch (cause) {
    throw new Error('map.pmtiles: no PMTiles archive of vector tiles, version 3, that can be read', { cause });
  }
  return bytes;
}

async function main(folder: string): Promise<void> {
  const settings = readSettings();
  const started = performance.now();
  const kinds = await kindsOf(folder);
  const store = folderPictures(pictureFolderOf(settings));
  const { db, close } = await openDatabase(settings.database);
  try {
    await migrate(db);
    const scenes = await readFiles(path.join(folder, 'scenes'), sceneName);
    const films = await readFiles(path.join(folder, 'films'), filmName);
    const map = await readMap(folder);
    const result = await importRecords(
      db,
      {
        kinds,
        records: () => readFolder(folder, kinds),
        pictureReference: (picture) => takePicture(store, folder, picture),
      },
      { isMerchantsOwn: true, onProgress: (kind, done) => console.log(`  ${kind}: ${done}`) },
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (hasChanged(result)) {
      await refreshStatistics(db);
      console.log(`Imported in ${seconds} s:\n${summary(result)}`);
    } else console.log(`Nothing has changed (${seconds} s).`);
    for (const [name, bytes] of scenes) await store.putScene(name, bytes);
    for (const [name, bytes] of films) await store.putFilm(name, bytes);
    if (map) await store.putMap(map);
  } finally {
    await close();
  }
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ImportRefused)) return message;
  const rest = error.count - error.problems.length;
  return [...error.problems.map(describeProblem), ...(rest > 0 ? [`… and ${rest} more`] : []), message].join('\n');
}

await runWithFolder(usage, main, explain);
