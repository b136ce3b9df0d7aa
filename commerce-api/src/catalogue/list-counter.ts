import type { Db } from '../database/database.ts';
import { atLeast, type Counted, countedByPairs, countFiltered, exactly } from './counted.ts';
import { countBest, countMatches } from './list-queries.ts';
import type { Listing } from './listing.ts';
import { countedWhenAsked, type ListCounts, readListingCounts, readPairs } from './listing-counts.ts';
import { type Refinement, tokensOf } from './refinement.ts';

/**
 * Values held by a smaller share of a list are looked up by index, because scanning the list in order would take too
 * long.
 */
const RARE = 0.01;

/** Counts the styles of a category at a cost that does not depend on their number. */
export class ListCounter {
  readonly #db: Db;
  readonly #listing: Listing;
  readonly #whole: ListCounts;

  private constructor(db: Db, listing: Listing, whole: ListCounts) {
    this.#db = db;
    this.#listing = listing;
    this.#whole = whole;
  }

  /** Reads the stored counts of the whole category. */
  static async of(db: Db, listing: Listing): Promise<ListCounter> {
    return new ListCounter(db, listing, await readListingCounts(db, listing));
  }

  /** Returns whether nothing can match, because no style has any of a filter's selected values. */
  isVoid(refinement: Refinement): boolean {
    return [...refinement].some(([id, values]) => this.#most(id, values) === 0);
  }

  /**
   * Returns whether few styles of a long list match, judging by stored counts; undefined when only counting can tell.
   */
  areRare(refinement: Refinement): boolean | undefined {
    if (!this.#isLong) return false;
    // Only the store's shelves tell how much of the category they hold.
    if (this.#listing.storeId !== undefined) return undefined;
    if (refinement.size === 0) return false;
    const fewest = Math.min(...[...refinement].map(([id, values]) => this.#most(id, values)));
    if (fewest < RARE * this.#whole.total) return true;
    return refinement.size === 1 ? false : undefined;
  }

  /** The same from actual counts. */
  countedRare({ total, isAtLeast }: Counted): boolean {
    return total < RARE * (isAtLeast ? countedWhenAsked : this.#whole.total);
  }

  /** Counts the matching styles, and the result of adding each value. */
  count(refinement: Refinement): Promise<Counted> {
    return countFiltered(refinement, (part) => this.#count(part));
  }

  get #isLong(): boolean {
    return this.#whole.total > countedWhenAsked;
  }

  #most(id: string, values: readonly string[]): number {
    return Math.max(...tokensOf(id, values).map((token) => this.#whole.byToken.get(token) ?? 0));
  }

  async #count(refinement: Refinement): Promise<Counted> {
    const isWhole = this.#listing.storeId === undefined;
    if (refinement.size === 0 && isWhole) return exactly(this.#whole);
    if (this.isVoid(refinement)) return exactly({ total: 0, byToken: new Map() });
    if (!this.#isLong) return exactly(await countMatches(this.#db, this.#listing, refinement));
    const [[id, values] = ['', []], ...others] = refinement;
    if (others.length > 0 || !isWhole)
      return atLeast(await countBest(this.#db, this.#listing, refinement, countedWhenAsked));
    const tokens = tokensOf(id, values);
    return countedByPairs(tokens, this.#whole, await readPairs(this.#db, this.#listing, tokens));
  }
}
