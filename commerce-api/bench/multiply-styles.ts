import pg from 'pg';
import { firstTier, searchTiers, tierGrowth } from '../src/catalogue/search-tiers.ts';

/** Styles that are written at once: enough to be fast, few enough to be told about. */
const AT_ONCE = 50_000;

/** Tables that are multiplied, and what differs in a copy. Prices, lists and stock are those of one market. */
const copies: readonly string[] = [
  `insert into style select c.style_id, archetype, shape, cut, product_type, category_id, size_scale, material, season, badge, presale, publish_at, rating_counts, fit_score, updated_at
   from copy c join style s on s.style_id = c.origin`,
  // A name of its own makes a copy something that can be searched for; what it shares with others stays common.
  `insert into style_text (style_id, language, name, slug, description, features, specifications, block_ids, search, tier) select c.style_id, language, c.name || ' ' || s.name, slug, description, features, specifications, block_ids, search || setweight(to_tsvector('simple', c.name), 'A'), c.tier
   from copy c join style_text s on s.style_id = c.origin`,
  `insert into product select c.style_id || substr(product_id, 9), c.style_id, colour_code, position from copy c join product s on s.style_id = c.origin`,
  `insert into product_price select c.style_id || substr(s.product_id, 9), market, current, original, historic_best
   from copy c join product p on p.style_id = c.origin join product_price s on s.product_id = p.product_id where market = 'US'`,
  `insert into variant select c.upc_base || lpad(cast(v.place as text), 3, '0'), c.style_id || substr(v.product_id, 9), c.style_id, v.size, v.position
   from copy c join origin_variant v on v.style_id = c.origin`,
  `insert into stock select c.upc_base || lpad(cast(v.place as text), 3, '0'), 'W100', s.available
   from copy c join origin_variant v on v.style_id = c.origin join stock s on s.upc = v.upc and s.location_id = 'W100'`,
  `insert into listing select market, category_id, c.style_id, price, rank + c.number % 997, newness, rating, facets
   from copy c join listing s on s.style_id = c.origin where market = 'US'`,
];

/** Places in the catalogue at which the next step of a search begins. */
const tierEnds = searchTiers.slice(0, -1).map((tier) => firstTier * tierGrowth ** tier);

/** Indexes that are made after the rows, all at once. */
const secondary = `select indexname, indexdef from pg_indexes where schemaname = 'public'
  and tablename in ('style_text', 'product', 'variant', 'listing') and indexname not in (select conname from pg_constraint)`;

/**
 * Grows a prepared catalogue to so many styles by copying the ones it has, inside the database: the generator would take
 * a day for what this writes in minutes. Reviews are not copied: nothing that is measured reads them.
 */
export async function multiplyStyles(url: string, styles: number, say: (line: string) => void): Promise<void> {
  const began = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string): Promise<unknown> => client.query(text);
  // Keys to other tables are right by construction.
  await run('set session_replication_role = replica');
  await run('set synchronous_commit = off');
  await run("set maintenance_work_mem = '1GB'");
  const indexes = (await client.query<{ indexname: string; indexdef: string }>(secondary)).rows;
  for (const { indexname } of indexes) await run(`drop index ${indexname}`);
  await run(
    "create temp table origin as select style_id, row_number() over (order by style_id) as place from style where product_type <> 'gift'",
  );
  await run(
    'create temp table origin_variant as select *, row_number() over (partition by style_id order by upc) as place from variant',
  );
  await run('analyze');
  const { rows } = await client.query<{ count: number }>('select cast(count(*) as integer) as count from origin');
  const origins = rows[0]?.count ?? 0;
  for (let start = origins; start < styles; start += AT_ONCE) {
    const end = Math.min(start + AT_ONCE, styles);
    await run(`create temp table copy as
      select number, 'QX' || lpad(upper(to_hex(number)), 6, '0') as style_id, '9' || lpad(cast(number as text), 9, '0') as upc_base,
        width_bucket(number, array[${tierEnds.join(', ')}]) as tier, o.style_id as origin,
        initcap(translate(lpad(to_hex((cast(number as bigint) * 7919) % 65521), 4, '0'), '0123456789abcdef', 'bcdfghklmnprstvw')) || 'o' || translate(to_hex(number % 17), '0123456789abcdef', 'bcdfghklmnprstvw') as name
      from generate_series(${start}, ${end - 1}) as number join origin o on o.place = number % ${origins} + 1`);
    await run('analyze copy');
    for (const copy of copies) await run(copy);
    await run('drop table copy');
    say(`  ${end} of ${styles} styles (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  }
  for (const { indexdef } of indexes) await run(indexdef);
  say(`  indexes made (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  await run(
    "insert into search_word select distinct language, lower(split_part(name, ' ', 1)) from style_text on conflict do nothing",
  );
  await run('vacuum analyze');
  say(`  ready (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  await client.end();
}
