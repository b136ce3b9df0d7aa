import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { inSnapshot } from '../database/snapshot.ts';
import { type BackedUpTable, hashOf, type Manifest, manifestFile, pictureFolder, tableFile } from './manifest.ts';
import { measure, readMigrations, readTables, type Table, useCanonicalText } from './tables.ts';

export interface BackupOptions {
  /** The folder to write; it must not exist yet. */
  readonly folder: string;
  /** The folder with the shop's own pictures, if there is one. */
  readonly pictures?: string;
  readonly onTable?: (table: BackedUpTable) => void;
}

const ROWS_PER_FETCH = 500;

async function* linesOf(db: Db, { name, columns }: Table): AsyncGenerator<string> {
  const values = sql.join(columns.map((column) => sql`cast(${sql.ref(column.name)} as text)`));
  await sql`
    declare backed_up no scroll cursor for
    select cast(json_build_array(${values}) as text) as line from ${sql.table(name)}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ readonly line: string }>`
      fetch ${sql.lit(ROWS_PER_FETCH)} from backed_up`.execute(db);
    if (rows.length === 0) break;
    yield `${rows.map(({ line }) => line).join('\n')}\n`;
  }
  await sql`close backed_up`.execute(db);
}

async function writeTable(db: Db, folder: string, table: Table): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const file = path.join(folder, tableFile(table.name));
  await pipeline(
    Readable.from(linesOf(db, table)),
    createGzip(),
    hashing,
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return hash.digest('hex');
}

async function copyPictures(from: string, folder: string): Promise<Manifest['files']> {
  await cp(from, path.join(folder, pictureFolder), { recursive: true });
  const entries = await readdir(path.join(folder, pictureFolder), { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(folder, file)] = await hashOf(file);
  }
  return files;
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = path.join(folder, `${manifestFile}.part`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path.join(folder, manifestFile));
}

/**
 * Writes a consistent snapshot of all tables, and the shop's own pictures, to a folder. The shop may go on selling meanwhile.
 * @throws {Error} when the folder exists
 */
export async function writeBackup(db: Db, { folder, pictures, onTable }: BackupOptions): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists already. Name a folder that does not.`);
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const files: Record<string, string> = {};
  const content = await inSnapshot(db, async (snapshot) => {
    await useCanonicalText(snapshot);
    const tables: BackedUpTable[] = [];
    for (const table of await readTables(snapshot)) {
      files[tableFile(table.name)] = await writeTable(snapshot, folder, table);
      const columns = table.columns.map(({ name }) => name);
      const written = { name: table.name, columns, ...(await measure(snapshot, table)) };
      tables.push(written);
      onTable?.(written);
    }
    return { migrations: [...(await readMigrations(snapshot))], tables };
  });
  // Originals are never changed or deleted, so that a later copy has all that the tables refer to.
  if (pictures !== undefined && existsSync(pictures)) Object.assign(files, await copyPictures(pictures, folder));
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...content, files };
  await writeManifest(folder, manifest);
  return manifest;
}
