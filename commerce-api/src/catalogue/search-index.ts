import { type RawBuilder, sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { rootCategoryId } from './category-tree.ts';
import { countListed } from './listing-counts.ts';
import { searchTierOf, searchTiers, tierStarts } from './search-tiers.ts';
import { queryWords, respell } from './search-words.ts';

export interface SearchResult {
  /** Best first, at most as many as were asked for. */
  readonly styleIds: readonly string[];
  /** Whether there may be more, which nobody looked for. */
  readonly isAtLeast: boolean;
  /** A spelling that has results, when the query itself has none. */
  readonly suggestion?: string;
}

/** What the shop needs of a search engine. PostgreSQL is the default; another one fits behind the same two methods. */
export interface SearchIndex {
  search(query: string, language: Language, limit: number): Promise<SearchResult>;
}

const configurations: Readonly<Record<Language, string>> = { en: 'english', fr: 'french', de: 'german' };
const VOCABULARY_KEPT_MS = 300_000;
/** With so many results a search goes no further. */
const ENOUGH = 72;
/** Matches of the first step that are compared with each other: all of them. */
const FIRST_RANKED = tierStarts[0];
/** And of each later one. */
const LATER_RANKED = ENOUGH;
/** Letters: what trigrams can find. */
const SHORTEST_INSIDE = 3;

interface Vocabulary {
  readonly words: Promise<readonly string[]>;
  readonly until: number;
}

const nothing: SearchResult = { styleIds: [], isAtLeast: false };

/**
 * The best matches of one step.
 * @param ranked how many are compared; of more than that, those that come first in the catalogue
 */
function inTier(
  tier: number,
  words: readonly string[],
  language: Language,
  { limit, ranked }: { readonly limit: number; readonly ranked: number },
): RawBuilder<unknown> {
  const insideCounts = words.every((word) => word.length >= SHORTEST_INSIDE);
  // Of later steps the beginnings of words are looked for in names alone: all words with a beginning are many.
  const beginnings = tier === 0 || !insideCounts;
  const expression = words.map((word) => (beginnings ? `${word}:*` : word)).join(' & ');
  // A word inside a compound ("Jacke" in "Regenjacke") counts as well: German writes them together. Shorter ones are
  // inside everything, and no index finds them.
  const inside = insideCounts
    ? sql.join(
        words.map((word) => sql`name ilike ${`%${word}%`}`),
        sql` and `,
      )
    : sql`false`;
  const query = sql`to_tsquery(cast(${configurations[language]} as regconfig), ${expression})`;
  return sql`(select style_id from (
      select style_id, search, name from style_text
      where language = ${language} and tier = ${sql.lit(tier)} and (search @@ ${query} or (${inside})) limit ${sql.lit(ranked)}
    ) matches order by ts_rank(search, ${query}) + case when ${inside} then 1 else 0 end desc, style_id limit ${limit})`;
}

/** Full text with stems and word beginnings; when that finds nothing, again with words that are spelt alike. */
export class PostgresSearch implements SearchIndex {
  readonly #db: Db;
  #last: { readonly tier: Promise<number>; readonly until: number } | undefined;
  readonly #vocabularies = new Map<Language, Vocabulary>();

  constructor(db: Db) {
    this.#db = db;
  }

  async search(query: string, language: Language, limit: number): Promise<SearchResult> {
    const words = queryWords(query);
    if (words.length === 0) return nothing;
    const found = await this.#byText(words, language, limit);
    if (found.styleIds.length > 0) return found;
    const respelt = respell(words, await this.#vocabulary(language));
    if (!respelt) return nothing;
    const instead = await this.#byText(respelt, language, limit);
    return instead.styleIds.length > 0 ? { ...instead, suggestion: respelt.join(' ') } : nothing;
  }

  /** The first step is looked through as a whole; the others, one after another, until there is enough. */
  async #byText(words: readonly string[], language: Language, limit: number): Promise<SearchResult> {
    const [first, ...others] = await this.#tiers();
    const best = await this.#inTiers([first ?? 0], words, language, limit);
    const wanted = Math.min(ENOUGH, limit) - best.length;
    if (others.length === 0 || wanted <= 0)
      return { styleIds: best, isAtLeast: others.length > 0 || best.length === limit };
    const more = await this.#inTiers(others, words, language, wanted);
    return { styleIds: [...best, ...more], isAtLeast: more.length === wanted };
  }

  /** In one statement: steps after the one that has enough are not looked at. */
  async #inTiers(
    tiers: readonly number[],
    words: readonly string[],
    language: Language,
    limit: number,
  ): Promise<string[]> {
    const matches = tiers.map((tier) =>
      inTier(tier, words, language, { limit, ranked: tier === 0 ? FIRST_RANKED : LATER_RANKED }),
    );
    const { rows } = await sql<{ style_id: string }>`
      select style_id from (${sql.join(matches, sql` union all `)}) found limit ${limit}`.execute(this.#db);
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
