import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Origin, Problems } from './problems.ts';

interface Check {
  readonly file: (kind: string) => string;
  readonly kind: string;
  readonly field: string;
  readonly message: (value: string) => string;
  /** Rows with `line` and `value`. */
  readonly wrong: RawBuilder<{ readonly line: number; readonly value: string }>;
}

/** Selects duplicates: all rows with a key except the first. */
const repeated = (table: string, key: readonly string[]): RawBuilder<{ line: number; value: string }> => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  return sql`select line, value from (
      select line, concat_ws(' ', ${columns}) as value, row_number() over (partition by ${columns} order by line) as nth
      from ${sql.table(`import_${table}`)}
    ) numbered where nth > 1`;
};

const missing = (
  from: string,
  column: string,
  to: { readonly table: string; readonly column: string },
): RawBuilder<{ line: number; value: string }> =>
  sql`select line, ${sql.ref(column)} as value from ${sql.table(`import_${from}`)} one
    where not exists (select from ${sql.table(to.table)} other where ${sql.ref(`other.${to.column}`)} = ${sql.ref(`one.${column}`)})`;

/** What a set may contain: goods without a text, an amount, or a design of their own. */
const settable = ['apparel', 'footwear', 'equipment'];

/** Styles as they will be: those of the import win over those that are there. */
const styleAsImported = sql`(
    select style_id, product_type from import_style
    union all select style_id, product_type from style where not exists (select from import_style new where new.style_id = style.style_id)
  )`;

const repeatedId = (value: string): string => `${value} is there already, in an earlier line`;

const unknownUpc = (value: string): string => `there is no size with the UPC ${value}`;

const checks: readonly (Omit<Check, 'file'> & { readonly needs: string })[] = [
  { needs: 'products', kind: 'products', field: 'id', message: repeatedId, wrong: repeated('style', ['style_id']) },
  {
    needs: 'products',
    kind: 'products',
    field: 'colors',
    message: (value) => `color ${value} of this product is there already`,
    wrong: repeated('product', ['product_id']),
  },
  {
    needs: 'products',
    kind: 'products',
    field: 'colors.sizes.upc',
    message: repeatedId,
    wrong: repeated('variant', ['upc']),
  },
  {
    needs: 'products',
    kind: 'products',
    field: 'colors.sizes.size',
    message: (value) => `the size is there already: ${value}`,
    wrong: repeated('variant', ['product_id', 'size']),
  },
  {
    needs: 'products',
    kind: 'products',
    field: 'story',
    message: (value) => `there is no product ${value} in products.jsonl`,
    wrong: sql`select line, value from (
        select line, jsonb_array_elements_text(coalesce(presentation #> '{story,layering,under}', '[]')
          || coalesce(presentation #> '{story,layering,over}', '[]') || coalesce(presentation #> '{story,siblings}', '[]')) as value
        from import_style
      ) named where not exists (select from import_style other where other.style_id = named.value)`,
  },
  {
    needs: 'prices',
    kind: 'prices',
    field: 'product',
    message: (value) => `there is no product ${value} in products.jsonl`,
    wrong: missing('product_price', 'product_id', { table: 'import_product', column: 'product_id' }),
  },
  {
    needs: 'prices',
    kind: 'prices',
    field: 'product',
    message: (value) => `there is a price for ${value} already`,
    wrong: repeated('product_price', ['product_id', 'market']),
  },
  {
    needs: 'prices',
    kind: 'prices',
    field: 'market',
    message: (value) => `the size ${value} of this gift card has no worth there`,
    wrong: sql`select price.line, v.size as value from import_product_price price join import_variant v on v.product_id = price.product_id
      where v.worth is not null and v.worth -> price.market is null`,
  },
  {
    needs: 'stock',
    kind: 'stock',
    field: 'upc',
    message: unknownUpc,
    wrong: sql`select line, upc as value from import_stock one
      where not exists (select from import_variant where upc = one.upc) and not exists (select from variant where upc = one.upc)`,
  },
  {
    needs: 'stock',
    kind: 'stock',
    field: 'upc',
    message: (value) => `there is stock of ${value} already`,
    wrong: repeated('stock', ['upc', 'location_id']),
  },
  {
    needs: 'promotions',
    kind: 'promotions',
    field: 'reward.upc',
    message: unknownUpc,
    wrong: sql`select line, value from (select line, rule #>> '{reward,upc}' as value from import_promotion) given
      where value is not null and not exists (select from import_variant where upc = value) and not exists (select from variant where upc = value)`,
  },
  {
    needs: 'sets',
    kind: 'sets',
    field: 'members.product',
    message: (value) => `there is no product ${value}`,
    wrong: sql`select line, style_id as value from import_product_set_member one
      where not exists (select from import_style where style_id = one.style_id) and not exists (select from style where style_id = one.style_id)`,
  },
  {
    needs: 'sets',
    kind: 'sets',
    field: 'members.product',
    message: (value) => `${value} cannot be part of a set: only clothing, footwear, and equipment can`,
    wrong: sql`select line, style_id as value from import_product_set_member one
      where exists (select from ${styleAsImported} known where known.style_id = one.style_id and known.product_type not in (${sql.join(settable.map((type) => sql.lit(type)))}))`,
  },
  {
    needs: 'sets',
    kind: 'sets',
    field: 'members.color',
    message: (value) => `there is no product ${value}`,
    wrong: sql`select line, style_id || colour_code as value from import_product_set_member one
      where colour_code is not null and not exists (select from import_product where product_id = one.style_id || one.colour_code)
        and not exists (select from product where product_id = one.style_id || one.colour_code)`,
  },
];

const staged = ['style', 'product', 'variant', 'product_price', 'stock', 'product_set_member'] as const;

/** Checks the staged data as a whole for duplicates and for references between files. */
export async function checkReferences(
  transaction: Db,
  {
    kinds,
    problems,
    originOf,
  }: {
    readonly kinds: ReadonlySet<string>;
    readonly problems: Problems;
    readonly originOf: (kind: string, line: number) => Origin;
  },
): Promise<void> {
  for (const table of staged) await sql`analyze ${sql.table(`import_${table}`)}`.execute(transaction);
  for (const { needs, kind, field, message, wrong } of checks) {
    if (!kinds.has(needs)) continue;
    const { rows } = await sql<{ line: number; value: string }>`${wrong} order by line`.execute(transaction);
    for (const { line, value } of rows) problems.add(originOf(kind, line), field, message(value));
  }
}
