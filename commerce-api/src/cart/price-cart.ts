import type { Totals } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { discountPercentage } from 'shared-contracts/money';
import { priceOfSize } from '../catalogue/price.ts';
import { applyPromotions, type PromotionResult, type Reduction } from '../promotions/engine.ts';
import type { PricedLine, Promotion } from '../promotions/promotion.ts';
import { computeTax } from '../tax/compute.ts';
import { taxRatesOf } from '../tax/rates.ts';
import { type CartGroup, groupLines } from './groups.ts';
import type { StoredCart, StoredLine } from './stored-cart.ts';

export interface PricingInput {
  readonly cart: Pick<StoredCart, 'lines' | 'methods' | 'shippingAddress'>;
  readonly locale: Locale;
  readonly promotions: readonly Promotion[];
  /** Coupon code by promotion id, only those that may be used. */
  readonly coupons: ReadonlyMap<string, string>;
  /** A category and everything above it. */
  readonly categoriesOf: (categoryId: string) => readonly string[];
}

/** A line with what it costs, step by step; minor units. */
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
  readonly reductions: readonly Reduction[];
}

export interface PricedCart {
  readonly lines: readonly PricedCartLine[];
  readonly groups: readonly CartGroup[];
  /** What each group's delivery costs after promotions, by group id. */
  readonly shippingAfter: ReadonlyMap<string, number>;
  readonly promotions: PromotionResult;
  readonly totals: Totals;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const kindOf = (line: StoredLine): PricedLine['kind'] =>
  line.productType === 'digital' ? 'giftCard' : line.productType === 'custom' ? 'customs' : 'goods';

function unitPrice(line: StoredLine): {
  readonly current: number;
  readonly original: number;
  readonly best: number | null;
} {
  if (line.amount !== null) return { current: line.amount, original: line.amount, best: null };
  return priceOfSize(line, line.size);
}

/**
 * Everything a cart costs. Prices come from the catalogue, never from the caller; tax is computed on what is paid for
 * goods and delivery after every reduction, gift cards excepted, since tax falls due when they are spent.
 */
export function priceCart({ cart, locale, promotions, coupons, categoriesOf }: PricingInput): PricedCart {
  const { country } = locale;
  const groups = groupLines(cart, country);
  const units = new Map(cart.lines.map((line) => [line.id, unitPrice(line)]));
  const result = applyPromotions({
    lines: cart.lines.map((line) => ({
      id: line.id,
      kind: kindOf(line),
      categoryIds: categoriesOf(line.categoryId),
      qty: line.qty,
      unitCurrent: units.get(line.id)?.current ?? 0,
    })),
    shipping: groups.map(({ id, chosen }) => ({ id, amount: chosen.amount, promotable: chosen.promotable })),
    promotions,
    coupons,
    country,
  });
  const shippingAfter = new Map(
    groups.map(({ id, chosen }) => [id, chosen.amount - (result.shippingReductions.get(id)?.amount ?? 0)]),
  );
  const shippingOriginal = sum(groups.map(({ chosen }) => chosen.amount));
  const shipping = sum([...shippingAfter.values()]);
  const rows = cart.lines.map((line) => {
    const price = units.get(line.id) ?? { current: 0, original: 0, best: null };
    const reductions = result.lineReductions.get(line.id) ?? [];
    const rowTotal = price.current * line.qty;
    const afterItem = rowTotal - sum(reductions.map(({ amount }) => amount));
    const afterOrder = afterItem - (result.orderShares.get(line.id) ?? 0);
    return { line, price, reductions, rowTotal, afterItem, afterOrder };
  });
  const rates = taxRatesOf(country, cart.shippingAddress?.stateCode);
  const taxable = rows.map(({ line, afterOrder }) => (kindOf(line) === 'giftCard' ? 0 : afterOrder));
  const tax = rates ? computeTax([...taxable, shipping], rates, locale.taxIncluded) : undefined;
  const lines = rows.map(({ line, price, reductions, rowTotal, afterItem, afterOrder }, index) => ({
    line,
    unitOriginal: price.original,
    unitCurrent: price.current,
    best: price.best,
    rowOriginal: price.original * line.qty,
    rowTotal,
    afterItem,
    afterOrder,
    tax: tax?.shares[index] ?? 0,
    reductions,
  }));
  const itemTotal = sum(lines.map(({ rowOriginal }) => rowOriginal));
  const itemSubTotal = sum(lines.map(({ afterItem }) => afterItem));
  const totalDiscount = itemTotal - itemSubTotal + sum(result.orderReductions.map(({ amount }) => amount));
  const taxAmount = tax?.total ?? 0;
  const total = sum(lines.map(({ afterOrder }) => afterOrder)) + shipping + (locale.taxIncluded ? 0 : taxAmount);
  const totals: Totals = {
    totalUnits: sum(cart.lines.map(({ qty }) => qty)),
    itemTotal,
    itemSubTotal,
    totalDiscount,
    totalDiscountPercentage: discountPercentage(itemTotal, itemTotal - totalDiscount),
    shipping,
    shippingOriginal,
    ...(tax ? { tax: tax.total } : {}),
    taxation: locale.taxIncluded ? 'gross' : 'net',
    taxAmount,
    taxLines: (tax?.rows ?? []).map((row) => ({ ...row })),
    totalWithoutTax: total - taxAmount,
    netAmount: total - taxAmount,
    appliedRewards: 0,
    total,
    remainingToPay: total,
  };
  return { lines, groups, shippingAfter, promotions: result, totals };
}
