import { sql } from 'kysely';
import { rootCategoryId } from '../catalogue/category-tree.ts';
import { refreshListingCounts } from '../catalogue/listing-counts.ts';
import { searchTierOf } from '../catalogue/search-tiers.ts';
import { queryWords } from '../catalogue/search-words.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { seedCategories } from './categories.ts';
import { seedDocuments } from './documents.ts';
import { giftRows } from './gift.ts';
import { slugOf } from './ids.ts';
import { seedCoupons, seedPromotions } from './promotions.ts';
import { seedLocations } from './stores.ts';
import { type StyleRows, styleRows } from './style.ts';
import { seedValueCards } from './value-cards.ts';
import { seedBlocks } from './words/blocks.ts';
import { byLanguage, inLanguage, languages } from './words/language.ts';

export interface SeedOptions {
  readonly styles: number;
  /** The day that ages and announcements count from. */
  readonly asOf: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

// Enough rows a statement to be fast, few enough to fit in memory whatever the size of the catalogue.
const STYLES_A_BATCH = 40;

/** Writes rows of one table in one statement: the same on PGlite and PostgreSQL, and without a limit of parameters. */
async function insertRows(db: Db, table: string, rows: readonly object[], columns: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, cast(${JSON.stringify(rows)} as jsonb)) on conflict do nothing`.execute(
    db,
  );
}

const columnsOf = (rows: readonly object[]): string[] => Object.keys(rows[0] ?? {});

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
  // Misspelt words are compared with those of the first step of a search: they stay few, however many styles there are.
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
  await insertRows(db, 'search_word', words, ['language', 'word']);
}

/** @param first place of the first one among all styles */
async function insertStyles(db: Db, batch: readonly StyleRows[], first: number): Promise<void> {
  await transact(db, async (transaction) => {
    const styles = batch.map(({ style }) => style);
    await insertRows(transaction, 'style', styles, columnsOf(styles));
    await insertTexts(
      transaction,
      batch.flatMap(({ texts }, place) => texts.map((text) => ({ ...text, tier: searchTierOf(first + place) }))),
    );
    const tables: Readonly<Record<string, readonly object[]>> = {
      product: batch.flatMap(({ products }) => products),
      product_price: batch.flatMap(({ prices }) => prices),
      variant: batch.flatMap(({ variants }) => variants),
      listing: batch.flatMap(({ listings }) => listings),
      stock: batch.flatMap(({ stock }) => stock),
      review: batch.flatMap(({ reviews }) => reviews),
    };
    for (const [table, rows] of Object.entries(tables)) await insertRows(transaction, table, rows, columnsOf(rows));
  });
}

async function insertShared(db: Db, asOf: Date): Promise<void> {
  const everything = { en: 'All', fr: 'Tout', de: 'Alles' };
  const categories = seedCategories.map(({ id, parentId, name, title, description }, position) => ({
    category_id: id,
    parent_id: parentId,
    position,
    name: byLanguage(name),
    title: byLanguage(title),
    description: byLanguage(description),
    slug: { en: slugOf(title[0]), fr: slugOf(title[1]), de: slugOf(title[2]) },
  }));
  // The root holds every style: search and favourites read it like any category.
  const root = {
    category_id: rootCategoryId,
    parent_id: null,
    position: -1,
    name: everything,
    title: everything,
    description: everything,
    slug: { en: 'all', fr: 'tout', de: 'alles' },
  };
  const blocks = seedBlocks.flatMap(({ id, title, paragraphs }) =>
    languages.map((language) => ({
      block_id: id,
      language,
      title: inLanguage(title, language),
      paragraphs: paragraphs.map((paragraph) => inLanguage(paragraph, language)),
    })),
  );
  await transact(db, async (transaction) => {
    await insertRows(transaction, 'category', [root, ...categories], columnsOf([root]));
    await insertRows(transaction, 'text_block', blocks, columnsOf(blocks));
    const titles = seedCategories.flatMap(({ title }) =>
      languages.map((language) => ({ language, name: inLanguage(title, language) })),
    );
    await insertWords(transaction, titles);
    await insertRows(transaction, 'location', seedLocations, columnsOf(seedLocations));
    const documents = seedDocuments();
    await insertRows(transaction, 'document', documents, columnsOf(documents));
    const promotions = seedPromotions.map((rule) => ({ promotion_id: rule.id, rule }));
    await insertRows(transaction, 'promotion', promotions, columnsOf(promotions));
    const coupons = seedCoupons(asOf);
    await insertRows(transaction, 'coupon', coupons, columnsOf(coupons));
  });
  await insertStyles(db, [giftRows], 0);
}

/** Gift cards of the demo shop, whose numbers and PINs everybody knows; those that are there already stay as they are. */
export async function insertGiftCards(transaction: Db, asOf: Date): Promise<void> {
  for (const [table, rows] of Object.entries(seedValueCards(asOf)))
    await insertRows(transaction, table, rows, columnsOf(rows));
}

/** How many styles the database has for sale. */
export async function countStyles(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select cast(count(*) as integer) as count from style where product_type <> 'gift'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Fills the catalogue up to `styles`, a batch a transaction; rows that are there already stay as they are. */
export async function seed(db: Db, { styles, asOf, onProgress }: SeedOptions): Promise<void> {
  await insertShared(db, asOf);
  for (let start = 0; start < styles; start += STYLES_A_BATCH) {
    const size = Math.min(STYLES_A_BATCH, styles - start);
    await insertStyles(
      db,
      Array.from({ length: size }, (_, offset) => styleRows(start + offset, asOf)),
      start,
    );
    onProgress?.(start + size, styles);
  }
  await transact(db, refreshListingCounts);
  // Fresh statistics, or the first lists of a large catalogue are read from beginning to end.
  await sql`analyze`.execute(db);
}
