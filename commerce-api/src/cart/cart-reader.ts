import type { Cart, Flash } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { categoryTreeReader } from '../catalogue/category-tree.ts';
import type { Db } from '../database/database.ts';
import { pickupDate } from '../delivery/pickup.ts';
import { type CartPayment, paidTotals, paymentOf } from '../payment/cart-payment.ts';
import { tendersOf } from '../payment/tender-queries.ts';
import { couponRefusal } from '../promotions/coupon-rules.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { promotionReader, readCoupons, runsAt } from '../promotions/queries.ts';
import { WrittenAnswer } from '../server/written-answer.ts';
import { readStores } from '../stores/queries.ts';
import { readCart } from './cart-queries.ts';
import { goodsAreFresh, isOver, type KeptCart, KeptCarts, keptUntil } from './kept-carts.ts';
import { type PricedCart, type PricingInput, priceCart } from './price-cart.ts';
import { readCartStamp, readGoodsStamp } from './stamps.ts';
import type { StoredCart } from './stored-cart.ts';
import { upsellReader } from './upsells.ts';
import { type CartViewInput, toCart } from './view.ts';

/** A cart with its prices: what the cart page, the checks before an order, and the order itself look at. */
export interface ReadCart {
  readonly stored: StoredCart;
  readonly priced: PricedCart;
  readonly promotions: readonly Promotion[];
  readonly coupons: ReadonlyMap<string, string>;
  /** Who pays how much of it. */
  readonly payment: CartPayment;
}

/** Rules that every cart is priced by. */
export interface SharedRules {
  readonly promotions: readonly Promotion[];
  /** A category and everything above it. */
  readonly categoriesOf: (categoryId: string) => readonly string[];
  /** What promotions may give. */
  readonly giftUpcs: readonly string[];
}

export interface WhichCart {
  readonly cartId: string;
  readonly subjectId: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly favouriteStoreId?: string | undefined;
}

/** Minor units that a payment and an invoice can carry. */
const mostTotal = 2_147_483_647;

/** @throws {CallError} ORD415 when what a cart costs cannot be worked out, or cannot be paid in one piece */
function priceOrRefuse(input: PricingInput): PricedCart {
  try {
    const priced = priceCart(input);
    if (priced.totals.itemTotal <= mostTotal && priced.totals.total <= mostTotal) return priced;
  } catch (error) {
    throw new CallError('ORD415', { cause: error });
  }
  throw new CallError('ORD415');
}

const keyOf = ({ cartId, locale, favouriteStoreId }: WhichCart): string =>
  [cartId, locale.id, favouriteStoreId].join(' ');

/** Who looks twice looks more often: a long cart is packed for that. */
async function packed({ answer }: KeptCart): Promise<WrittenAnswer<Cart>> {
  await answer.pack();
  return answer;
}

/** Reads carts with everything around them. */
export class CartReader {
  readonly #readTree;
  readonly #readPromotions;
  readonly #readUpsells;
  readonly #kept: KeptCarts | undefined;

  /** @param keeps false where every look has to see what others have just done */
  constructor(db: Db, { keeps }: { readonly keeps: boolean }) {
    this.#kept = keeps ? new KeptCarts() : undefined;
    this.#readTree = categoryTreeReader(db);
    this.#readPromotions = promotionReader(db);
    this.#readUpsells = upsellReader(db);
  }

