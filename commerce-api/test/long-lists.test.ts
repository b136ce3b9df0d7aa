import { sql } from 'kysely';
import type { SortOrder } from 'shared-contracts/calls/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCategoryPage } from '../src/catalogue/list-page.ts';
import { refreshListingCounts } from '../src/catalogue/listing-counts.ts';
import { parseRefinement, type Refinement } from '../src/catalogue/refinement.ts';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { priceBand } from '../src/pricing/price-bands.ts';
import { copyOf, engines, type TestDatabase } from './databases.ts';

const listing = { market: 'US', categoryId: '8000' } as const;
const STYLES = 1500;

interface Listed {
  readonly style_id: string;
  readonly price: number;
  readonly rank: number;
  readonly newness: number;
  readonly rating: number;
  readonly facets: readonly string[];
}

/** A category too large to be counted on demand: common values, a rare one, and two that never occur together. */
const inlineTexts: readonly Listed[] = Array.from({ length: STYLES }, (_, number) => {
  const price = ((number * 7919) % 500) * 100 + 95;
  const some = (token: string, when: boolean): string[] => (when ? [token] : []);
  return {
    style_id: `LONG${String(number).padStart(4, '0')}`,
    price,
    rank: (number * 31) % 977,
    newness: (number * 17) % 400,
    rating: -((number * 13) % 50),
    facets: [
      ...some('color:blue', number % 3 === 0),
      ...some('color:grey', number % 5 === 0),
      ...some('color:red', number % 2 === 0),
      ...some('size:M', number % 4 < 3),
      ...some('fit:kids', number % 500 === 7),
      ...some('material:wool', number % 6 === 1),
      `price:${priceBand(price)}`,
    ],
  };
});

const by =
  (keys: readonly (keyof Listed)[], direction = 1) =>
  (one: Listed, other: Listed) => {
    const key = keys.find((name) => one[name] !== other[name]);
    return key === undefined ? 0 : (one[key] < other[key] ? -1 : 1) * direction;
  };
const orders: Readonly<Record<SortOrder, (one: Listed, other: Listed) => number>> = {
  recommended: by(['rank', 'style_id']),
  newest: by(['newness', 'style_id']),
  'price-asc': by(['price', 'style_id']),
  'price-desc': by(['price', 'style_id'], -1),
  rating: by(['rating', 'style_id']),
};

const matching = (refinement: Refinement): readonly Listed[] =>
  inlineTexts.filter(({ facets }) =>
    [...refinement].every(([id, values]) => values.some((value) => facets.includes(`${id}:${value}`))),
  );

/** What stores have: one a third of the category, one three styles, of which none is among the first. */
const shelves: Readonly<Record<string, readonly string[]>> = {
  US01: inlineTexts.flatMap(({ style_id }, number) => (number % 3 === 1 ? [style_id] : [])),
  US02: ['LONG0976', 'LONG0945', 'LONG1171'],
};

const refinements = [
  '',
  'color:blue',
  'color:blue,grey',
  'color:blue,grey,red',
  'price:2',
  'price:0,4',
  'fit:kids',
  'material:felt',
  'color:blue;size:M',
  'color:blue,red;size:M;price:1,2,3',
  'color:red;material:wool',
  'fit:kids;color:grey',
  'material:wool;color:blue,red',
];

