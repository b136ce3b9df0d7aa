import type { CartItem } from '../calls/cart-entities.ts';
import type { Order } from '../calls/checkout.ts';
import type { ProductDetails, Variant } from '../calls/product-entities.ts';
import type { Price, ProductCard } from '../entities/product-card.ts';
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

/**
 * Facts about a line that is paid for, after every discount: what is no markdown, such as a share of the order's discount, is in the
 * price alone. A gift costs nothing, whatever its goods are worth.
 */
const paidFacts = (price: Pick<Price, 'current' | 'original'>, paid: number, quantity: number) => ({
  ...priceFacts({ ...price, current: paid && price.current }),
  price: Math.round(paid / quantity),
  quantity,
});

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

interface TrackedFrom extends Partial<ChosenFrom> {
  readonly category?: string;
}

/** A product card, in the color that it shows or another of its own. */
export function recordOfCard(card: ProductCard, place: TrackedFrom = {}, productId = card.productId): ProductRecord {
  const color = card.colors.find((one) => one.productId === productId);
  return {
    ...codesOf(productId),
    name: card.name,
    ...colorOf(color?.label),
    ...priceFacts(color?.price ?? card.price),
    ...(color ? { stockStatus: color.available ? 'IN_STOCK' : 'OUT_OF_STOCK' } : {}),
    ...place,
  };
}

/** A product that is named in a row alone: a suggestion of the search, or what goes with a cart. */
export function recordOfRow(
  { productId, ...row }: { readonly productId: string; readonly name: string; readonly upc?: string },
  price: Pick<Price, 'current' | 'original'>,
  place: TrackedFrom = {},
): ProductRecord {
  return { ...codesOf(productId), ...row, ...priceFacts(price), ...place };
}

/** What is chosen on a product page or in quick-shop; without a variant, the product itself. */
export function recordOfSelection(
  product: Pick<ProductDetails, 'id' | 'name' | 'color' | 'price' | 'categoryId'>,
  variant?: Variant,
  place: TrackedFrom = {},
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
  place: TrackedFrom = {},
): TrackedGoods => ({ currency: product.price.currency, product: recordOfSelection(product, variant, place) });

/** A line of the cart. */
export const recordOfLine = ({ productId, upc, price, qty, available, ...line }: Line): ProductRecord => ({
  ...codesOf(productId),
  upc,
  ...goodsFacts(line),
  ...paidFacts(price, price.priceAfterOrderDiscount, qty),
  stockStatus: available > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
  stockQuantity: available,
});

/** A line of an order. What it cost before is known where the order keeps it. */
export function recordOfOrderLine(item: Order['items'][number]): ProductRecord {
  const current = Math.round(item.rowTotal / item.qty);
  const original = Math.max(current, item.originalPrice ?? current);
  return {
    ...codesOf(item.productId),
    ...(item.upc ? { upc: item.upc } : {}),
    ...goodsFacts(item),
    ...paidFacts({ current, original }, item.priceAfterOrderDiscount, item.qty),
  };
}

/** What goods cost together, in minor units. */
export const goodsValue = (products: readonly ProductRecord[]): number =>
  products.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0);
