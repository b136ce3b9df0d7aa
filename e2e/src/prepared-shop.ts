import { spawnSync } from 'node:child_process';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from 'platform/build/hashing';
import { publishBuilds } from 'platform/shop/shop';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import { type KeyFiles, keyFiles } from 'release-kit/signatures';

/** Seeded databases, kept between runs. */
const databases = join(root, 'e2e/.prepared');
/** What a seeded database is made by: one that other sources have made is of no use. */
const seeders = ['commerce-api/src', 'demo-brand', 'shared-contracts/src', 'pnpm-lock.yaml'].map((folder) =>
  join(root, folder),
);

/** Tells the processes of one run where the shop that they copy is. */
export const preparedVariable = 'PREPARED_SHOP';

const releasesIn = (folder: string) => join(folder, 'releases');
const picturesIn = (folder: string) => join(folder, 'images');
const keysIn = (folder: string) => join(folder, 'keys');
const databaseIn = (folder: string) => join(folder, 'database');

/** Copies a folder, sharing its blocks where the file system can. */
export const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Runs a script of the repository to its end. */
export function runScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', ...environment },
  });
  if (status !== 0) throw new Error(`${script} failed:\n${stdout}${stderr}`);
}

/** Creates the schema and the demo data in the database that the environment names. */
export const prepareDatabase = (environment: Readonly<Record<string, string>>): void =>
  runScript('commerce-api/src/prepare.ts', [], environment);

/** The folder of the seeded database. Under its name it is whole: an interrupted run leaves one under another name. */
function seededDatabase(): string {
  const current = hashOf(seeders, root);
  const database = join(databases, current);
  mkdirSync(databases, { recursive: true });
  for (const name of readdirSync(databases))
    if (!name.startsWith(current)) rmSync(join(databases, name), { recursive: true });
  if (existsSync(database)) return database;
  const seeded = mkdtempSync(`${database}-`);
  prepareDatabase({ DATA_DIR: seeded });
  // Another run may have been faster.
  if (existsSync(database)) rmSync(seeded, { recursive: true });
  else renameSync(seeded, database);
  return database;
}

/**
 * Seeds the database, once for this process and those that it starts: shops under test copy the result, so that opening one takes
 * seconds.
 */
function prepareData(): string {
  const prepared = process.env[preparedVariable];
  if (prepared) return prepared;
  const folder = mkdtempSync(join(tmpdir(), 'prepared-shop-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(picturesIn(folder));
  const database = seededDatabase();
  symlinkSync(database, databaseIn(folder));
  process.env[preparedVariable] = folder;
  return folder;
}

/** Publishes every build beside the seeded database, once as well. */
async function prepareReleases(): Promise<string> {
  const folder = prepareData();
  if (existsSync(releasesIn(folder))) return folder;
  for (const name of remotePackages)
    if (!existsSync(join(root, name, 'dist/release.json')))
      throw new Error(`${name} is not built; run "npm test" or "turbo run build" first`);
  await publishBuilds(releasesIn(folder), keyFiles(keysIn(folder)));
  return folder;
}

/** Prepares all that shops under test copy. */
export const prepareShop = async (): Promise<void> => void (await prepareReleases());

/** Copies the seeded database into the data folder of a shop. */
export const copyDatabase = (dataFolder: string): void =>
  copyFolder(realpathSync(databaseIn(prepareData())), dataFolder);

/** Lets a shop draw into the pictures of all shops of this run: drawing is the slowest part of a page. */
export const sharePictures = (dataFolder: string): void =>
  symlinkSync(picturesIn(prepareData()), join(dataFolder, 'images'));

/** Copies the published releases and the keys that signed them. */
export async function copyReleases(releaseFolder: string, keys: string): Promise<KeyFiles> {
  const folder = await prepareReleases();
  copyFolder(releasesIn(folder), releaseFolder);
  copyFolder(keysIn(folder), keys);
  return keyFiles(keys);
}
