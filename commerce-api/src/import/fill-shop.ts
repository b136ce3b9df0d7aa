import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { BrandModule, RecordOptions } from './brand-module.ts';
import { importRecords, type RawRecord, refreshStatistics } from './import-records.ts';
import { type RecordKind, recordKinds } from './records.ts';

type MakeRecords = NonNullable<BrandModule['records']>;

/** Every record of a brand with its number among those of its kind. */
function* numbered(makeRecords: MakeRecords, options: RecordOptions): Iterable<RawRecord> {
  const counts = new Map<RecordKind, number>();
  for (const { kind, record } of makeRecords(options)) {
    const line = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, line);
    yield { kind, record, origin: { file: `${kind} of the brand`, line } };
  }
}

/** How many styles the database has for sale. */
async function countStyles(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select cast(count(*) as integer) as count from style where product_type <> 'gift'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether the shop has so many styles and what they share. */
export async function isFilled(db: Db, styles: number): Promise<boolean> {
  const colour = await db.selectFrom('colour').select('colour_code').limit(1).executeTakeFirst();
  return colour !== undefined && (await countStyles(db)) >= styles;
}

/** Fills the shop with the records that a brand makes by code. */
export async function fillShop(
  db: Db,
  makeRecords: MakeRecords,
  { onProgress, ...options }: RecordOptions & { readonly onProgress?: (done: number) => void },
): Promise<void> {
  await importRecords(
    db,
    {
      kinds: new Set(recordKinds),
      records: () => numbered(makeRecords, options),
      pictureReference: (reference) => reference,
    },
    { onProgress: (kind, done) => kind === 'products' && onProgress?.(done) },
  );
  await refreshStatistics(db);
}