describe.each(engines)('long lists on %s', (engine) => {
  let database: TestDatabase;
  let open: OpenDatabase;
  beforeAll(async () => {
    database = await copyOf(engine);
    open = await openDatabase(database.location);
    const rows = JSON.stringify(inlineTexts);
    await sql`delete from listing where category_id = ${listing.categoryId}`.execute(open.db);
    await sql`
      insert into style (style_id, cut, product_type, category_id, size_scale, material, season, presale, rating_counts)
      select l.style_id, s.cut, s.product_type, s.category_id, s.size_scale, s.material, s.season, false, s.rating_counts
      from jsonb_to_recordset(cast(${rows} as jsonb)) as l (style_id text), (select * from style limit 1) s`.execute(
      open.db,
    );
    await sql`
      insert into listing (market, category_id, style_id, price, rank, newness, rating, facets)
      select ${listing.market}, ${listing.categoryId}, style_id, price, rank, newness, rating, facets
      from jsonb_to_recordset(cast(${rows} as jsonb)) as l (style_id text, price int, rank int, newness int, rating int, facets text[])`.execute(
      open.db,
    );
    // Each style has one color in one size; two stores have many or few of them.
    await sql`
      insert into product (product_id, style_id, colour_code, position, pictures)
      select style_id || 'BLK', style_id, (select colour_code from colour limit 1), 0, '{}' from style where style_id like 'LONG%'`.execute(
      open.db,
    );
    await sql`
      insert into product_price (product_id, market, current, original)
      select product_id, ${listing.market}, 100, 100 from product where style_id like 'LONG%'`.execute(open.db);
    await sql`
      insert into variant (upc, product_id, style_id, size, position)
      select '99000000' || right(style_id, 4), product_id, style_id, 'M', 0 from product where style_id like 'LONG%'`.execute(
      open.db,
    );
    for (const [storeId, styles] of Object.entries(shelves))
      await sql`
        insert into stock (upc, location_id, available)
        select upc, ${storeId}, case when style_id = any(${[...styles]}) then 2 else 0 end from variant where style_id like 'LONG%'`.execute(
        open.db,
      );
    await refreshListingCounts(open.db);
  });
  afterAll(async () => {
    await open.close();
    await database.remove();
  });

  const leaf = (refinement: Refinement, sort: SortOrder, start: number) =>
    readCategoryPage(open.db, listing, refinement, { sort, start, count: 24 }, async (ids) => [...ids]);

  test.each(refinements)('lists exactly the matches of "%s" in every sort order, on every page', async (refine) => {
    const refinement = parseRefinement(refine);
    for (const [sort, order] of Object.entries(orders) as [SortOrder, (typeof orders)[SortOrder]][]) {
      const expected = [...matching(refinement)].sort(order).map(({ style_id }) => style_id);
      for (const start of [0, 24, 480]) {
        const { cards } = await leaf(refinement, sort, start);
        expect(cards, `${sort} from ${start}`).toEqual(expected.slice(start, start + 24));
      }
    }
  });

  test.each(refinements)(
    'never overestimates the number of matches of "%s", and underestimates only when marked',
    async (refine) => {
      const refinement = parseRefinement(refine);
      const { total, isAtLeast, byToken, inexact } = await leaf(refinement, 'newest', 0);
      const there = matching(refinement).length;
      if (isAtLeast) expect(total).toBeLessThanOrEqual(there);
      else expect(total).toBe(there);
      expect(total).toBeGreaterThanOrEqual(Math.min(there, 25));
      for (const token of new Set(inlineTexts.flatMap(({ facets }) => facets))) {
        const [id = '', value = ''] = token.split(':');
        const others = new Map([...refinement, [id, [value]]]);
        const found = matching(others).length;
        const reported = byToken.get(token) ?? 0;
        if (inexact.has(id)) expect(reported, token).toBeLessThanOrEqual(found);
        else expect(reported, token).toBe(found);
      }
    },
  );

  const atStore = (storeId: string, refinement: Refinement, sort: SortOrder, start: number) =>
    readCategoryPage(open.db, { ...listing, storeId }, refinement, { sort, start, count: 24 }, async (ids) => [...ids]);

  test.each(Object.keys(shelves).flatMap((storeId) => refinements.map((refine) => [storeId, refine] as const)))(
    'lists exactly what store %s has of "%s" in every order, and never overestimates it [BEY-06]',
    async (storeId, refine) => {
      const refinement = parseRefinement(refine);
      const there = matching(refinement).filter(({ style_id }) => shelves[storeId]?.includes(style_id));
      for (const [sort, order] of Object.entries(orders) as [SortOrder, (typeof orders)[SortOrder]][]) {
        const expected = [...there].sort(order).map(({ style_id }) => style_id);
        for (const start of [0, 24, 480]) {
          const page = await atStore(storeId, refinement, sort, start);
          expect(page.cards, `${sort} from ${start}`).toEqual(expected.slice(start, start + 24));
          if (page.isAtLeast) expect(page.total).toBeLessThanOrEqual(there.length);
          else expect(page.total).toBe(there.length);
        }
      }
    },
  );

  test('counts one value, two values of a filter, and one value each of two filters exactly', async () => {
    for (const refine of ['color:blue', 'color:blue,grey', 'color:blue;size:M'])
      expect((await leaf(parseRefinement(refine), 'rating', 0)).isAtLeast, refine).toBe(false);
  });
});
