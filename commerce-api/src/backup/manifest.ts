import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

/** A table of a backup. Its file has one line per row: a JSON array of the columns' values as PostgreSQL text. */
const table = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.number(),
  /** Sum of the hashes of all rows; independent of their order. */
  digest: v.string(),
});

const manifest = v.object({
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Names of the migrations that the database had. */
  migrations: v.array(v.string()),
  tables: v.array(table),
  /** SHA-256 of every other file, by its path in the folder. */
  files: v.record(v.string(), v.string()),
});

export type BackedUpTable = v.InferOutput<typeof table>;
export type Manifest = v.InferOutput<typeof manifest>;

/** Written last: a folder without it is an interrupted backup. */
export const manifestFile = 'manifest.json';
export const tableFile = (name: string): string => `tables/${name}.jsonl.gz`;
export const pictureFolder = 'pictures';

/** A folder that is no complete and unchanged backup. */
export class UnusableBackupError extends Error {}

/** Returns the SHA-256 of a file, as hexadecimal text. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Reads the manifest of a backup and compares all files with it.
 * @throws {UnusableBackupError} naming the missing or changed file
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    throw new UnusableBackupError(`${folder} is no complete backup: it has no ${manifestFile}.`, { cause: error });
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), text);
  if (!parsed.success)
    throw new UnusableBackupError(`${manifestFile} is damaged, or of a newer version: ${parsed.issues[0].message}`);
  for (const [file, expected] of Object.entries(parsed.output.files)) {
    const found = await hashOf(path.join(folder, file)).catch((error: unknown) => {
      throw new UnusableBackupError(`${file} is missing in the backup.`, { cause: error });
    });
    if (found !== expected) throw new UnusableBackupError(`${file} differs from what was backed up.`);
  }
  return parsed.output;
}