  /** What is the same for every cart. It goes over the outer handle: read it before a transaction begins. */
  async shared(): Promise<SharedRules> {
    const [tree, promotions] = await Promise.all([this.#readTree(), this.#readPromotions()]);
    return {
      promotions,
      categoriesOf: (id) => tree.pathOf(id).map(({ category_id }) => category_id),
      giftUpcs: promotions.flatMap(({ reward }) => (reward.kind === 'gift' ? [reward.upc] : [])),
    };
  }

  /** Prices a cart of the subject; `db` may be a transaction in which the cart has been taken. */
  async price(db: Db, shared: SharedRules, which: WhichCart, stamped = false): Promise<ReadCart> {
    const { cartId, subjectId, locale, now, favouriteStoreId } = which;
    const { giftUpcs } = shared;
    const stored = await readCart(db, cartId, subjectId, locale, { giftUpcs, favouriteStoreId, stamped });
    const promotions = shared.promotions.filter((promotion) => runsAt(promotion, now));
    const held = await readCoupons(db, stored.coupons, subjectId);
    const coupons = new Map(
      held
        .filter((coupon) => couponRefusal(coupon, now) === undefined)
        .map(({ promotion_id, code }) => [promotion_id, code]),
    );
    const priced = priceOrRefuse({ cart: stored, locale, promotions, coupons, categoriesOf: shared.categoriesOf });
    const voucherPoints = priced.promotions.voucher > 0 ? stored.voucherPoints : null;
    const tenders = tendersOf(stored, locale.currency);
    const payment = paymentOf(priced.lines, priced.totals.total, tenders, voucherPoints);
    return { stored, priced: { ...priced, totals: paidTotals(priced.totals, payment) }, promotions, coupons, payment };
  }

  async view(db: Db, which: WhichCart, flash: readonly Flash[] = []): Promise<Cart> {
    return this.#show(db, await this.price(db, await this.shared(), which), which, flash);
  }

  /**
   * The cart as it goes over the wire. One that nobody has changed since it was worked out is sent again: each time the
   * database says that it is still the same cart, in one small statement, and every moment that its goods are the same.
   */
  async answer(db: Db, which: WhichCart): Promise<WrittenAnswer<Cart>> {
    const { cartId, subjectId, locale, favouriteStoreId, now } = which;
    const kept = this.#kept?.get(keyOf(which));
    if (!kept || isOver(kept, now) || (await readCartStamp(db, cartId, subjectId)) !== kept.stamp)
      return this.renewed(db, which);
    if (goodsAreFresh(kept, now)) return packed(kept);
    const { giftUpcs } = await this.shared();
    const goods = { country: locale.country, giftUpcs, favouriteStoreId };
    if ((await readGoodsStamp(db, cartId, subjectId, goods)) !== kept.goodsStamp) return this.renewed(db, which);
    this.#kept?.set(keyOf(which), { ...kept, provenAt: now });
    return packed(kept);
  }

  /** The cart worked out anew, and kept with stamps from the statement that read it. */
  async renewed(db: Db, which: WhichCart): Promise<WrittenAnswer<Cart>> {
    const shared = await this.shared();
    const read = await this.price(db, shared, which, this.#kept !== undefined);
    const answer = new WrittenAnswer(await this.#show(db, read, which, []));
    const { stamp = '', goodsStamp = '' } = read.stored;
    const until = keptUntil(which.now, shared.promotions);
    this.#kept?.set(keyOf(which), { answer, stamp, goodsStamp, provenAt: which.now, until });
    return answer;
  }

  async #show(db: Db, read: ReadCart, { locale, now }: WhichCart, flash: readonly Flash[]): Promise<Cart> {
    const upsells = await this.#readUpsells(locale, new Set(read.stored.lines.map(({ styleId }) => styleId)));
    const stores = await this.#stores(db, read.stored, locale, now);
    return toCart({ ...read, locale, now, stores, upsells, flash });
  }

  async #stores(db: Db, stored: StoredCart, locale: Locale, now: Date): Promise<CartViewInput['stores']> {
    if (stored.lines.every(({ place }) => place === '')) return new Map();
    const stores = await readStores(db, locale.country);
    return new Map(
      stores.map((store) => [
        store.location_id,
        {
          pickupDate: pickupDate(now, store),
          address: {
            addressLine1: store.address.addressLine1,
            city: store.address.city,
            postalCode: store.address.postalCode,
            ...(store.address.province ? { province: store.address.province } : {}),
            country: store.country,
          },
        },
      ]),
    );
  }
}
