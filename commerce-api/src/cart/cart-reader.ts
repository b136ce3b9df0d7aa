import type { Cart, Flash } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { categoryTreeReader } from '../catalogue/category-tree.ts';
import type { Db } from '../database/database.ts';
import type { TableChanges } from '../database/table-changes.ts';
import { deliveryRulesReader } from '../delivery/delivery-rules.ts';
import type { DeliveryRule } from '../delivery/methods.ts';
import { pickupPromise } from '../delivery/pickup.ts';
import { type Markets, marketsReader, type OpenMarket } from '../market/markets.ts';
import { type CartPayment, cartPayment, paidTotals } from '../payment/cart-payment.ts';
import { tendersOf } from '../payment/tender-queries.ts';
import { couponRefusal } from '../promotions/coupon-rules.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { knownShopper, promotionReader, readCoupons, runsAt } from '../promotions/queries.ts';
import { WrittenAnswer } from '../server/written-answer.ts';
import { readStores } from '../stores/queries.ts';
import type { TaxResult } from '../tax/compute.ts';
import { type TaxService, TaxUnavailableError } from '../tax/tax-service.ts';
import { type CachedCart, CartCache, cacheUntil, goodsAreFresh, isStale } from './cart-cache.ts';
import { readCart } from './cart-queries.ts';
import { readCartVersion, readGoodsVersion } from './cart-version.ts';
import { type PricedCart, type PricingInput, priceBeforeTax, type UntaxedCart, withTax } from './price-cart.ts';
import type { StoredCart } from './stored-cart.ts';
import { upsellReader } from './upsells.ts';
import { type CartViewInput, toCart } from './view.ts';

/** A cart with its prices, for the cart page, the checks before an order, and the order itself. */
export interface ReadCart {
  readonly stored: StoredCart;
  readonly priced: PricedCart;
  readonly promotions: readonly Promotion[];
  readonly coupons: ReadonlyMap<string, string>;
  /** Codes that the shopper has used as often as one may. */
  readonly redeemed: readonly string[];
  /** How the total is split over tenders. */
  readonly payment: CartPayment;
  /** What holds in the market of the cart; undefined where the merchant sells nothing. */
  readonly market: OpenMarket | undefined;
  /** False when the tax could not be computed for now: the cart is shown without, and cannot be ordered (TAX309). */
  readonly hasTax: boolean;
}

/** Rules that apply to every cart. */
export interface SharedRules {
  readonly markets: Markets;
  readonly delivery: readonly DeliveryRule[];
  readonly promotions: readonly Promotion[];
  /** Returns a category and all its ancestors. */
  readonly categoriesOf: (categoryId: string) => readonly string[];
  /** Gifts of promotions. */
  readonly giftUpcs: readonly string[];
}

export interface CartReference {
  readonly cartId: string;
  readonly subjectId: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly favoriteStoreId?: string | undefined;
  /** The store of the till that reads the cart. */
  readonly tillStoreId?: string | undefined;
}

/** Largest amount, in minor units, that a payment and an invoice support. */
const maxTotal = 2_147_483_647;

/**
 * Prices a cart.
 * @throws {CallError} ORD415 when the total cannot be computed, or is too large for one payment
 */
async function priceOrRefuse(
  input: PricingInput,
  taxes: TaxService,
): Promise<{ readonly priced: PricedCart; readonly hasTax: boolean }> {
  try {
    const untaxed = priceBeforeTax(input);
    const tax = await taxOf(untaxed, taxes);
    const priced = withTax(untaxed, tax === 'unavailable' ? undefined : tax);
    if (priced.totals.itemTotal <= maxTotal && priced.totals.total <= maxTotal)
      return { priced, hasTax: tax !== 'unavailable' };
  } catch (error) {
    throw new CallError('ORD415', { cause: error });
  }
  throw new CallError('ORD415');
}

async function taxOf(
  { input, taxedGroups }: UntaxedCart,
  taxes: TaxService,
): Promise<TaxResult | undefined | 'unavailable'> {
  try {
    return await taxes.compute(taxedGroups, input.locale.taxIncluded);
  } catch (error) {
    if (error instanceof TaxUnavailableError) return 'unavailable';
    throw error;
  }
}

const keyOf = ({ cartId, locale, favoriteStoreId }: CartReference): string =>
  [cartId, locale.id, favoriteStoreId].join(' ');

/** Compresses a long cart on its second read: a cart that is read twice is likely to be read again. */
async function packed({ answer }: CachedCart): Promise<WrittenAnswer<Cart>> {
  await answer.pack();
  return answer;
}

interface CartReaderOptions {
  /** False when every read must see the latest changes by others. */
  readonly caches: boolean;
  readonly taxes: TaxService;
  readonly changes: TableChanges;
  /** Category of the add-ons; undefined for the whole shop. */
  readonly addOnCategory: string | undefined;
}

/** Reads carts with prices, promotions and stock. */
export class CartReader {
  readonly #readTree;
  readonly #readMarkets;
  readonly #readDelivery;
  readonly #readPromotions;
  readonly #readUpsells;
  readonly #cache: CartCache | undefined;
  readonly #taxes: TaxService;

