import { sql } from 'kysely';
import { findUnstorable } from 'shared-contracts/storable';
import * as v from 'valibot';
import { refreshListingCounts } from '../catalogue/listing-counts.ts';
import { countRevision } from '../content/document-queries.ts';
import { postPurge } from '../content/purge.ts';
import { keyOfAll } from '../content/surrogate-keys.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { checkMarkets } from './check-markets.ts';
import { checkReferences } from './check-references.ts';
import { lockFilling } from './lock-filling.ts';
import { ImportRefused, type Origin, Problems } from './problems.ts';
import { RecordStager } from './record-stager.ts';
import { type RecordKind, recordKinds, recordSchemas } from './records.ts';
import { type Changes, createStaging, type StagedTable, stagedTables, stageListings, switchTables } from './staging.ts';

/** An unvalidated record with its origin. */
export interface RawRecord {
  readonly kind: RecordKind;
  readonly origin: Origin;
  readonly record: unknown;
  /** Set instead of a record when the line is not valid JSON. */
  readonly unreadable?: string;
}

export interface ImportSource {
  /** Kinds in the source; data of other kinds is not changed. */
  readonly kinds: ReadonlySet<RecordKind>;
  /** All records, kind by kind in the order of `recordKinds`; read again when the transaction is retried. */
  readonly records: () => AsyncIterable<RawRecord> | Iterable<RawRecord>;
  /**
   * Returns what to store for a product's picture.
   * @throws {Error} with the reason why the picture cannot be used
   */
  readonly pictureReference: (picture: string) => string | Promise<string>;
}

export interface ImportOptions {
  /** A merchant's own catalogue: no brand fills the shop over it afterwards. */
  readonly isMerchantsOwn?: boolean;
  /** Asked once no other import is running; when false, nothing is imported. */
  readonly isNeeded?: (transaction: Db) => Promise<boolean>;
  readonly onProgress?: (kind: RecordKind, done: number) => void;
}

const PROGRESS_STEP = 1000;

/** Changes made by an import, by table. */
export type ImportResult = Partial<Record<StagedTable, Changes>>;

const tablesOf: Readonly<Record<RecordKind, readonly StagedTable[]>> = {
  colors: ['colour'],
  categories: ['category'],
  'text-blocks': ['text_block'],
  stores: ['location'],
  documents: ['document'],
  markets: ['market'],
  delivery: ['delivery_rule'],
  promotions: ['promotion'],
  coupons: ['coupon'],
  products: [
    'style',
    'style_text',
    'product',
    'variant',
    'review',
    'question',
    'answer',
    'product_price',
    'listing',
    'search_word',
  ],
  prices: [],
  stock: ['stock'],
  sets: ['product_set', 'product_set_member'],
  synonyms: ['search_synonym'],
};

// Listings depend on both products and prices.
function checkKinds({ kinds }: ImportSource, problems: Problems): void {
  if (kinds.has('products') === kinds.has('prices')) return;
  const file = kinds.has('products') ? 'prices.jsonl' : 'products.jsonl';
  problems.add({ file, line: 0 }, '', 'is missing: products and prices are imported together');
}

/**
 * Validates and stages all records.
 * @throws {ImportRefused} when any is invalid
 */
async function stageAll(transaction: Db, source: ImportSource, { onProgress }: ImportOptions): Promise<void> {
  const problems = new Problems();
  checkKinds(source, problems);
  const stager = await RecordStager.open(transaction, {
    kinds: source.kinds,
    problems,
    pictureReference: source.pictureReference,
  });
  const counts = new Map<RecordKind, number>();
  for await (const { kind, origin, record, unreadable } of source.records()) {
    const done = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, done);
    if (done % PROGRESS_STEP === 0) onProgress?.(kind, done);
    if (unreadable !== undefined) {
      problems.add(origin, '', unreadable);
      continue;
    }
    const unstorable = findUnstorable(record);
    if (unstorable !== undefined) {
      problems.add(origin, unstorable, 'contains a character that is no text, such as \\u0000');
      continue;
    }
    const result = v.safeParse(recordSchemas[kind], record);
    if (result.success) await stager.add(kind, result.output, origin);
    else for (const issue of result.issues) problems.add(origin, v.getDotPath(issue) ?? '', issue.message);
  }
  await stager.flush();
  if (problems.count === 0) {
    await checkReferences(transaction, { kinds: source.kinds, problems, originOf: stager.originOf });
    await checkMarkets(transaction, { kinds: source.kinds, problems });
  }
  if (problems.count > 0) throw new ImportRefused(problems);
}

/**
 * Synchronizes the shop with the records in one transaction, all or nothing. Unchanged rows are not written. A product
 * that is no longer in the source is withdrawn: it is neither listed nor sold, and existing orders are not affected.
 * @throws {ImportRefused} with all problems
 */
export function importRecords(db: Db, source: ImportSource, options: ImportOptions = {}): Promise<ImportResult> {
  return transact(db, async (transaction) => {
    await lockFilling(transaction);
    if (options.isNeeded && !(await options.isNeeded(transaction))) return {};
    await createStaging(transaction);
    await stageAll(transaction, source, options);
    if (source.kinds.has('products')) await stageListings(transaction);
    const written = new Set(recordKinds.filter((kind) => source.kinds.has(kind)).flatMap((kind) => tablesOf[kind]));
    const result = await switchTables(transaction, written);
    if (hasChanged(result, ['document'])) {
      await countRevision(transaction);
      await postPurge(transaction, [keyOfAll]);
    }
    if (hasChanged(result, ['listing'])) await refreshListingCounts(transaction);
    if (options.isMerchantsOwn)
      await sql`insert into imported_catalogue select where not exists (select from imported_catalogue)`.execute(
        transaction,
      );
    return result;
  });
}

/** Returns whether an import changed the given tables. */
export const hasChanged = (result: ImportResult, tables: readonly StagedTable[] = stagedTables): boolean =>
  tables.some((table) => {
    const { added = 0, updated = 0, removed = 0 } = result[table] ?? {};
    return added + updated + removed > 0;
  });

/** Updates statistics; without them, the first lists of a large catalogue are scanned in full. */
export const refreshStatistics = (db: Db) => sql`analyze`.execute(db);
