import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Promotion } from '../promotions/promotion.ts';
import type { WrittenAnswer } from '../server/written-answer.ts';

/** A cart as it was worked out last. */
export interface KeptCart {
  readonly answer: WrittenAnswer<Cart>;
  readonly stamp: string;
  readonly goodsStamp: string;
  /** When its goods were last seen to be like that. */
  readonly provenAt: Date;
  /** When it has to be worked out again in any case. */
  readonly until: Date;
}

/** What others buy and change is seen in a cart after this long: less than a page takes to be looked at. */
const GOODS_FOR_MS = 300;
/** Names and dates are kept for as long as the categories. */
const MOST_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Whether a cart's goods need not be looked at. */
export const goodsAreFresh = ({ provenAt }: KeptCart, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < GOODS_FOR_MS;

export const isOver = ({ until }: KeptCart, now: Date): boolean => until <= now;

/** How long a cart is kept at most: no longer than until the next promotion begins or ends. */
export function keptUntil(now: Date, promotions: readonly Pick<Promotion, 'startsAt' | 'endsAt'>[]): Date {
  const turns = promotions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((at) => (at ? [new Date(at).getTime()] : []))
    .filter((at) => at > now.getTime());
  return new Date(Math.min(now.getTime() + MOST_MS, ...turns));
}

/** Carts that this instance has worked out; the ones that nobody asked for longest give way. */
export class KeptCarts {
  readonly #carts = new Map<string, KeptCart>();
  readonly #most: number;
  #bytes = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  get(key: string): KeptCart | undefined {
    return this.#carts.get(key);
  }

  set(key: string, cart: KeptCart): void {
    this.#drop(key);
    this.#carts.set(key, cart);
    this.#bytes += cart.answer.json.length;
    for (const oldest of this.#carts.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const cart = this.#carts.get(key);
    if (!cart) return;
    this.#carts.delete(key);
    this.#bytes -= cart.answer.json.length;
  }
}
