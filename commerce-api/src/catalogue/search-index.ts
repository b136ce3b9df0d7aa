import { sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { rootCategoryId } from './category-tree.ts';
import { countListed } from './listing-counts.ts';
import { searchTierOf, searchTiers } from './search-tiers.ts';
import { queryWords, respell } from './search-words.ts';

export interface SearchResult {
  /** Best first, at most as many as were asked for. */
  readonly styleIds: readonly string[];
  /** A spelling that has results, when the query itself has none. */
  readonly suggestion?: string;
}

/** What the shop needs of a search engine. PostgreSQL is the default; another one fits behind the same two methods. */
export interface SearchIndex {
  search(query: string, language: Language, most: number): Promise<SearchResult>;
}

const configurations: Readonly<Record<Language, string>> = { en: 'english', fr: 'french', de: 'german' };
const VOCABULARY_KEPT_MS = 300_000;
/** With so many results a search goes no further. */
const ENOUGH = 100;
/** Letters: what trigrams can find. */
const SHORTEST_INSIDE = 3;

interface Vocabulary {
  readonly words: Promise<readonly string[]>;
  readonly until: number;
}

/** Full text with stems and word beginnings; when that finds nothing, again with words that are spelt alike. */
export class PostgresSearch implements SearchIndex {
  readonly #db: Db;
  #last: { readonly tier: Promise<number>; readonly until: number } | undefined;
  readonly #vocabularies = new Map<Language, Vocabulary>();

  constructor(db: Db) {
    this.#db = db;
  }

  async search(query: string, language: Language, most: number): Promise<SearchResult> {
    const words = queryWords(query);
    if (words.length === 0) return { styleIds: [] };
    const found = await this.#byText(words, language, most);
    if (found.length > 0) return { styleIds: found };
    const respelt = respell(words, await this.#vocabulary(language));
    if (!respelt) return { styleIds: [] };
    const styleIds = await this.#byText(respelt, language, most);
    return styleIds.length > 0 ? { styleIds, suggestion: respelt.join(' ') } : { styleIds };
  }

  async #byText(words: readonly string[], language: Language, most: number): Promise<string[]> {
    const found: string[] = [];
    for (const tier of await this.#tiers()) {
      found.push(...(await this.#inTier(tier, words, language, most - found.length)));
      if (found.length >= Math.min(ENOUGH, most)) break;
    }
    return found;
  }

  async #inTier(tier: number, words: readonly string[], language: Language, most: number): Promise<string[]> {
    const expression = words.map((word) => `${word}:*`).join(' & ');
    // A word inside a compound ("Jacke" in "Regenjacke") counts as well: German writes them together. Shorter ones are
    // inside everything, and no index finds them.
    const inside = words.every((word) => word.length >= SHORTEST_INSIDE)
      ? sql.join(
          words.map((word) => sql`name ilike ${`%${word}%`}`),
          sql` and `,
        )
      : sql`false`;
    const query = sql`to_tsquery(cast(${configurations[language]} as regconfig), ${expression})`;
    const { rows } = await sql<{ style_id: string }>`
      select style_id from style_text
      where language = ${language} and tier = ${sql.lit(tier)} and (search @@ ${query} or (${inside}))
      order by ts_rank(search, ${query}) + case when ${inside} then 1 else 0 end desc, style_id
      limit ${most}`.execute(this.#db);
    return rows.map(({ style_id }) => style_id);
  }

  /** The steps that there are styles in. */
  async #tiers(): Promise<readonly number[]> {
    if (!this.#last || this.#last.until < Date.now()) {
      const styles = countListed(this.#db, rootCategoryId);
      this.#last = {
        tier: styles.then((count) => searchTierOf(Math.max(0, count - 1))),
        until: Date.now() + VOCABULARY_KEPT_MS,
      };
      this.#last.tier.catch(() => {
        this.#last = undefined;
      });
    }
    const last = await this.#last.tier;
    return searchTiers.filter((tier) => tier <= last);
  }

  #vocabulary(language: Language): Promise<readonly string[]> {
    const known = this.#vocabularies.get(language);
    if (known && known.until > Date.now()) return known.words;
    const words = this.#db
      .selectFrom('search_word')
      .select('word')
      .where('language', '=', language)
      .execute()
      .then((rows) => rows.map(({ word }) => word));
    this.#vocabularies.set(language, { words, until: Date.now() + VOCABULARY_KEPT_MS });
    words.catch(() => this.#vocabularies.delete(language));
    return words;
  }
}
