import type { Cart, CartItem } from '../calls/cart-entities.ts';
import type { Order } from '../calls/checkout.ts';
import type { Price, ProductCard, ProductDetails, Variant } from '../calls/product-entities.ts';
import { colorCodeOf, styleIdOf } from '../product-id.ts';
import type { ChosenFrom, ProductRecord, TrackedGoods } from './product-record.ts';

/** Facts about the price of one unit. Price 0 is a free gift (docs/spec/content.md section 3.18). */
function priceFacts({ current, original }: Pick<Price, 'current' | 'original'>) {
  const onSale = current < original;
  const discountType = current === 0 ? 'Free Gift' : 'Marked Down';
  return {
    onSale,
    price: current,
    originalPrice: original,
    saleDiscountAmount: onSale ? original - current : 0,
    ...(onSale || current === 0 ? ({ discountType } as const) : {}),
  };
}

interface Paid extends Pick<Price, 'current' | 'original'> {
  readonly qty: number;
  /** For all units, after every discount. */
  readonly paid: number;
}

/** Facts about a line that is paid for: its price is what one unit costs with its share of the order's discounts. */
function paidFacts({ current, original, qty, paid }: Paid) {
  const price = Math.round(paid / Math.max(1, qty));
  // A gift costs nothing, whatever its goods are worth.
  return { ...priceFacts({ current: paid === 0 ? 0 : current, original: Math.max(current, original) }), price };
}

function codesOf(productId: string) {
  const colorCode = colorCodeOf(productId);
  return { productId, styleCode: styleIdOf(productId), ...(colorCode ? { colorCode } : {}) };
}

/** Sizes such as "32/34" have a code for each part. */
function sizesOf(size: string | undefined): Partial<ProductRecord> {
  const [sizeCode1, sizeCode2, sizeCode3] = (size ?? '').split(/\s*[/×x]\s*(?=\d)/).filter(Boolean);
  return {
    ...(sizeCode1 ? { sizeCode1 } : {}),
    ...(sizeCode2 ? { sizeCode2 } : {}),
    ...(sizeCode3 ? { sizeCode3 } : {}),
  };
}

const colorOf = (label: string | undefined) => (label ? { colorDescription: label } : {});

interface Place extends Partial<ChosenFrom> {
  readonly category?: string;
}

/** A product card, in the color that it shows or another of its own. */
export function recordOfCard(card: ProductCard, place: Place = {}, productId = card.productId): ProductRecord {
  const colour = card.colours.find((one) => one.productId === productId);
  return {
    ...codesOf(productId),
    name: card.name,
    ...colorOf(colour?.label),
    ...priceFacts(colour?.price ?? card.price),
    ...(colour ? { stockStatus: colour.available ? 'IN_STOCK' : 'OUT_OF_STOCK' } : {}),
    ...place,
  };
}

/** A product that is named in a row alone: a suggestion of the search, or what goes with a cart. */
export function recordOfRow(
  { productId, ...row }: { readonly productId: string; readonly name: string; readonly upc?: string },
  price: Pick<Price, 'current' | 'original'>,
  place: Place = {},
): ProductRecord {
  return { ...codesOf(productId), ...row, ...priceFacts(price), ...place };
}

/** What is chosen on a product page or in quick-shop; without a variant, the product itself. */
export function recordOfSelection(
  product: Pick<ProductDetails, 'id' | 'name' | 'color' | 'price' | 'categoryId'>,
  variant?: Variant,
  place: Place = {},
): ProductRecord {
  return {
    ...codesOf(product.id),
    name: product.name,
    ...colorOf(product.color.label),
    category: product.categoryId,
    ...priceFacts(variant?.price ?? product.price),
    ...(variant
      ? {
          upc: variant.upc,
          ...sizesOf(variant.attributes.size),
          stockStatus: variant.productInventoryState,
          stockQuantity: Math.max(0, variant.available),
        }
      : {}),
    ...place,
  };
}

type Line = Pick<
  CartItem,
  'productId' | 'upc' | 'name' | 'categoryId' | 'color' | 'qty' | 'price' | 'variants' | 'available'
>;

/** What a line says about its goods, in the cart and in an order. */
function goodsFacts({ name, categoryId, color, variants }: Pick<Line, 'name' | 'categoryId' | 'color' | 'variants'>) {
  const size = variants.find(({ code }) => code === 'size');
  return {
    name,
    ...colorOf(color),
    ...(categoryId ? { category: categoryId } : {}),
    ...sizesOf(size?.id ?? size?.value),
  };
}

/** What is chosen, as it is added to the cart. */
export const goodsOfSelection = (
  product: Parameters<typeof recordOfSelection>[0],
  variant: Variant,
  place: Place = {},
): TrackedGoods => ({ currency: product.price.currency, product: recordOfSelection(product, variant, place) });

/** A line of the cart. */
export function recordOfLine(line: Line): ProductRecord {
  const { original, current, priceAfterOrderDiscount: paid } = line.price;
  return {
    ...codesOf(line.productId),
    upc: line.upc,
    ...goodsFacts(line),
    ...paidFacts({ original, current, qty: line.qty, paid }),
    stockStatus: line.available > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    stockQuantity: Math.max(0, line.available),
    quantity: Math.max(1, line.qty),
  };
}

/** A line of an order. What it cost before is known where the order keeps it. */
export function recordOfOrderLine(item: Order['items'][number]): ProductRecord {
  const { qty, rowTotal, priceAfterOrderDiscount: paid } = item;
  const current = Math.round(rowTotal / Math.max(1, qty));
  return {
    ...codesOf(item.productId),
    ...(item.upc ? { upc: item.upc } : {}),
    ...goodsFacts(item),
    ...paidFacts({ original: item.originalPrice ?? current, current, qty, paid }),
    quantity: Math.max(1, qty),
  };
}

/** What goods cost together, in minor units. */
export const goodsValue = (products: readonly ProductRecord[]): number =>
  products.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0);

/** What a cart holds, as several records tell it. Its value is exact: prices of single units are rounded. */
export function goodsOfCart({ currency, items, bonusItems }: Pick<Cart, 'currency' | 'items' | 'bonusItems'>) {
  const lines = [...items, ...bonusItems];
  const value = lines.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0);
  return { currency, value, products: lines.map(recordOfLine) };
}

/** What an order holds, as its purchase tells it: without delivery, and without tax that is added to prices. */
export function goodsOfOrder({ currency, items }: Pick<Order, 'currency' | 'items'>) {
  const value = items.reduce((sum, { priceAfterOrderDiscount }) => sum + priceAfterOrderDiscount, 0);
  return { currency, value, products: items.map(recordOfOrderLine) };
}
