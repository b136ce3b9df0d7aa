import { type RawBuilder, sql } from 'kysely';
import { countriesOfUnion } from 'shared-contracts/european-union';
import type { Db } from '../database/database.ts';
import { dictionaryOfRow } from '../database/dictionaries.ts';
import { priceBandBounds } from '../pricing/price-bands.ts';

/** A table that imports write. */
interface Target {
  readonly key: readonly string[];
  /** Columns besides the key. */
  readonly columns: readonly string[];
  /** Columns set only for new rows, because the running shop changes them. */
  readonly initial?: readonly string[];
  /** Condition on the table's columns for removing rows that no record mentions; without it rows are never removed. */
  readonly removes?: RawBuilder<unknown>;
  /** What is set in rows that stay although no record mentions them, as far as it is not set yet. */
  readonly retires?: { readonly set: RawBuilder<unknown>; readonly where: RawBuilder<unknown> };
}

const anyRow = sql`true`;

/** In foreign key order: referenced tables come first. */
const targets = {
  // biome-ignore lint/plugin: the name of a table
  colour: { key: ['colour_code'], columns: ['position', 'name', 'family', 'swatch'], removes: anyRow },
  category: {
    key: ['category_id'],
    columns: ['parent_id', 'position', 'name', 'title', 'slug', 'description'],
    // A withdrawn product keeps its category, and a category its parent.
    removes: sql`not exists (select from style where style.category_id = category.category_id)
      and not exists (select from category child where child.parent_id = category.category_id)`,
  },
  text_block: { key: ['block_id', 'language'], columns: ['title', 'paragraphs'], removes: anyRow },
  location: {
    key: ['location_id'],
    columns: [
      'kind',
      'country',
      'region',
      'name',
      'address',
      'phone',
      'latitude',
      'longitude',
      'hours',
      'accepts_parcels',
      'time_zone',
      'special_hours',
      'services',
    ],
    removes: sql`not exists (select from stock where stock.location_id = location.location_id)
      and not exists (select from market where market.warehouse_id = location.location_id)
      and not exists (select from store_employee where store_employee.store_id = location.location_id)`,
  },
  document: { key: ['kind', 'slug', 'language'], columns: ['body'], removes: anyRow },
  market: { key: ['market_id'], columns: ['warehouse_id', 'rules'], removes: anyRow },
  delivery_rule: { key: ['rule_id'], columns: ['position', 'rule'], removes: anyRow },
  promotion: {
    key: ['promotion_id'],
    columns: ['rule'],
    removes: sql`not exists (select from coupon where coupon.promotion_id = promotion.promotion_id)`,
  },
  coupon: {
    key: ['code'],
    columns: ['promotion_id', 'starts_at', 'ends_at', 'use_limit', 'per_shopper', 'welcomes_members'],
    initial: ['used'],
    removes: sql`not exists (select from coupon_use where coupon_use.code = coupon.code)`,
    retires: { set: sql`welcomes_members = false`, where: sql`welcomes_members` },
  },
  style: {
    key: ['style_id'],
    columns: [
      'cut',
      'product_type',
      'category_id',
      'size_scale',
      'material',
      'season',
      'badge',
      'presale',
      'publish_at',
      'rating_counts',
      'fit_score',
      'presentation',
      'designs',
    ],
  },
  style_text: {
    key: ['style_id', 'language'],
    columns: ['name', 'slug', 'description', 'features', 'specifications', 'block_ids', 'tier', 'search'],
  },
  product: { key: ['product_id'], columns: ['style_id', 'colour_code', 'position', 'pictures'] },
  variant: { key: ['upc'], columns: ['product_id', 'style_id', 'size', 'position', 'worth'] },
  review: {
    key: ['review_id'],
    columns: [
      'style_id',
      'language',
      'score',
      'title',
      'body',
      'author',
      'written_on',
      'verified',
      'fit',
      'quality',
      'size',
    ],
    initial: ['helpful', 'unhelpful'],
  },
  question: { key: ['question_id'], columns: ['style_id', 'language', 'body', 'author', 'written_at'] },
  answer: {
    key: ['answer_id'],
    columns: ['question_id', 'by_shop', 'language', 'body', 'author', 'written_at'],
    initial: ['helpful', 'unhelpful'],
  },
  // A product without a price is not sold; that is how products are withdrawn. Carts and orders still refer to them.
  product_price: {
    key: ['product_id', 'market'],
    columns: ['current', 'original', 'historic_best'],
    removes: anyRow,
  },
  stock: { key: ['upc', 'location_id'], columns: ['available'], removes: anyRow },
  product_set: { key: ['set_id'], columns: ['position', 'name', 'slug', 'description', 'saving'], removes: anyRow },
  product_set_member: { key: ['set_id', 'position'], columns: ['style_id', 'colour_code'], removes: anyRow },
  listing: {
    key: ['market', 'category_id', 'style_id'],
    columns: ['price', 'rank', 'newness', 'rating', 'facets'],
    removes: anyRow,
  },
  search_synonym: { key: ['language', 'word'], columns: ['others'], removes: anyRow },
  search_word: { key: ['language', 'word'], columns: [], removes: anyRow },
} as const satisfies Record<string, Target>;

