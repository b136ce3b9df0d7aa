import type { Cart } from '../calls/cart-entities.ts';
import type { Order } from '../calls/checkout.ts';
import { recordOfLine, recordOfOrderLine } from './product-records.ts';

/** What a cart holds, as several records report it. Its value is exact: prices of single units are rounded. */
export function goodsOfCart({ currency, items, bonusItems }: Pick<Cart, 'currency' | 'items' | 'bonusItems'>) {
  const lines = [...items, ...bonusItems];
  const value = lines.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0);
  return { currency, value, products: lines.map(recordOfLine) };
}

/** What an order holds, as its purchase reports it: without delivery, and without tax that is added to prices. */
export function goodsOfOrder({ currency, items }: Pick<Order, 'currency' | 'items'>) {
  const value = items.reduce((sum, { priceAfterOrderDiscount }) => sum + priceAfterOrderDiscount, 0);
  return { currency, value, products: items.map(recordOfOrderLine) };
}
