import { getChildPages, searchArticles, searchContent } from 'shared-contracts/calls/articles';
import type { Db } from '../database/database.ts';
import { type Route, route } from '../server/route.ts';
import { ArticleIndex, type IndexedArticle } from './article-index.ts';
import { readChildren, searchDocuments } from './find-documents.ts';
import { toPageLink } from './page-link.ts';
import { contentSharing, readingOf } from './preview.ts';

/** The tags of articles with their numbers, most frequent first. */
function countTags(articles: readonly IndexedArticle[]) {
  const facets = new Map<string, { id: string; label: string; count: number }>();
  for (const { id, label } of articles.flatMap(({ card }) => card.tags)) {
    const known = facets.get(id);
    facets.set(id, { id, label: known?.label ?? label, count: (known?.count ?? 0) + 1 });
  }
  return [...facets.values()].sort((one, other) => other.count - one.count || one.label.localeCompare(other.label));
}

/** Counted once for each list that the index keeps. */
const counted = new WeakMap<readonly IndexedArticle[], ReturnType<typeof countTags>>();
function facetsOf(articles: readonly IndexedArticle[]) {
  const facets = counted.get(articles) ?? countTags(articles);
  counted.set(articles, facets);
  return facets;
}

/** Those that share most tags with an article, newest first among equals; all others follow. */
function relatedTo(articles: readonly IndexedArticle[], id: string): readonly IndexedArticle[] {
  const tags = articles.find(({ card }) => card.id === id)?.tags ?? new Set<string>();
  const shared = (article: IndexedArticle) => [...article.tags].filter((tag) => tags.has(tag)).length;
  return articles.filter(({ card }) => card.id !== id).sort((one, other) => shared(other) - shared(one));
}

const kindOf = { articles: 'article', pages: 'article', help: 'help' } as const;

/** Lists of articles and pages, and the search in them. */
export function articleRoutes(db: Db): Route[] {
  const index = new ArticleIndex(db);
  return [
    route(
      searchArticles,
      async (input, context) => {
        const { tagId, relatedTo: id, offset, limit } = input.query;
        const all = await index.read(await readingOf(input, context));
        const listed = id === undefined ? all : relatedTo(all, id);
        const found = tagId === undefined ? listed : listed.filter(({ tags }) => tags.has(tagId));
        return {
          result: found.slice(offset, offset + limit).map(({ card }) => card),
          facets: facetsOf(all),
          numFound: found.length,
        };
      },
      contentSharing,
    ),

    route(
      getChildPages,
      async (input, context) => {
        const rows = await readChildren(db, input.params.parentPageSlug, await readingOf(input, context));
        const links = rows.flatMap((row) => toPageLink(row) ?? []);
        links.sort((one, other) => one.position - other.position || one.link.title.localeCompare(other.link.title));
        return { children: links.map(({ link }) => link) };
      },
      contentSharing,
    ),

    route(
      searchContent,
      async (input, context) => {
        const { q, offset, limit } = input.query;
        const { searchType } = input.params;
        const isArticle = searchType === 'help' ? undefined : searchType === 'articles';
        const search = { kind: kindOf[searchType], q, isArticle, limit, offset };
        const rows = await searchDocuments(db, search, await readingOf(input, context));
        return { result: rows.flatMap((row) => toPageLink(row)?.link ?? []), numFound: rows[0]?.total ?? 0 };
      },
      contentSharing,
    ),
  ];
}