export type StagedTable = keyof typeof targets;
export const stagedTables = Object.keys(targets) as readonly StagedTable[];
const targetOf = (table: StagedTable): Target => targets[table];

const stageOf = (table: string) => sql.table(`import_${table}`);
const names = (columns: readonly string[], of?: string) =>
  sql.join(columns.map((column) => (of ? sql.ref(`${of}.${column}`) : sql.ref(column))));
const allColumns = (table: StagedTable): readonly string[] => {
  const { key, columns, initial = [] } = targetOf(table);
  return [...key, ...columns, ...initial];
};

/** Creates the staging tables, which are dropped with the transaction. */
export async function createStaging(transaction: Db): Promise<void> {
  for (const table of stagedTables)
    await sql`create temp table ${stageOf(table)} on commit drop as
      select ${names(allColumns(table))}, 0 as line from ${sql.table(table)} with no data`.execute(transaction);
  await sql`create temp table import_listed (
    style_id text, category_ids text[], rank integer, newness integer, rating integer, facets text[]) on commit drop`.execute(
    transaction,
  );
}

/** Converts style texts to search vectors and stages them. */
async function stageTexts(transaction: Db, rows: readonly object[]): Promise<void> {
  const columns = names([...allColumns('style_text'), 'line']);
  await sql`insert into import_style_text (${columns})
    select ${columns} from (
      select row.*, setweight(to_tsvector(${dictionaryOfRow}, name), 'A') || setweight(to_tsvector(${dictionaryOfRow}, search_keywords), 'B')
        || setweight(to_tsvector(${dictionaryOfRow}, search_text), 'C') as search
      from jsonb_to_recordset(cast(${JSON.stringify(rows)} as jsonb)) as row(
        style_id text, language text, name text, slug text, description text, features jsonb, specifications jsonb,
        block_ids text[], tier integer, search_keywords text, search_text text, line integer)
    ) texts`.execute(transaction);
}

/** Stages rows for a table in one statement with a single parameter. */
export async function stageRows(
  transaction: Db,
  table: StagedTable | 'listed',
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  if (table === 'style_text') return stageTexts(transaction, rows);
  const columns = names(Object.keys(first));
  await sql`insert into ${stageOf(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${stageOf(table)}, cast(${JSON.stringify(rows)} as jsonb))`.execute(
    transaction,
  );
}

/** What a reduction of `import_product_price pp` counts from: `reductionOf` in SQL. */
const reducedFrom = sql`case when pp.market = any(cast(${[...countriesOfUnion]} as text[])) then least(pp.original, pp.historic_best) else pp.original end`;