  constructor(db: Db, { caches, taxes, changes, addOnCategory }: CartReaderOptions) {
    this.#taxes = taxes;
    this.#cache = caches ? new CartCache() : undefined;
    this.#readTree = categoryTreeReader(db, changes);
    this.#readMarkets = marketsReader(db, changes);
    this.#readDelivery = deliveryRulesReader(db, changes);
    this.#readPromotions = promotionReader(db);
    this.#readUpsells = upsellReader(db, addOnCategory);
  }

  /** Reads the rules shared by all carts. Uses the outer database handle, so call it before a transaction starts. */
  async shared(): Promise<SharedRules> {
    const [tree, markets, delivery, promotions] = await Promise.all([
      this.#readTree(),
      this.#readMarkets(),
      this.#readDelivery(),
      this.#readPromotions(),
    ]);
    return {
      markets,
      delivery,
      promotions,
      categoriesOf: (id) => tree.pathOf(id).map(({ category_id }) => category_id),
      giftUpcs: promotions.flatMap(({ reward }) => (reward.kind === 'gift' ? [reward.upc] : [])),
    };
  }

  /** Prices a cart of the subject; `db` may be a transaction that has locked the cart. */
  async price(db: Db, shared: SharedRules, which: CartReference, withVersions = false): Promise<ReadCart> {
    const { cartId, subjectId, locale, now, favoriteStoreId } = which;
    const { giftUpcs } = shared;
    const stored = await readCart(db, cartId, subjectId, locale, { giftUpcs, favoriteStoreId, withVersions });
    const promotions = shared.promotions.filter((promotion) => runsAt(promotion, now));
    const held = await readCoupons(db, stored.coupons, knownShopper(subjectId));
    const refused = new Map(held.map((coupon) => [coupon.code, couponRefusal(coupon, now)]));
    const usable = held.filter(({ code }) => refused.get(code) === undefined);
    const coupons = new Map(usable.map(({ promotion_id, code }) => [promotion_id, code]));
    const redeemed = stored.coupons.filter((code) => refused.get(code) === 'PRM150');
    const { delivery, categoriesOf } = shared;
    const market = shared.markets.get(locale.country);
    const input = { cart: stored, locale, market, delivery, promotions, coupons, categoriesOf };
    const { priced, hasTax } = await priceOrRefuse(input, this.#taxes);
    const voucherPoints = priced.promotions.voucher > 0 ? stored.voucherPoints : null;
    const tenders = tendersOf(stored, locale.currency);
    const payment = cartPayment(priced.lines, priced.totals.total, tenders, voucherPoints);
    const totals = paidTotals(priced.totals, payment);
    return { stored, priced: { ...priced, totals }, promotions, coupons, redeemed, payment, market, hasTax };
  }

  async view(db: Db, which: CartReference, flash: readonly Flash[] = []): Promise<Cart> {
    return this.#show(db, await this.price(db, await this.shared(), which), which, flash);
  }

  /**
   * Returns the cart as sent to the client. A cached cart is sent again while its version in the database is unchanged
   * (one small statement per call) and its goods are unchanged (checked at intervals).
   */
  async answer(db: Db, which: CartReference): Promise<WrittenAnswer<Cart>> {
    const { cartId, subjectId, locale, favoriteStoreId, now } = which;
    const cached = this.#cache?.get(keyOf(which));
    if (!cached || isStale(cached, now) || (await readCartVersion(db, cartId, subjectId)) !== cached.version)
      return this.renewed(db, which);
    if (goodsAreFresh(cached, now)) return packed(cached);
    const { giftUpcs } = await this.shared();
    const goods = { country: locale.country, giftUpcs, favoriteStoreId };
    if ((await readGoodsVersion(db, cartId, subjectId, goods)) !== cached.goodsVersion) return this.renewed(db, which);
    this.#cache?.set(keyOf(which), { ...cached, provenAt: now });
    return packed(cached);
  }

  /** Recomputes the cart and caches it with the versions that the same statement read. */
  async renewed(db: Db, which: CartReference): Promise<WrittenAnswer<Cart>> {
    const shared = await this.shared();
    const read = await this.price(db, shared, which, this.#cache !== undefined);
    const answer = new WrittenAnswer(await this.#show(db, read, which, []));
    const { version = '', goodsVersion = '' } = read.stored;
    const until = cacheUntil(which.now, shared.promotions);
    if (read.hasTax) this.#cache?.set(keyOf(which), { answer, version, goodsVersion, provenAt: which.now, until });
    return answer;
  }

  async #show(
    db: Db,
    read: ReadCart,
    { locale, now, tillStoreId }: CartReference,
    flash: readonly Flash[],
  ): Promise<Cart> {
    const upsells = await this.#readUpsells(locale, new Set(read.stored.lines.map(({ styleId }) => styleId)));
    const stores = await this.#stores(db, read.stored, locale, now);
    return toCart({ ...read, locale, now, tillStoreId, stores, upsells, flash });
  }

  async #stores(db: Db, stored: StoredCart, locale: Locale, now: Date): Promise<CartViewInput['stores']> {
    const ids = new Set(stored.lines.flatMap(({ storeId }) => storeId || []));
    if (ids.size === 0) return new Map();
    const stores = await readStores(db, locale.country, [...ids]);
    return new Map(
      stores.map((store) => [
        store.location_id,
        {
          promise: pickupPromise(now, store),
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
