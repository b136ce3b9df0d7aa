import pg from 'pg';
import { tierStarts } from '../src/catalogue/search-tiers.ts';
import { priceBandBounds } from '../src/pricing/price-bands.ts';

/** Styles written per batch: enough to be fast, few enough to show progress. */
const AT_ONCE = 50_000;

interface Lane {
  /** The source tables, read as they were before writing, numbered by variant within a style. */
  readonly sources: readonly string[];
  /**
   * What differs in a copy, including all sort keys, as for a separate style. Prices, lists and stock are for one
   * market.
   */
  readonly statements: readonly string[];
}

const bands = `array[${priceBandBounds.map((bound) => bound * 100).join(', ')}]`;

/** Lanes are written concurrently, because one cannot use two processors. */
const lanes: readonly Lane[] = [
  {
    sources: ['style', 'style_text'],
    statements: [
      // A unique name makes a copy searchable; shared words stay common.
      `insert into style_text (style_id, language, name, slug, description, features, specifications, block_ids, search, tier) select c.style_id, language, c.name || ' ' || s.name, slug, description, features, specifications, block_ids, search || setweight(to_tsvector('simple', c.name), 'A'), c.tier
       from copy c join source_style_text s on s.style_id = c.origin`,
      `insert into style select c.style_id, cut, product_type, category_id, size_scale, material, season, badge, presale, publish_at, rating_counts, fit_score, updated_at
       from copy c join source_style s on s.style_id = c.origin`,
    ],
  },
  {
    sources: ['product', 'product_price', 'variant', 'stock', 'listing'],
    statements: [
      `insert into product select c.style_id || substr(product_id, 9), c.style_id, colour_code, position, pictures from copy c join source_product s on s.style_id = c.origin`,
      `insert into product_price select c.style_id || substr(s.product_id, 9), market, current * c.percent / 100, original * c.percent / 100, historic_best * c.percent / 100
       from copy c join source_product p on p.style_id = c.origin join source_product_price s on s.product_id = p.product_id where market = 'US'`,
      `insert into variant select c.upc_base || lpad(cast(v.place as text), 3, '0'), c.style_id || substr(v.product_id, 9), c.style_id, v.size, v.position
       from copy c join source_variant v on v.style_id = c.origin`,
      `insert into stock select c.upc_base || lpad(cast(v.place as text), 3, '0'), 'W100', s.available
       from copy c join source_variant v on v.style_id = c.origin join source_stock s on s.upc = v.upc and s.location_id = 'W100'`,
      `insert into listing select market, category_id, c.style_id, price * c.percent / 100, c.rank + c.number % 997, c.newness + c.number % 991, c.rating + c.number % 97,
         array_replace(facets, 'price:' || width_bucket(price, ${bands}), 'price:' || width_bucket(price * c.percent / 100, ${bands}))
       from copy c join source_listing s on s.style_id = c.origin where market = 'US'`,
    ],
  },
];

/**
 * Copies take turns at the list positions of the styles in their category, so that the top of a list of a million has
 * the same mix of styles as a short list.
 */
const copyOf = (start: number, end: number): string => `create temp table copy as
  select number, 'QX' || lpad(upper(to_hex(number)), 6, '0') as style_id, '9' || lpad(cast(number as text), 9, '0') as upc_base,
    width_bucket(number, array[${tierStarts.join(', ')}]) as tier, o.style_id as origin,
    greatest(30, least(300, 100 * seat.price / o.price + number % 7 - 3)) as percent, seat.rank, seat.newness, seat.rating,
    initcap(translate(lpad(to_hex((cast(number as bigint) * 7919) % 65521), 4, '0'), '0123456789abcdef', 'bcdfghklmnprstvw')) || 'o' || translate(to_hex(number % 17), '0123456789abcdef', 'bcdfghklmnprstvw') as name
  from (select count(*) as styles from origin) all_of_them cross join generate_series(${start}, ${end - 1}) as number
  join origin o on o.place = number % styles + 1
  join origin seat on seat.category_id = o.category_id and seat.seat = (o.seat + number / styles) % o.seats`;

/** Every source style with its overall position and its position in its category. */
const origins = `create temp table origin as
  select style_id, category_id, price, rank, newness, rating, row_number() over (order by style_id) as place,
    row_number() over (partition by category_id order by style_id) - 1 as seat, count(*) over (partition by category_id) as seats
  from style s join listing l using (style_id, category_id) where market = 'US' and product_type <> 'gift'`;

/** Created after the rows: indexes, and keys without foreign references. */
const madeAfter = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint k where contype in ('p', 'u') and conrelid::regclass::text in ('style_text', 'product_price', 'variant', 'stock', 'listing')
    and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = k.conindid)
  union all
  select format('drop index %I', indexname), indexdef from pg_indexes where schemaname = 'public'
    and tablename in ('style_text', 'product', 'variant', 'listing') and indexname not in (select conname from pg_constraint)`;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // After a failure the server stops first; the original error should be reported, not this one.
  client.on('error', () => {});
  await client.connect();
  // Foreign keys are valid by construction.
  await client.query('set session_replication_role = replica');
  return client;
}

async function readSources(url: string, { sources }: Lane): Promise<pg.Client> {
  const client = await connect(url);
  await client.query(origins);
  for (const table of sources) {
    const columns = table === 'variant' ? '*, row_number() over (partition by style_id order by upc) as place' : '*';
    await client.query(`create temp table source_${table} as select ${columns} from ${table}`);
    await client.query(`analyze source_${table}`);
  }
  return client;
}

async function writeLane(client: pg.Client, { statements }: Lane, start: number, styles: number): Promise<void> {
  for (let from = start; from < styles; from += AT_ONCE) {
    await client.query(copyOf(from, Math.min(from + AT_ONCE, styles)));
    await client.query('analyze copy');
    for (const statement of statements) await client.query(statement);
    await client.query('drop table copy');
  }
  await client.end();
}

async function runAll(url: string, statements: string[]): Promise<void> {
  const client = await connect(url);
  for (let next = statements.shift(); next; next = statements.shift()) await client.query(next);
  await client.end();
}

/**
 * Grows a prepared catalogue to a number of styles by copying existing ones inside the database: the generator would
 * take a day for what takes minutes here. Reviews are not copied, because no measurement reads them.
 */
export async function multiplyStyles(url: string, styles: number, say: (line: string) => void): Promise<void> {
  const began = performance.now();
  const logStep = (what: string): void => say(`  ${what} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  const client = await connect(url);
  const { rows } = await client.query<{ drop: string; make: string }>(madeAfter);
  for (const { drop } of rows) await client.query(drop);
  await client.query('analyze');
  const { rows: counts } = await client.query<{ count: number }>(
    "select cast(count(*) as integer) as count from style where product_type <> 'gift'",
  );
  const clients = await Promise.all(lanes.map((lane) => readSources(url, lane)));
  await Promise.all(
    lanes.map((lane, place) => writeLane(clients[place] as pg.Client, lane, counts[0]?.count ?? 0, styles)),
  );
  logStep(`${styles} styles written`);
  const makes = rows.map(({ make }) => make);
  await Promise.all([runAll(url, makes), runAll(url, makes)]);
  logStep('indexes made');
  await client.query('vacuum analyze');
  logStep('vacuumed');
  await client.end();
}