/** Stages a listing for each category and market in which a product has a price: the lowest of its colors. */
export async function stageListings(transaction: Db): Promise<void> {
  const bounds = sql.raw(`array[${priceBandBounds.map((bound) => bound * 100).join(', ')}]`);
  await sql`analyze import_listed`.execute(transaction);
  await sql`
    insert into import_listing (market, category_id, style_id, price, rank, newness, rating, facets, line)
    select sold.market, category_id, listed.style_id, sold.price, rank, newness, rating,
      facets || ('price:' || width_bucket(sold.price, ${bounds})) || case when sold.is_reduced then array['availability:sale'] else '{}' end, 0
    from import_listed listed
    join (
      select p.style_id, pp.market, min(pp.current) as price, bool_or(pp.current < ${reducedFrom}) as is_reduced
      from import_product p join import_product_price pp on pp.product_id = p.product_id group by p.style_id, pp.market
    ) sold on sold.style_id = listed.style_id
    cross join unnest(listed.category_ids) as category_id`.execute(transaction);
}

/** Number of rows of a table that an import changed. */
export interface Changes {
  readonly added: number;
  readonly updated: number;
  readonly removed: number;
}

/**
 * Removes the rows of a table that are not staged, and retires those that cannot be removed.
 * @returns their number
 */
async function removeRows(transaction: Db, table: StagedTable): Promise<number> {
  const { key, removes, retires } = targetOf(table);
  if (!removes) return 0;
  const sameKey = sql.join(
    key.map((column) => sql`staged.${sql.ref(column)} = ${sql.ref(`${table}.${column}`)}`),
    sql` and `,
  );
  const isGone = sql`not exists (select from ${stageOf(table)} staged where ${sameKey})`;
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from ${sql.table(table)} where ${isGone} and ${removes} returning 1)
    select cast(count(*) as integer) as count from gone`.execute(transaction);
  if (retires)
    await sql`update ${sql.table(table)} set ${retires.set} where ${isGone} and ${retires.where}`.execute(transaction);
  const count = rows[0]?.count ?? 0;
  // A category may have been kept only for a subcategory that is now removed.
  return count > 0 && table === 'category' ? count + (await removeRows(transaction, table)) : count;
}

/** Inserts new staged rows, and updates those that differ. */
async function writeRows(transaction: Db, table: StagedTable): Promise<Omit<Changes, 'removed'>> {
  const { key, columns } = targetOf(table);
  const update =
    columns.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
        where (${names(columns, table)}) is distinct from (${names(columns, 'excluded')})`;
  const { rows } = await sql<Omit<Changes, 'removed'>>`
    with changed as (
      insert into ${sql.table(table)} (${names(allColumns(table))}) select ${names(allColumns(table))} from ${stageOf(table)} where true
      on conflict (${names(key)}) ${update} returning (xmax = 0) as is_new)
    select cast(count(*) filter (where is_new) as integer) as added, cast(count(*) filter (where not is_new) as integer) as updated
    from changed`.execute(transaction);
  return rows[0] ?? { added: 0, updated: 0 };
}

/**
 * Replaces the content of the tables with the staged rows: deletes in reverse foreign key order, inserts in foreign key
 * order, and removes at the end what rows point to until they are written.
 */
export async function switchTables(
  transaction: Db,
  tables: ReadonlySet<StagedTable>,
): Promise<Partial<Record<StagedTable, Changes>>> {
  const ordered = stagedTables.filter((table) => tables.has(table));
  for (const table of ordered) await sql`analyze ${stageOf(table)}`.execute(transaction);
  const removed = new Map<StagedTable, number>();
  // Products may move to another category, and markets to another warehouse, in the same import.
  const isLate = (table: StagedTable): boolean => table === 'category' || table === 'location';
  for (const table of ordered.toReversed())
    if (!isLate(table)) removed.set(table, await removeRows(transaction, table));
  const result: Partial<Record<StagedTable, Changes>> = {};
  for (const table of ordered)
    result[table] = { ...(await writeRows(transaction, table)), removed: removed.get(table) ?? 0 };
  for (const table of ordered.filter(isLate))
    result[table] = { added: 0, updated: 0, ...result[table], removed: await removeRows(transaction, table) };
  return result;
}
