import { type RawBuilder, sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { dictionaries } from '../database/dictionaries.ts';
import { rootCategoryId } from './category-tree.ts';
import { countListed } from './listing-counts.ts';
import { searchTierOf, searchTiers, tierStarts } from './search-tiers.ts';
import { queryWords, respell, splitCompounds, stemOf } from './search-words.ts';

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
  readonly words: readonly string[];
  /** What else a word is searched as, by its stem. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
}

interface KeptVocabulary {
  readonly vocabulary: Promise<Vocabulary>;
  readonly until: number;
}

/** A word as it was typed, and others that mean the same. */
interface Term {
  readonly word: string;
  readonly synonyms: readonly string[];
}

const nothing: SearchResult = { styleIds: [], isAtLeast: false };

/**
 * Returns the best matches of a tier.
 * @param ranked how many matches to rank; beyond that, catalogue order decides
 */
function inTier(
  tier: number,
  terms: readonly Term[],
  language: Language,
  { limit, ranked }: { readonly limit: number; readonly ranked: number },
): RawBuilder<unknown> {
  const insideCounts = terms.every(({ word }) => word.length >= SHORTEST_INSIDE);
  // Later tiers search prefixes in names only, because a prefix matches too many words otherwise.
  const beginnings = tier === 0 || !insideCounts;
  // Synonyms count as whole words: what begins with one, or contains one, need not mean the same.
  const expression = terms
    .map(({ word, synonyms }) => `(${[beginnings ? `${word}:*` : word, ...synonyms].join(' | ')})`)
    .join(' & ');
  // Matches inside compounds ("Jacke" in "Regenjacke") count, because German joins words. Shorter queries occur
  // everywhere, and no index supports them.
  const inside = insideCounts
    ? sql.join(
        terms.map(({ word }) => sql`name ilike ${`%${word}%`}`),
        sql` and `,
      )
    : sql`false`;
  const query = sql`to_tsquery(cast(${dictionaries[language]} as regconfig), ${expression})`;
  return sql`(select style_id from (
      select style_id, search, name from style_text
      where language = ${language} and tier = ${sql.lit(tier)} and (search @@ ${query} or (${inside})) limit ${sql.lit(ranked)}
    ) matches order by ts_rank(search, ${query}) + case when ${inside} then 1 else 0 end desc, style_id limit ${limit})`;
}

/**
 * Full-text search with stems, prefixes, and synonyms; without results, repeated with the parts of compounds, and then
 * with similarly spelt words.
 */
export class PostgresSearch implements SearchIndex {
  readonly #db: Db;
  #last: { readonly tier: Promise<number>; readonly until: number } | undefined;
  readonly #vocabularies = new Map<Language, KeptVocabulary>();

  constructor(db: Db) {
    this.#db = db;
  }

  async search(query: string, language: Language, limit: number): Promise<SearchResult> {
    const words = queryWords(query);
    if (words.length === 0) return nothing;
    const { words: known, synonyms } = await this.#vocabulary(language);
    const byText = (typed: readonly string[]) =>
      this.#byText(
        typed.map((word) => ({ word, synonyms: synonyms.get(stemOf(word)) ?? [] })),
        language,
        limit,
      );
    const found = await byText(words);
    if (found.styleIds.length > 0) return found;
    const compounds = language === 'de' ? splitCompounds(words, known) : undefined;
    if (compounds) {
      const byParts = await byText(compounds.parts);
      if (byParts.styleIds.length > 0) return byParts;
    }
    const respelt = compounds?.heads ?? respell(words, known);
    if (!respelt) return nothing;
    const instead = await byText(respelt);
    return instead.styleIds.length > 0 ? { ...instead, suggestion: respelt.join(' ') } : nothing;
  }

  /** Searches the first tier completely, then the others in turn until there are enough results. */
  async #byText(terms: readonly Term[], language: Language, limit: number): Promise<SearchResult> {
    const [first, ...others] = await this.#tiers();
    const best = await this.#inTiers([first ?? 0], terms, language, limit);
    const wanted = Math.min(ENOUGH, limit) - best.length;
    if (others.length === 0 || wanted <= 0)
      return { styleIds: best, isAtLeast: others.length > 0 || best.length === limit };
    const more = await this.#inTiers(others, terms, language, wanted);
    return { styleIds: [...best, ...more], isAtLeast: more.length === wanted };
  }

  /** One statement; tiers after the one with enough results are not evaluated. */
  async #inTiers(
    tiers: readonly number[],
    terms: readonly Term[],
    language: Language,
    limit: number,
  ): Promise<string[]> {
    const matches = tiers.map((tier) =>
      inTier(tier, terms, language, { limit, ranked: tier === 0 ? FIRST_RANKED : LATER_RANKED }),
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

  #vocabulary(language: Language): Promise<Vocabulary> {
    const kept = this.#vocabularies.get(language);
    if (kept && kept.until > Date.now()) return kept.vocabulary;
    const vocabulary = this.#readVocabulary(language);
    this.#vocabularies.set(language, { vocabulary, until: Date.now() + VOCABULARY_KEPT_MS });
    vocabulary.catch(() => this.#vocabularies.delete(language));
    return vocabulary;
  }

  async #readVocabulary(language: Language): Promise<Vocabulary> {
    const [words, synonyms] = await Promise.all([
      this.#db.selectFrom('search_word').select('word').where('language', '=', language).execute(),
      this.#db.selectFrom('search_synonym').select(['word', 'others']).where('language', '=', language).execute(),
    ]);
    return {
      words: words.map(({ word }) => word),
      synonyms: new Map(synonyms.map(({ word, others }) => [stemOf(word), others])),
    };
  }
}
