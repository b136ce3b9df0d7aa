import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { BrandModule, RecordOptions } from './brand-module.ts';
import { hasChanged, importRecords, type RawRecord, refreshStatistics } from './import-records.ts';
import { type RecordKind, recordKinds } from './records.ts';

type MakeRecords = NonNullable<BrandModule['records']>;

/** Numbers the records of a brand by kind. */
function* numbered(makeRecords: MakeRecords, options: RecordOptions): Iterable<RawRecord> {
  const counts = new Map<RecordKind, number>();
  for (const { kind, record } of makeRecords(options)) {
    const line = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, line);
    yield { kind, record, origin: { file: `${kind} of the brand`, line } };
  }
}

/** Returns the number of styles for sale in the database. */
async function countStyles(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select cast(count(*) as integer) as count from style where product_type <> 'gift'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns whether the shop has the expected styles and shared data. */
export async function isFilled(db: Db, styles: number): Promise<boolean> {
  const color = await db.selectFrom('colour').select('colour_code').limit(1).executeTakeFirst();
  return color !== undefined && (await countStyles(db)) >= styles;
}

/** Fills the shop with records that a brand generates by code, unless another instance has just done so. */
export async function fillShop(
  db: Db,
  makeRecords: MakeRecords,
  { onProgress, ...options }: RecordOptions & { readonly onProgress?: (done: number) => void },
): Promise<void> {
  const result = await importRecords(
    db,
    {
      kinds: new Set(recordKinds),
      records: () => numbered(makeRecords, options),
      pictureReference: (reference) => reference,
    },
    {
      onProgress: (kind, done) => kind === 'products' && onProgress?.(done),
      isNeeded: async (transaction) => !(await isFilled(transaction, options.styles)),
    },
  );
  if (hasChanged(result)) await refreshStatistics(db);
}
