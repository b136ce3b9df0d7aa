import type { Totals } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { discountPercentage } from 'shared-contracts/money';
import { hashedUuid } from '../base/hash.ts';
import { sum } from '../base/sum.ts';
import type { DeliveryMethod, DeliveryRule } from '../delivery/methods.ts';
import { type Market, voucherOf } from '../market/markets.ts';
import { priceOfSize, type StoredPrice } from '../pricing/price.ts';
import type { Reduction } from '../promotions/conditions.ts';
import { applyPromotions, type PromotionResult } from '../promotions/engine.ts';
import type { PricedLine, Promotion } from '../promotions/promotion.ts';
import { goodsClassOf } from '../tax/classes.ts';
import type { TaxedGroup, TaxResult } from '../tax/compute.ts';
import { explainTax, taxName } from '../tax/explain.ts';
import { addressOf, type CartGroup, groupIdOf, groupLines } from './groups.ts';
import type { StoredCart, StoredLine } from './stored-cart.ts';

export interface PricingInput {
  readonly cart: Omit<
    StoredCart,
    'revision' | 'state' | 'coupons' | 'billingAddress' | 'heldUntil' | 'tenders' | 'credits'
  >;
  readonly locale: Locale;
  /** What holds in the market of the locale; undefined where the merchant sells nothing. */
  readonly market: Pick<Market, 'vouchers'> | undefined;
  /** How the merchant delivers. */
  readonly delivery: readonly DeliveryRule[];
  readonly promotions: readonly Promotion[];
  /** Coupon code by promotion id, usable coupons only. */
  readonly coupons: ReadonlyMap<string, string>;
  /** Returns a category and all its ancestors. */
  readonly categoriesOf: (categoryId: string) => readonly string[];
}

/** A line with its price at each step; minor units. */
export interface PricedCartLine {
  readonly line: StoredLine;
  readonly unitOriginal: number;
  readonly unitCurrent: number;
  readonly best: number | null;
  readonly rowOriginal: number;
  readonly rowTotal: number;
  readonly afterItem: number;
  readonly afterOrder: number;
  readonly tax: number;
  /** The effect of associates' adjustments. */
  readonly adjusted: number;
  readonly reductions: readonly Reduction[];
}

export interface PricedCart {
  readonly lines: readonly PricedCartLine[];
  readonly groups: readonly CartGroup[];
  /** Delivery cost of each group after promotions, by group id. */
  readonly shippingAfter: ReadonlyMap<string, number>;
  readonly promotions: PromotionResult;
  readonly totals: Totals;
}

const kindOf = (line: StoredLine): PricedLine['kind'] =>
  line.productType === 'digital' ? 'giftCard' : line.productType === 'custom' ? 'customs' : 'goods';

const unitPrice = (line: StoredLine): StoredPrice => priceOfSize(line, line.amount ?? line.worth);

/** Returns what is left of an employee's allowance; undefined without the employee discount. */
function allowanceOf({ owner }: PricingInput['cart']): number | undefined {
  return owner?.kind === 'EMPLOYEE' && owner.acceptedTerms ? (owner.allowance?.balance ?? 0) : undefined;
}

/** Returns the value of the voucher if the points for it are available. */
function voucherAmount({ cart: { owner, voucherPoints }, market }: PricingInput): number {
  if (voucherPoints === null || owner?.loyalty !== 'member' || (owner.points?.balance ?? 0) < voucherPoints) return 0;
  return voucherOf(market, voucherPoints)?.amount ?? 0;
}

function promotionsOn(input: PricingInput, groups: readonly CartGroup[]): PromotionResult {
  const { cart, locale, promotions, coupons, categoriesOf } = input;
  const { country } = locale;
  const allowance = allowanceOf(cart);
  return applyPromotions({
    lines: cart.lines.map((line) => {
      const price = unitPrice(line);
      return {
        id: line.id,
        kind: kindOf(line),
        styleId: line.styleId,
        categoryIds: categoriesOf(line.categoryId),
        qty: line.qty,
        unitCurrent: price.current,
        unitOriginal: price.original,
      };
    }),
    shipping: groups.map(({ id, chosen }) => ({ id, amount: chosen.amount, promotable: chosen.promotable })),
    promotions,
    coupons,
    country,
    ...(allowance === undefined ? {} : { employeeAllowance: allowance }),
    isMember: cart.owner?.loyalty === 'member',
    profession: cart.owner?.profession ?? undefined,
    adjustments: cart.adjustments,
    voucher: voucherAmount(input),
    // Gifts ship in the parcel from the warehouse; pickups and parcels from the workshop contain none.
    giftUnits: new Map(
      groups.some(({ kind }) => kind === 'me') ? cart.gifts.map((gift) => [gift.upc, gift.warehouseUnits]) : [],
    ),
  });
}

/** Returns the stable line id of a promotion's gift in a cart. */
export const bonusLineId = (cartId: string, promotionId: string): string => hashedUuid(`${cartId} ${promotionId}`);

/** Returns the gifts of a cart as lines. */
function giftLines(cart: PricingInput['cart'], gifts: PromotionResult['gifts']): StoredLine[] {
  return gifts.flatMap(({ promotionId, upc }) => {
    const gift = cart.gifts.find((candidate) => candidate.upc === upc);
    return gift ? [{ ...gift, id: bonusLineId(cart.cartId, promotionId), bonusOf: promotionId }] : [];
  });
}

