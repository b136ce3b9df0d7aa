import type { Db } from '../database/database.ts';
import { atLeast, type Counted, countFiltered, exactly } from './counted.ts';
import { ListCounter } from './list-counter.ts';
import { countMatches, type Page, readFoundPage, readListPage } from './list-queries.ts';
import type { Listing } from './listing.ts';
import type { Refinement } from './refinement.ts';
import type { SearchResult } from './search-index.ts';

/** One page of a list. */
export interface ListPage<Card> extends Counted {
  readonly cards: readonly Card[];
}

/** Converts styles to cards; starts before counting finishes. */
type ToCards<Card> = (styleIds: readonly string[]) => Promise<Card[]>;

/** Adds the total: exact on the last page, otherwise at least one more than shown. */
function withTotal<Card>(
  counted: Counted,
  cards: Card[],
  { start }: Page,
  shown: number,
  hasNext: boolean,
): ListPage<Card> {
  const seen = start + shown;
  const isEnd = !hasNext && (shown > 0 || start === 0);
  if (!counted.isAtLeast) return { ...counted, cards };
  if (isEnd) return { ...counted, cards, total: seen, isAtLeast: false };
  return { ...counted, cards, total: Math.max(counted.total, hasNext ? seen + 1 : 0) };
}

/** Requests one extra style, which shows whether there is another page. */
const oneMore = (page: Page): Page => ({ ...page, count: page.count + 1 });

async function listPage<Card>(
  page: Page,
  reading: Promise<string[]>,
  counting: Promise<Counted>,
  toCards: ToCards<Card>,
): Promise<ListPage<Card>> {
  const styles = reading.then(async (ids) => {
    const shown = ids.slice(0, page.count);
    return { cards: await toCards(shown), shown: shown.length, hasNext: ids.length > page.count };
  });
  const [{ cards, shown, hasNext }, counted] = await Promise.all([styles, counting]);
  return withTotal(counted, cards, page, shown, hasNext);
}

/** Returns a page of a category's styles. */
export async function readCategoryPage<Card>(
  db: Db,
  listing: Listing,
  refinement: Refinement,
  page: Page,
  toCards: ToCards<Card>,
): Promise<ListPage<Card>> {
  const counter = await ListCounter.of(db, listing);
  const counting = counter.count(refinement);
  const read = async (): Promise<string[]> => {
    if (counter.isVoid(refinement)) return [];
    const areRare = counter.areRare(refinement) ?? counter.countedRare(await counting);
    return readListPage(db, listing, refinement, oneMore(page), areRare);
  };
  return listPage(page, read(), counting, toCards);
}

/** Returns a page of search results. */
export function readSearchPage<Card>(
  db: Db,
  listing: Listing,
  { styleIds, isAtLeast }: SearchResult,
  refinement: Refinement,
  page: Page,
  toCards: ToCards<Card>,
): Promise<ListPage<Card>> {
  const known = isAtLeast ? atLeast : exactly;
  const counting = countFiltered(refinement, async (part) => known(await countMatches(db, listing, part, styleIds)));
  return listPage(page, readFoundPage(db, listing, styleIds, refinement, oneMore(page)), counting, toCards);
}
