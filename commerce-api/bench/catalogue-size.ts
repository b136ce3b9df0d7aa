import type { AnyCall, CallInput } from 'shared-contracts/call';
import { getCatalog, getProductDetails, getProductSearch } from 'shared-contracts/calls/products';
import type { BenchShop } from './bench-shop.ts';
import { rotate } from './goods.ts';
import { compare, type Effort, type Seen, type Work } from './load.ts';

export interface Growth {
  readonly name: string;
  readonly before: Seen;
  readonly after: Seen;
  /** p99 of the large catalogue as a multiple of the small one's. */
  readonly growth: number;
  /** Mean length of the answers in bytes. */
  readonly lengths: { readonly before: number; readonly after: number };
}

const SORTS = ['recommended', 'newest', 'price-asc', 'price-desc', 'rating'] as const;
const REFINEMENTS = [
  '',
  '',
  'color:blue',
  'color:black,grey',
  'availability:in-stock',
  'price:2',
  'store:US01',
  'color:blue;store:US01',
] as const;
const STARTS = [0, 0, 24, 48] as const;
const PAGE = 24;
const SAMPLE = 400;

const column = async (shop: BenchShop, query: string): Promise<string[]> =>
  (await shop.pool.query<{ value: string }>(query)).rows.map(({ value }) => value);

const lengthOf = (total: number): number => Math.max(1, Math.min(PAGE, total));

/** Returns list pages of all kinds, first and later ones, that the catalogue has. */
async function pagesOf(shop: BenchShop) {
  const categories = await column(
    shop,
    "select category_id as value from category where category_id <> '0001' order by 1",
  );
  const lists = categories.flatMap((categoryId, index) =>
    SORTS.map((sort, place) => ({
      categoryId,
      sort,
      refine: REFINEMENTS[(index + place) % REFINEMENTS.length] ?? '',
      start: STARTS[(index * 3 + place) % STARTS.length] ?? 0,
    })),
  );
  const pages = lists.map(async (list) => {
    const { total } = await shop.call(getCatalog, { query: { ...list, start: 0, count: 1 } });
    const start = Math.min(list.start, Math.floor(Math.max(0, total - 1) / PAGE) * PAGE);
    return { ...list, start, count: lengthOf(total - start) };
  });
  return Promise.all(pages);
}

/** Returns searches of all kinds, with the number of results that the catalogue has on the first page. */
async function searchesOf(shop: BenchShop) {
  const names = await column(
    shop,
    `select lower(name) as value from style_text where language = 'en' order by md5(style_id) limit ${SAMPLE}`,
  );
  // One word of a name, two words, a prefix, and one with two letters swapped.
  const searches = names.map(async (name, index) => {
    const words = name.split(/[^a-z]+/).filter((word) => word.length > 2);
    const last = words.at(-1) ?? 'tent';
    const misspelled = last.replace(/^(..)(.)(.)/, '$1$3$2');
    const q = [last, words.slice(-2).join(' '), words[0] ?? last, last.slice(0, 4), misspelled][index % 5] ?? last;
    const { total } = await shop.call(getProductSearch, { query: { q } });
    return { q, count: lengthOf(total) };
  });
  return Promise.all(searches);
}

/** Returns words that occur in one name only. */
async function rareSearchesOf(shop: BenchShop) {
  const names = await column(
    shop,
    `select lower(split_part(name, ' ', 1)) as value from style_text where language = 'en' order by md5(style_id) limit ${SAMPLE}`,
  );
  return names.map((q) => ({ q, count: 1 }));
}

interface Asked {
  readonly pages: Awaited<ReturnType<typeof pagesOf>>;
  readonly searches: Awaited<ReturnType<typeof searchesOf>>;
}

/** A measured call with its mean answer length. */
interface Asking {
  readonly work: Work;
  /** Mean, in bytes of JSON. */
  readonly answerLength: () => Promise<number>;
}

function asking<C extends AnyCall>(shop: BenchShop, call: C, inputs: readonly CallInput<C>[]): Asking {
  const next = rotate(inputs);
  return {
    work: () => shop.send(call, next()),
    async answerLength() {
      let bytes = 0;
      for (const input of inputs) bytes += Buffer.byteLength(JSON.stringify(await shop.call(call, input)));
      return bytes / inputs.length;
    },
  };
}

/** Returns the requests for one catalogue: across all of it, common and rare. */
async function asksOf(shop: BenchShop, asked: Asked): Promise<Record<'product read' | 'list' | 'search', Asking>> {
  const products = await column(
    shop,
    `select product_id as value from product p where exists (select from product_price pp where pp.product_id = p.product_id and pp.market = 'US') order by md5(product_id) limit ${SAMPLE}`,
  );
  const rare = await rareSearchesOf(shop);
  // Every fifth search has a single match in this catalogue.
  const searches = asked.searches.map((search, index) => (index % 5 === 2 ? (rare[index] ?? search) : search));
  return {
    'product read': asking(
      shop,
      getProductDetails,
      products.map((productId) => ({ params: { productId } })),
    ),
    list: asking(
      shop,
      getCatalog,
      asked.pages.map((query) => ({ query })),
    ),
    search: asking(
      shop,
      getProductSearch,
      searches.map((query) => ({ query })),
    ),
  };
}

/**
 * Measures a small and a large catalogue in turns, with the same lists and searches and equally many results, because
 * longer answers cost more in any catalogue.
 */
export async function catalogueSizes(small: BenchShop, large: BenchShop, effort: Effort): Promise<Growth[]> {
  const asked = { pages: await pagesOf(small), searches: await searchesOf(small) };
  const [before, after] = [await asksOf(small, asked), await asksOf(large, asked)];
  const grown: Growth[] = [];
  for (const name of ['product read', 'list', 'search'] as const) {
    const lengths = { before: await before[name].answerLength(), after: await after[name].answerLength() };
    const seen = await compare({ before: before[name].work, after: after[name].work }, effort);
    grown.push({ name, ...seen, growth: seen.after.p99 / seen.before.p99, lengths });
  }
  return grown;
}
