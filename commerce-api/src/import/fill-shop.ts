import { sql } from 'kysely';
import { refreshListingCounts } from '../catalogue/listing-counts.ts';
import { searchTierOf } from '../catalogue/search-tiers.ts';
import { queryWords } from '../catalogue/search-words.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { BrandModule } from './brand-module.ts';
import { insertRows } from './insert-rows.ts';
import type { SharedRows, StyleRows } from './rows.ts';

export interface FillOptions {
  readonly styles: number;
  /** The day that ages and announcements count from. */
  readonly asOf: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

// Enough rows a statement to be fast, few enough to fit in memory whatever the size of the catalogue.
const STYLES_A_BATCH = 40;

type Texts = StyleRows['texts'][number] & { readonly tier: number };

async function insertTexts(db: Db, texts: readonly Texts[]): Promise<void> {
  await sql`
    insert into style_text (style_id, language, name, slug, description, features, specifications, block_ids, tier, search)
    select style_id, language, name, slug, description, features, specifications, block_ids, tier,
      setweight(to_tsvector(configuration, name), 'A') || setweight(to_tsvector(configuration, search_keywords), 'B') || setweight(to_tsvector(configuration, search_text), 'C')
    from jsonb_to_recordset(cast(${JSON.stringify(texts)} as jsonb)) as row(
      style_id text, language text, name text, slug text, description text, features jsonb, specifications jsonb, block_ids text[], tier integer, search_keywords text, search_text text
    ),
    lateral (select cast(case language when 'de' then 'german' when 'fr' then 'french' else 'english' end as regconfig) as configuration) as dictionary
    on conflict do nothing`.execute(db);
  // Misspelt words are compared with those of the first search tier: they stay few, however many styles there are.
  await insertWords(
    db,
    texts.filter(({ tier }) => tier === 0),
  );
}

async function insertWords(
  db: Db,
  names: readonly { readonly language: string; readonly name: string }[],
): Promise<void> {
  const words = names.flatMap(({ language, name }) =>
    queryWords(name)
      .filter((word) => word.length > 2)
      .map((word) => ({ language, word })),
  );
  await insertRows(db, 'search_word', words);
}

/** @param first position of the first one among all styles */
async function insertStyles(db: Db, batch: readonly StyleRows[], first: number): Promise<void> {
  await transact(db, async (transaction) => {
    await insertRows(
      transaction,
      'style',
      batch.map(({ style }) => style),
    );
    await insertTexts(
      transaction,
      batch.flatMap(({ texts }, index) => texts.map((text) => ({ ...text, tier: searchTierOf(first + index) }))),
    );
    const tables: Readonly<Record<string, readonly object[]>> = {
      product: batch.flatMap(({ products }) => products),
      product_price: batch.flatMap(({ prices }) => prices),
      variant: batch.flatMap(({ variants }) => variants),
      listing: batch.flatMap(({ listings }) => listings),
      stock: batch.flatMap(({ stock }) => stock),
      review: batch.flatMap(({ reviews }) => reviews),
    };
    for (const [table, rows] of Object.entries(tables)) await insertRows(transaction, table, rows);
  });
}

async function insertShared(db: Db, shared: SharedRows): Promise<void> {
  const { colours, categories, textBlocks, locations, documents, promotions, coupons } = shared;
  await transact(db, async (transaction) => {
    const tables: Readonly<Record<string, readonly object[]>> = {
      colour: colours,
      category: categories,
      text_block: textBlocks,
      location: locations,
      document: documents,
      promotion: promotions.map((rule) => ({ promotion_id: rule.id, rule })),
      coupon: coupons,
    };
    for (const [table, rows] of Object.entries(tables)) await insertRows(transaction, table, rows);
    const titles = categories
      .filter(({ position }) => position >= 0)
      .flatMap(({ title }) => Object.entries(title).map(([language, name]) => ({ language, name })));
    await insertWords(transaction, titles);
  });
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

/** Fills the catalogue up to `styles` in batches, a transaction each; rows that exist stay as they are. */
export async function fillShop(db: Db, brand: BrandModule, { styles, asOf, onProgress }: FillOptions): Promise<void> {
  await insertShared(db, brand.shared(asOf));
  await insertStyles(db, brand.unlisted, 0);
  for (let start = 0; start < styles; start += STYLES_A_BATCH) {
    const size = Math.min(STYLES_A_BATCH, styles - start);
    await insertStyles(
      db,
      Array.from({ length: size }, (_, offset) => brand.style(start + offset, asOf)),
      start,
    );
    onProgress?.(start + size, styles);
  }
  await transact(db, refreshListingCounts);
  // Without fresh statistics the first lists of a large catalogue are read from beginning to end.
  await sql`analyze`.execute(db);
}
