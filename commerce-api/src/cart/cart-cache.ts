import { LRUCache } from 'lru-cache';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Promotion } from '../promotions/promotion.ts';
import type { WrittenAnswer } from '../server/written-answer.ts';

/** A cart as it was last computed. */
export interface CachedCart {
  readonly answer: WrittenAnswer<Cart>;
  readonly version: string;
  readonly goodsVersion: string;
  /** When its goods were last confirmed unchanged. */
  readonly provenAt: Date;
  /** When it must be recomputed in any case. */
  readonly until: Date;
}

/** Delay after which a cart shows stock and price changes made by others. */
const GOODS_FOR_MS = 300;
/** Names and dates are cached for as long as the categories. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Whether the goods of a cart were confirmed recently enough. */
export const goodsAreFresh = ({ provenAt }: CachedCart, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < GOODS_FOR_MS;

export const isStale = ({ until }: CachedCart, now: Date): boolean => until <= now;

/** When a cached cart expires: at the latest when the next promotion begins or ends. */
export function cacheUntil(now: Date, promotions: readonly Pick<Promotion, 'startsAt' | 'endsAt'>[]): Date {
  const turns = promotions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((at) => (at ? [new Date(at).getTime()] : []))
    .filter((at) => at > now.getTime());
  return new Date(Math.min(now.getTime() + MAX_AGE_MS, ...turns));
}

/** Carts that this instance has computed; the least recently used are evicted. */
export class CartCache {
  readonly #carts: LRUCache<string, CachedCart>;

  constructor(maxBytes = MAX_BYTES) {
    this.#carts = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ answer }) => answer.json.length });
  }

  get(key: string): CachedCart | undefined {
    return this.#carts.get(key);
  }

  set(key: string, cart: CachedCart): void {
    this.#carts.set(key, cart);
  }
}