type Row = Omit<PricedCartLine, 'tax'>;

function rowsOf(cart: PricingInput['cart'], result: PromotionResult): Row[] {
  const bought = cart.lines.map((line): Row => {
    const price = unitPrice(line);
    const reduction = result.lineReductions.get(line.id);
    const adjusted = sum((result.lineAdjustments.get(line.id) ?? []).map(({ amount }) => amount));
    const rowTotal = price.current * line.qty;
    const afterItem = rowTotal - (reduction?.amount ?? 0) - adjusted;
    return {
      line,
      unitOriginal: price.original,
      unitCurrent: price.current,
      best: price.best,
      rowOriginal: price.original * line.qty,
      rowTotal,
      afterItem,
      afterOrder: afterItem - (result.orderShares.get(line.id) ?? 0),
      adjusted,
      reductions: reduction ? [reduction] : [],
    };
  });
  const given = giftLines(cart, result.gifts).map(
    (line): Row => ({
      line,
      unitOriginal: line.original,
      unitCurrent: 0,
      best: null,
      rowOriginal: 0,
      rowTotal: 0,
      afterItem: 0,
      afterOrder: 0,
      adjusted: 0,
      reductions: [],
    }),
  );
  return [...bought, ...given];
}

/** Groups goods by where they are handed over: pickups are taxed at the store, deliveries at the address. */
function taxedGroups(
  { cart, locale }: PricingInput,
  groups: readonly CartGroup[],
  rows: readonly Row[],
  shippingAfter: ReadonlyMap<string, number>,
): TaxedGroup[] {
  return groups.map((group) => {
    const [first] = group.lines;
    const store = group.kind === 'store' || group.kind === 'sts' ? first?.storeAddress : undefined;
    const address = addressOf(group, cart);
    return {
      place: {
        country: locale.country,
        region: store ? store.province : address?.stateCode,
        postalCode: (store ?? address)?.postalCode,
      },
      lines: rows
        .filter(({ line }) => line.bonusOf === null && groupIdOf(line) === group.id)
        .map(({ line, afterOrder }) => ({
          id: line.id,
          goods: goodsClassOf(line.productType, line.cut),
          qty: line.qty,
          amount: afterOrder,
        })),
      delivery: shippingAfter.get(group.id) ?? 0,
    };
  });
}

/** Returns what a way of delivery costs after promotions, chosen or not; minor units. */
export const costAfter = (
  { deliveryReduction }: Pick<PromotionResult, 'deliveryReduction'>,
  method: Pick<DeliveryMethod, 'amount' | 'promotable'>,
): number => method.amount - (deliveryReduction(method)?.amount ?? 0);

/** A cart with everything priced but its taxes. */
export interface UntaxedCart {
  readonly input: PricingInput;
  readonly rows: readonly Row[];
  readonly groups: readonly CartGroup[];
  readonly shippingAfter: ReadonlyMap<string, number>;
  readonly promotions: PromotionResult;
  readonly taxedGroups: readonly TaxedGroup[];
}

/**
 * Prices a cart up to its taxes. Prices come from the catalogue, never from the caller. Tax is computed on the amounts
 * paid for goods and delivery after all reductions, except for gift cards, which are taxed when spent.
 */
export function priceBeforeTax(input: PricingInput): UntaxedCart {
  const { cart, locale } = input;
  const groups = groupLines(cart, input.delivery, locale.country);
  const result = promotionsOn(input, groups);
  const shippingAfter = new Map(groups.map(({ id, chosen }) => [id, costAfter(result, chosen)]));
  const rows = rowsOf(cart, result);
  return {
    input,
    rows,
    groups,
    shippingAfter,
    promotions: result,
    taxedGroups: taxedGroups(input, groups, rows, shippingAfter),
  };
}

/** Adds the taxes to a cart; undefined while they are not known. */
export function withTax(untaxed: UntaxedCart, tax: TaxResult | undefined): PricedCart {
  const { input, rows, groups, shippingAfter, promotions: result } = untaxed;
  const { cart, locale } = input;
  const lines = rows.map((row) => ({ ...row, tax: tax?.shares.get(row.line.id) ?? 0 }));
  const goods = sum(lines.map(({ afterOrder }) => afterOrder));
  const shipping = sum([...shippingAfter.values()]);
  const itemTotal = sum(lines.map(({ rowOriginal }) => rowOriginal));
  const taxAmount = tax?.total ?? 0;
  const total = goods + shipping + (locale.taxIncluded ? 0 : taxAmount);
  const totals: Totals = {
    totalUnits: sum(cart.lines.map(({ qty }) => qty)),
    itemTotal,
    itemSubTotal: sum(lines.map(({ afterItem }) => afterItem)),
    totalDiscount: itemTotal - goods,
    totalDiscountPercentage: discountPercentage(itemTotal, goods),
    shipping,
    shippingOriginal: sum(groups.map(({ chosen }) => chosen.amount)),
    ...(tax ? { tax: tax.total } : {}),
    taxation: locale.taxIncluded ? 'gross' : 'net',
    taxAmount,
    taxLines: (tax?.rows ?? []).map((row) => ({
      ...row,
      label: taxName(row.label, locale.language),
      explanation: explainTax(row, locale),
    })),
    totalWithoutTax: total - taxAmount,
    netAmount: total - taxAmount,
    appliedRewards: result.voucher,
    total,
    remainingToPay: total,
  };
  return { lines, groups, shippingAfter, promotions: result, totals };
}
