import type { CallResponse } from 'shared-contracts/call';
import type { getAutoSuggest } from 'shared-contracts/calls/products';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { readCards } from './card-queries.ts';
import { type CategoryTree, categoryUrl } from './category-tree.ts';
import type { SearchIndex } from './search-index.ts';
import { hasWord, queryWords, wordsOf } from './search-words.ts';

const MAX_PRODUCTS = 4;
const MAX_CATEGORIES = 3;
const MAX_TERMS = 5;

/** Returns the names found, without their family prefix, for use as search terms. */
function termsFrom(names: readonly string[], words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const completed = names.flatMap(wordsOf).filter((word) => word.length > last.length && word.startsWith(last));
  const terms = completed.map((word) => [...words.slice(0, -1), word].join(' '));
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

/** Returns search suggestions while the shopper types. */
export async function suggest(
  db: Db,
  index: SearchIndex,
  tree: CategoryTree,
  query: string,
  locale: Locale,
): Promise<CallResponse<typeof getAutoSuggest>> {
  const { language } = locale;
  const words = queryWords(query);
  const { styleIds, suggestion } = await index.search(query, language, 24);
  const cards = await readCards(db, styleIds.slice(0, 24), locale);
  const categories = tree.all
    .filter((category) => words.every((word) => hasWord(category.title[language], word)))
    .slice(0, MAX_CATEGORIES)
    .map((category) => ({ label: category.title[language], url: categoryUrl(category, language) }));
  return {
    terms: [
      ...new Set([
        ...(suggestion ? [suggestion] : []),
        ...termsFrom(
          cards.map(({ name }) => name),
          words,
        ),
      ]),
    ],
    categories,
    products: cards.slice(0, MAX_PRODUCTS).map(({ name, url, picture, price }) => ({ name, url, picture, price })),
  };
}
