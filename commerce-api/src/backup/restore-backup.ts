import { createReadStream, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { linesOf } from '../base/lines.ts';
import type { Db } from '../database/database.ts';
import { migrate, migrations } from '../database/migrate.ts';
import { transact } from '../database/transact.ts';
import { type Manifest, pictureFolder, readBackup, tableFile, UnusableBackupError } from './manifest.ts';
import { measure, readMigrations, readTables, type Table, useCanonicalText } from './tables.ts';

export interface RestoreOptions {
  /** A folder that a backup has written. */
  readonly folder: string;
  /** Where the shop's own pictures belong; undefined leaves them in the backup. */
  readonly pictures?: string;
  readonly onTable?: (table: { readonly name: string; readonly rows: number }) => void;
}

/** A database that already holds something. */
export class OccupiedDatabaseError extends Error {}

const CHARACTERS_PER_STATEMENT = 1_000_000;

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Drops all foreign keys, so that tables and rows may come in any order; adding them again checks every row. */
async function dropForeignKeys(db: Db): Promise<readonly Constraint[]> {
  const { rows } = await sql<Constraint>`
    select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db);
  return rows;
}

async function addForeignKeys(db: Db, constraints: readonly Constraint[]): Promise<void> {
  for (const { table, name, definition } of constraints)
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
}

/** Lets columns that count their rows go on after the highest number that was restored. */
async function continueCounting(db: Db): Promise<void> {
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.id(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(db);
}

/** Reads the lines of a table's file, in groups of limited size. */
async function* groupsOf(file: string): AsyncGenerator<readonly string[]> {
  let group: string[] = [];
  let characters = 0;
  for await (const line of linesOf(createReadStream(file).pipe(createGunzip()))) {
    group.push(line);
    characters += line.length;
    if (characters < CHARACTERS_PER_STATEMENT) continue;
    yield group;
    [group, characters] = [[], 0];
  }
  if (group.length > 0) yield group;
}

async function loadTable(db: Db, folder: string, { name, columns }: Table): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column.name)));
  const values = sql.join(columns.map(({ type }, index) => sql`cast(line->>${sql.lit(index)} as ${sql.raw(type)})`));
  for await (const group of groupsOf(path.join(folder, tableFile(name))))
    await sql`
      insert into ${sql.table(name)} (${names})
      select ${values} from json_array_elements(cast(${`[${group.join(',')}]`} as json)) as row (line)`.execute(db);
}

/** Compares the schema of the tables with that of the backup; the order of columns does not matter. */
function fitted(tables: readonly Table[], { tables: backedUp }: Manifest): readonly Table[] {
  const names = (all: readonly { readonly name: string }[]): string =>
    all
      .map(({ name }) => name)
      .sort()
      .join(', ');
  if (names(tables) !== names(backedUp))
    throw new UnusableBackupError(`The backup has the tables ${names(backedUp)}, the schema ${names(tables)}.`);
  return backedUp.map(({ name, columns }) => {
    const known = tables.find((table) => table.name === name)?.columns ?? [];
    const found = columns.flatMap((column) => known.filter((one) => one.name === column));
    if (found.length !== known.length || found.length !== columns.length)
      throw new UnusableBackupError(`The table ${name} of the backup has other columns than its migrations give it.`);
    return { name, columns: found };
  });
}

async function refuseOccupied(db: Db): Promise<void> {
  for (const table of await readTables(db)) {
    const { rows } = await sql`select from ${sql.table(table.name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new OccupiedDatabaseError(
        `The database is not empty: ${table.name} has rows. Restore into a database of its own, and switch to it afterwards.`,
      );
  }
}

/** Brings the schema to the state of the backup. */
async function migrateTo(db: Db, wanted: readonly string[]): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = wanted.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UnusableBackupError(`A newer version made the backup: this one does not know ${unknown.join(', ')}.`);
  const beyond = (await readMigrations(db)).filter((name) => !wanted.includes(name));
  if (beyond.length > 0)
    throw new OccupiedDatabaseError(
      `The database's schema is newer than the backup (${beyond.join(', ')}). Restore into a new database.`,
    );
  await migrate(
    db,
    migrations.filter(({ name }) => wanted.includes(name)),
  );
}

async function load(db: Db, manifest: Manifest, { folder, onTable }: RestoreOptions): Promise<void> {
  await useCanonicalText(db);
  const tables = fitted(await readTables(db), manifest);
  const foreignKeys = await dropForeignKeys(db);
  for (const [index, table] of tables.entries()) {
    await loadTable(db, folder, table);
    const { rows, digest } = await measure(db, table);
    const backedUp = manifest.tables[index];
    if (rows !== backedUp?.rows || digest !== backedUp.digest)
      throw new UnusableBackupError(`${table.name}: ${rows} rows differ from the ${backedUp?.rows} backed up.`);
    onTable?.({ name: table.name, rows });
  }
  await addForeignKeys(db, foreignKeys);
  await continueCounting(db);
}

/**
 * Restores a backup into an empty database, all or nothing, and brings the schema up to date.
 * @throws {UnusableBackupError} for an incomplete, changed, or newer backup
 * @throws {OccupiedDatabaseError} when the database has rows
 */
export async function restoreBackup(db: Db, options: RestoreOptions): Promise<Manifest> {
  const manifest = await readBackup(options.folder);
  await refuseOccupied(db);
  await migrateTo(db, manifest.migrations);
  await transact(db, (transaction) => load(transaction, manifest, options));
  await migrate(db);
  await sql`analyze`.execute(db);
  const pictures = path.join(options.folder, pictureFolder);
  if (options.pictures !== undefined && existsSync(pictures)) await cp(pictures, options.pictures, { recursive: true });
  return manifest;
}
