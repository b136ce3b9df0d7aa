import { type RawBuilder, sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { dictionaries } from '../database/dictionaries.ts';
import { KeptValues } from '../database/kept-values.ts';
import type { TableChanges } from '../database/table-changes.ts';
import { rootCategoryId } from './category-tree.ts';
import { findByNumber } from './find-by-number.ts';
import { countListed } from './listing-counts.ts';
import { searchTierOf, searchTiers, tierStarts } from './search-tiers.ts';
import { isSearchedInside, plainForms, queryWords, respell, splitCompounds, stemOf } from './search-words.ts';

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

/** Seconds after which a change is noticed that nobody announced, such as one by hand in the database. */
const AGE_S = 300;
/** The search stops after the tier that reaches this many results. */
const ENOUGH = 72;
/** All matches of the first tier are ranked. */
const FIRST_RANKED = tierStarts[0];
/** Number of ranked matches in each later tier. */
const LATER_RANKED = ENOUGH;
/** Minimum number of letters for trigram search. */
const SHORTEST_INSIDE = 3;

/** The weights of names, keywords, and categories. Descriptions mention other goods as well: "worn under a jacket". */
const NAMED = 'AB';

interface Vocabulary {
  /** What products and categories are called, and words that mean the same. */
  readonly words: ReadonlySet<string>;
  /** The words with a plain form, by that form. */
  readonly byPlainForm: ReadonlyMap<string, readonly { readonly word: string }[]>;
  /** What else a word is searched as, by its stem. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
}

/** A word of a search. */
interface Term {
  /** As it was typed, without accents, and with those that the shop writes. */
  readonly spellings: readonly string[];
  readonly synonyms: readonly string[];
  /** Whether it may be the beginning of a word: the shop has none that is written like that. */
  readonly isBeginning: boolean;
}

interface Match {
  readonly style_id: string;
  /** Whether its name, keywords, or categories match, not only its description. */
  readonly is_named: boolean;
}

interface TierSearch {
  readonly terms: readonly Term[];
  readonly language: Language;
  readonly limit: number;
  /** Whether descriptions are searched as well. */
  readonly inDescriptions: boolean;
}

const nothing: SearchResult = { styleIds: [], isAtLeast: false };

function toTerm(word: string, { words, byPlainForm, synonyms }: Vocabulary): Term {
  const plain = plainForms(word);
  const known = [word, ...plain].flatMap((form) => byPlainForm.get(form)?.map((known) => known.word) ?? []);
  const spellings = [...new Set([word, ...plain, ...known])];
  return {
    spellings,
    synonyms: [...new Set(spellings.flatMap((one) => synonyms.get(stemOf(one)) ?? []))],
    isBeginning: !spellings.some((one) => words.has(one)),
  };
}

/**
 * Returns the words for full-text search. Synonyms count as whole words: what begins with one need not mean the same.
 * Neither are words of the shop beginnings, since their stems are: "Damen" has that of "Dämmerung".
 */
function expressionOf(
  terms: readonly Term[],
  { beginnings, weights }: { beginnings: boolean; weights: string },
): string {
  const labelled = (word: string, label: string): string => (label === '' ? word : `${word}:${label}`);
  return terms
    .map(({ spellings, synonyms, isBeginning }) => {
      const label = `${beginnings && isBeginning ? '*' : ''}${weights}`;
      return [...spellings.map((word) => labelled(word, label)), ...synonyms.map((word) => labelled(word, weights))];
    })
    .map((words) => `(${words.join(' | ')})`)
    .join(' & ');
}

/** Short words count where a word begins: "men" is no part of "women". In German, also where a compound ends. */
const shortPattern = (word: string, language: Language): string =>
  language === 'de' ? `\\m${word}|${word}\\M` : `\\m${word}`;

/** Returns a pattern for names that have a word or contain it; words have letters and digits only. */
const namePattern = ({ spellings }: Term, language: Language): string =>
  spellings.map((word) => (isSearchedInside(word) ? word : shortPattern(word, language))).join('|');

/**
 * Returns the best matches of a tier.
 * @param tier up to `ranked` of its matches are ranked; beyond that, catalogue order decides
 */
function inTier(tier: number, { terms, language, limit, inDescriptions }: TierSearch): RawBuilder<unknown> {
  const ranked = tier === 0 ? FIRST_RANKED : LATER_RANKED;
  const insideCounts = terms.every(({ spellings: [typed = ''] }) => typed.length >= SHORTEST_INSIDE);
  // Later tiers search prefixes in names only, because a prefix matches too many words otherwise.
  const beginnings = tier === 0 || !insideCounts;
  const queryOf = (weights: string) =>
    sql`to_tsquery(cast(${dictionaries[language]} as regconfig), ${expressionOf(terms, { beginnings, weights })})`;
  // Matches inside compounds ("Jacke" in "Regenjacke") count, because German joins words. Shorter queries occur
  // everywhere, and no index supports them.
  const inside = insideCounts
    ? sql.join(
        terms.map((term) => sql`name ~* ${namePattern(term, language)}`),
        sql` and `,
      )
    : sql`false`;
  const named = queryOf(NAMED);
  const query = inDescriptions ? queryOf('') : named;
  return sql`(select style_id, is_named from (
      select style_id, search, is_inside, is_inside or search @@ ${named} as is_named from (
        select style_id, search, (${inside}) as is_inside from style_text
        where language = ${language} and tier = ${sql.lit(tier)} and (search @@ ${query} or (${inside})) limit ${sql.lit(ranked)}
      ) matches
    ) ranked order by is_named desc, ts_rank(search, ${query}) + case when is_inside then 1 else 0 end desc, style_id
    limit ${limit})`;
}

/**
 * Full-text search with stems, prefixes, and synonyms; without results, repeated with the parts of compounds, and then
 * with similarly spelt words.
 */
export class PostgresSearch implements SearchIndex {
  readonly #db: Db;
  readonly #last: KeptValues<number>;
  readonly #vocabularies: KeptValues<Vocabulary>;

  constructor(db: Db, changes: TableChanges) {
    this.#db = db;
    this.#last = new KeptValues(changes);
    this.#vocabularies = new KeptValues(changes);
  }

  async search(query: string, language: Language, limit: number): Promise<SearchResult> {
    const numbered = await findByNumber(this.#db, query);
    if (numbered.length > 0) return { styleIds: numbered, isAtLeast: false };
    const words = queryWords(query);
    if (words.length === 0) return nothing;
    const vocabulary = await this.#vocabulary(language);
    const byText = (typed: readonly string[]) =>
      this.#byText(
        typed.map((word) => toTerm(word, vocabulary)),
        language,
        limit,
      );
    const found = await byText(words);
    if (found.styleIds.length > 0) return found;
    const known = [...vocabulary.words];
    const compounds = language === 'de' ? splitCompounds(words, known) : undefined;
    if (compounds) {
      const byParts = await byText(compounds.parts);
      if (byParts.styleIds.length > 0) return byParts;
    }
    const respelled = compounds?.heads ?? respell(words, known);
    if (!respelled) return nothing;
    const instead = await byText(respelled);
    return instead.styleIds.length > 0 ? { ...instead, suggestion: respelled.join(' ') } : nothing;
  }

  /**
   * Searches the first tier completely, then the others in turn until there are enough results. Descriptions count only
   * where nothing in the first tier is called like that.
   */
  async #byText(terms: readonly Term[], language: Language, limit: number): Promise<SearchResult> {
    const [first, ...others] = await this.#tiers();
    const matches = await this.#inTiers([first ?? 0], { terms, language, limit, inDescriptions: true });
    const inDescriptions = !matches.some(({ is_named }) => is_named);
    const best = matches.filter(({ is_named }) => is_named || inDescriptions).map(({ style_id }) => style_id);
    const wanted = Math.min(ENOUGH, limit) - best.length;
    if (others.length === 0 || wanted <= 0)
      return { styleIds: best, isAtLeast: others.length > 0 || best.length === limit };
    const more = await this.#inTiers(others, { terms, language, limit: wanted, inDescriptions });
    return { styleIds: [...best, ...more.map(({ style_id }) => style_id)], isAtLeast: more.length === wanted };
  }

  /** One statement; tiers after the one with enough results are not evaluated. */
  async #inTiers(tiers: readonly number[], wanted: TierSearch): Promise<Match[]> {
    const matches = tiers.map((tier) => inTier(tier, wanted));
    const { rows } = await sql<Match>`
      select style_id, is_named from (${sql.join(matches, sql` union all `)}) found limit ${wanted.limit}`.execute(
      this.#db,
    );
    return rows;
  }

  /** Returns the tiers that contain styles. */
  async #tiers(): Promise<readonly number[]> {
    const { value: last } = await this.#last.get('tier', AGE_S, async () =>
      searchTierOf(Math.max(0, (await countListed(this.#db, rootCategoryId)) - 1)),
    );
    return searchTiers.filter((tier) => tier <= last);
  }

  async #vocabulary(language: Language): Promise<Vocabulary> {
    const kept = await this.#vocabularies.get(language, AGE_S, () => this.#readVocabulary(language));
    return kept.value;
  }

  async #readVocabulary(language: Language): Promise<Vocabulary> {
    const [words, synonyms] = await Promise.all([
      this.#db.selectFrom('search_word').select('word').where('language', '=', language).execute(),
      this.#db.selectFrom('search_synonym').select(['word', 'others']).where('language', '=', language).execute(),
    ]);
    const all = new Set([...words, ...synonyms].map(({ word }) => word));
    return {
      words: all,
      byPlainForm: Map.groupBy(
        [...all].flatMap((word) => plainForms(word).map((form) => ({ form, word }))),
        ({ form }) => form,
      ),
      synonyms: new Map(synonyms.map(({ word, others }) => [stemOf(word), others])),
    };
  }
}
