import type { CartItem } from 'shared-contracts/calls/cart-entities';
import type { Platform } from 'shared-contracts/platform';
import type { ProductRecord, TrackedGoods } from 'shared-contracts/tracking/product-record';
import { goodsValue, recordOfLine } from 'shared-contracts/tracking/product-records';

type Tracking = Pick<Platform, 'track' | 'locale'>;

/** Products with what they cost together, as records of the cart tell them. */
export const goodsOf = ({ locale }: Pick<Platform, 'locale'>, products: ProductRecord[]) => ({
  currency: locale.currency,
  value: goodsValue(products),
  products,
});

/**
 * Tells that something is added, with the shopper's press, and rolls that back when the cart refuses it
 * (docs/spec/content.md section 4.7).
 */
export async function trackAdd<Added>(
  platform: Tracking,
  items: readonly { readonly tracked?: TrackedGoods | undefined; readonly qty: number }[],
  add: () => Promise<Added>,
): Promise<Added> {
  const products = items.flatMap(({ tracked, qty }) => (tracked ? [{ ...tracked.product, quantity: qty }] : []));
  if (products.length === 0) return add();
  const goods = goodsOf(platform, products);
  platform.track({ event: 'add_to_cart', ...goods });
  try {
    return await add();
  } catch (error) {
    platform.track({ event: 'roll_back', of: 'add_to_cart', ...goods });
    throw error;
  }
}

/** What puts a line back that was removed. */
export const trackedLine = ({ locale }: Tracking, line: CartItem): TrackedGoods => ({
  currency: locale.currency,
  product: recordOfLine(line),
});

export const trackRemoved = (platform: Tracking, line: CartItem): void =>
  platform.track({ event: 'remove_from_cart', ...goodsOf(platform, [recordOfLine(line)]) });

/** Tells a line's new quantity, once the cart has it. */
export function trackQuantity(platform: Tracking, line: CartItem, qty: number): void {
  if (qty === line.qty) return;
  const goods = goodsOf(platform, [{ ...recordOfLine(line), quantity: qty }]);
  platform.track({ event: 'change_quantity', from: line.qty, ...goods });
}
