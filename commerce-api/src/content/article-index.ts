import { sql } from 'kysely';
import { type ArticleCard, articleDetails } from 'shared-contracts/calls/articles';
import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import { type Reading, shownDocuments } from './document-queries.ts';
import { PublishedCache } from './published-cache.ts';
import { keyOfList } from './surrogate-keys.ts';

/** An article as lists need it. */
export interface IndexedArticle {
  readonly card: ArticleCard;
  readonly tags: ReadonlySet<string>;
}

const storedArticle = v.looseObject({ name: v.string(), article: articleDetails });

/** Returns all articles that are shown, newest first. */
async function readArticles(db: Db, reading: Reading): Promise<readonly IndexedArticle[]> {
  const rows = await db
    .selectFrom(shownDocuments(db, 'article', reading).as('shown'))
    .select(['slug', 'head'])
    .where(sql<boolean>`head ? 'article'`)
    .execute();
  const articles = rows.flatMap(({ slug, head }): IndexedArticle[] => {
    const parsed = v.safeParse(storedArticle, head);
    if (!parsed.success) return [];
    const { name, article } = parsed.output;
    const { eyebrow, summary, picture, tags, publishedOn } = article;
    const card = { id: slug, title: name, url: `/pages/${slug}`, summary, picture, tags, publishedOn };
    return [{ card: eyebrow === undefined ? card : { ...card, eyebrow }, tags: new Set(tags.map(({ id }) => id)) }];
  });
  return articles.sort(
    (one, other) =>
      other.card.publishedOn.localeCompare(one.card.publishedOn) || one.card.id.localeCompare(other.card.id),
  );
}

/** The published articles by site and language, kept while they are the same. */
export class ArticleIndex {
  readonly #db: Db;
  readonly #kept: PublishedCache<readonly IndexedArticle[]>;

  constructor(db: Db) {
    this.#db = db;
    this.#kept = new PublishedCache(db);
  }

  /** Returns the articles, newest first. */
  async read(reading: Reading): Promise<readonly IndexedArticle[]> {
    reading.onRead?.(keyOfList('article'));
    if (reading.withDrafts) return readArticles(this.#db, reading);
    return this.#kept.get(`${reading.siteId} ${reading.language}`, reading.at, () => readArticles(this.#db, reading));
  }
}
