import { sql } from 'kysely';
import { type ArticleCard, articleDetails } from 'shared-contracts/calls/articles';
import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import { type Reading, readRevision, shownDocuments } from './document-queries.ts';
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

/** Returns when the next version starts or ends to be live. */
async function readNextChange(db: Db, after: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ readonly at: Date | null }>`
    select least(
      (select min(live_from) from document_version where live_from > ${after}),
      (select min(live_until) from document_version where live_until > ${after})) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}

interface Kept {
  readonly revision: number;
  readonly until: Promise<Date | undefined>;
  readonly articles: Promise<readonly IndexedArticle[]>;
}

/** The published articles, kept in memory by site and language until something is published, starts, or ends. */
export class ArticleIndex {
  readonly #db: Db;
  readonly #kept = new Map<string, Kept>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the articles, newest first. */
  async read(reading: Reading): Promise<readonly IndexedArticle[]> {
    reading.onRead?.(keyOfList('article'));
    if (reading.withDrafts) return readArticles(this.#db, reading);
    const key = `${reading.siteId} ${reading.language}`;
    const revision = await readRevision(this.#db);
    const known = this.#kept.get(key);
    if (known?.revision === revision) {
      const until = await known.until;
      if (until === undefined || reading.at < until) return known.articles;
      // Somebody else may have begun to read it again meanwhile.
      if (this.#kept.get(key) !== known) return this.read(reading);
    }
    // Kept before anything is awaited, so that a rush reads once.
    const fresh: Kept = {
      revision,
      until: readNextChange(this.#db, reading.at),
      articles: readArticles(this.#db, reading),
    };
    this.#kept.set(key, fresh);
    const forget = () => {
      if (this.#kept.get(key) === fresh) this.#kept.delete(key);
    };
    fresh.until.catch(forget);
    fresh.articles.catch(forget);
    return fresh.articles;
  }
}
