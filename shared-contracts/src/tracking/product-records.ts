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
  'productId' | 'upc' | 'name' | 'color' | 'qty' | 'bonus' | 'price' | 'variants' | 'available'
>;

/** What is chosen, as it is added to the cart. */
export const goodsOfSelection = (
  product: Parameters<typeof recordOfSelection>[0],
  variant: Variant,
  place: Place = {},
): TrackedGoods => ({ currency: product.price.currency, product: recordOfSelection(product, variant, place) });

/** A line of the cart. */
export function recordOfLine(line: Line): ProductRecord {
  const { original, current } = line.price;
  return {
    ...codesOf(line.productId),
    upc: line.upc,
    name: line.name,
    ...colorOf(line.color),
    // A gift costs nothing, whatever its goods are worth.
    ...priceFacts({ original, current: line.bonus ? 0 : current }),
    ...sizesOf(line.variants.find(({ code }) => code === 'size')?.value),
    stockStatus: line.available > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    stockQuantity: Math.max(0, line.available),
    quantity: Math.max(1, line.qty),
  };
}

/** A line of an order. What it cost before is known where the order keeps it. */
export function recordOfOrderLine(item: Order['items'][number]): ProductRecord {
  // A gift costs nothing, whatever its goods are worth.
  const current = item.priceAfterOrderDiscount === 0 ? 0 : Math.round(item.rowTotal / Math.max(1, item.qty));
  return {
    ...codesOf(item.productId),
    ...(item.upc ? { upc: item.upc } : {}),
    name: item.name,
    ...colorOf(item.color),
    ...priceFacts({ current, original: Math.max(current, item.originalPrice ?? current) }),
    ...sizesOf(item.variants.find(({ code }) => code === 'size')?.value),
    quantity: Math.max(1, item.qty),
  };
}

/** What goods cost together, in minor units. */
export const goodsValue = (products: readonly ProductRecord[]): number =>
  products.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0);

/** What a cart holds, as several records tell it. */
export function goodsOfCart({ currency, items, bonusItems }: Pick<Cart, 'currency' | 'items' | 'bonusItems'>) {
  const products = [...items, ...bonusItems].map(recordOfLine);
  return { currency, value: goodsValue(products), products };
}
