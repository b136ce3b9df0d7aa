import { type RawBuilder, sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { dictionaries } from '../database/dictionaries.ts';
import { rootCategoryId } from './category-tree.ts';
import { countListed } from './listing-counts.ts';
import { searchTierOf, searchTiers, tierStarts } from './search-tiers.ts';
import { queryWords, respell } from './search-words.ts';

export interface SearchResult {
  /** Best match first, limited to the requested number. */
  readonly styleIds: readonly string[];
  /** Whether there may be more results than were searched. */
  readonly isAtLeast: boolean;
  /** A spelling that has results when the query has none. */
  readonly suggestion?: string;
}

/**
 * The shop's interface to a search engine. PostgreSQL is the default; another engine implements the same two methods.
 */
export interface SearchIndex {
  search(query: string, language: Language, limit: number): Promise<SearchResult>;
}

const VOCABULARY_KEPT_MS = 300_000;
/** The search stops after the tier that reaches this many results. */
const ENOUGH = 72;
/** All matches of the first tier are ranked. */
const FIRST_RANKED = tierStarts[0];
/** Number of ranked matches in each later tier. */
const LATER_RANKED = ENOUGH;
/** Minimum number of letters for trigram search. */
const SHORTEST_INSIDE = 3;

interface Vocabulary {
  readonly words: Promise<readonly string[]>;
  readonly until: number;
}

const nothing: SearchResult = { styleIds: [], isAtLeast: false };

/**
 * Returns the best matches of a tier.
 * @param ranked how many matches to rank; beyond that, catalogue order decides
 */
function inTier(
  tier: number,
  words: readonly string[],
  language: Language,
  { limit, ranked }: { readonly limit: number; readonly ranked: number },
): RawBuilder<unknown> {
  const insideCounts = words.every((word) => word.length >= SHORTEST_INSIDE);
  // Later tiers search prefixes in names only, because a prefix matches too many words otherwise.
  const beginnings = tier === 0 || !insideCounts;
  const expression = words.map((word) => (beginnings ? `${word}:*` : word)).join(' & ');
  // Matches inside compounds ("Jacke" in "Regenjacke") count, because German joins words. Shorter queries occur
  // everywhere, and no index supports them.
  const inside = insideCounts
    ? sql.join(
        words.map((word) => sql`name ilike ${`%${word}%`}`),
        sql` and `,
      )
    : sql`false`;
  const query = sql`to_tsquery(cast(${dictionaries[language]} as regconfig), ${expression})`;
  return sql`(select style_id from (
      select style_id, search, name from style_text
      where language = ${language} and tier = ${sql.lit(tier)} and (search @@ ${query} or (${inside})) limit ${sql.lit(ranked)}
    ) matches order by ts_rank(search, ${query}) + case when ${inside} then 1 else 0 end desc, style_id limit ${limit})`;
}

/** Full-text search with stems and prefixes; without results, repeated with similarly spelt words. */
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

  /** Searches the first tier completely, then the others in turn until there are enough results. */
  async #byText(words: readonly string[], language: Language, limit: number): Promise<SearchResult> {
    const [first, ...others] = await this.#tiers();
    const best = await this.#inTiers([first ?? 0], words, language, limit);
    const wanted = Math.min(ENOUGH, limit) - best.length;
    if (others.length === 0 || wanted <= 0)
      return { styleIds: best, isAtLeast: others.length > 0 || best.length === limit };
    const more = await this.#inTiers(others, words, language, wanted);
    return { styleIds: [...best, ...more], isAtLeast: more.length === wanted };
  }

  /** One statement; tiers after the one with enough results are not evaluated. */
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

  /** Returns the tiers that contain styles. */
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
