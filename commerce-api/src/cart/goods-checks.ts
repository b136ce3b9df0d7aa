import { sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import type { addItem } from 'shared-contracts/calls/cart';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import type { Designs } from '../database/designs.ts';
import { isOffered } from '../goods/designs.ts';
import { isKept } from '../goods/kept-goods.ts';
import { closedUntil, shipsAt } from '../goods/release.ts';
import { type AmountBounds, warehouseOf } from '../market/markets.ts';
import { messageOf } from './cart-messages.ts';
import { servedFrom } from './groups.ts';
import type { StoredLine } from './stored-cart.ts';

export type NewItem = ParsedCall<typeof addItem>['body']['items'][number];

/** How a store gets goods: from its own shelves, or by parcel. */
type Service = StoredLine['service'];

/** A variant with everything that decides whether it can be added to a cart. */
export interface VariantRow {
  readonly upc: string;
  readonly product_id: string;
  readonly style_id: string;
  readonly product_type: string;
  /** Until when it is not sold to the owner of the cart. */
  readonly publish_at: Date | null;
  /** When presale goods leave the warehouse. */
  readonly ships_at: Date | null;
  readonly designs: Designs | null;
  readonly has_price: boolean;
  readonly store_known: boolean;
  readonly store_accepts_parcels: boolean;
  /** Null when the location has no record of the goods. */
  readonly units: number | null;
  /** What a gift card may be worth in the market. */
  readonly gift_cards: AmountBounds | null;
}

export async function readVariant(
  transaction: Db,
  upc: string,
  storeId: string,
  locale: Locale,
  own: { readonly cartId: string; readonly service: Service },
): Promise<VariantRow | undefined> {
  const from = servedFrom({ storeId, service: own.service }, warehouseOf(locale.country));
  const { rows } = await sql<VariantRow>`
    select v.upc, v.product_id, v.style_id, s.product_type, s.designs, ${closedUntil(sql`${own.cartId}`)} as publish_at, ${shipsAt} as ships_at, pp.product_id is not null as has_price,
      (${storeId} = '' or store.location_id is not null) as store_known, coalesce(store.accepts_parcels, false) as store_accepts_parcels,
      st.available + coalesce(h.qty, 0) as units, m.rules->'giftCards' as gift_cards
    from variant v join style s on s.style_id = v.style_id
    left join product_price pp on pp.product_id = v.product_id and pp.market = ${locale.country}
    left join market m on m.market_id = ${locale.country}
    left join location store on store.location_id = ${storeId} and store.kind = 'store' and store.country = ${locale.country}
    left join stock st on st.upc = v.upc and st.location_id = ${from}
    left join stock_hold h on h.cart_id = ${own.cartId} and h.upc = v.upc and h.location_id = ${from}
    where v.upc = ${upc}`.execute(transaction);
  return rows[0];
}

/**
 * Reads a variant at the place that serves it. Goods that are new to a store in a cart come from its shelves, or, when those
 * have too little, from the warehouse by a parcel to the store; more of the same goes the same way. `lineId` names a line that
 * is changed, which keeps its way.
 */
export async function readServed(
  transaction: Db,
  { upc, qty }: Pick<NewItem, 'upc' | 'qty'>,
  storeId: string,
  locale: Locale,
  { cartId, lineId = '' }: { readonly cartId: string; readonly lineId?: string },
): Promise<{ readonly row: VariantRow | undefined; readonly service: Service }> {
  const from = (service: Service) => readVariant(transaction, upc, storeId, locale, { cartId, service });
  if (storeId === '') return { row: await from(''), service: '' };
  const known = await transaction
    .selectFrom('cart_line')
    .select('service')
    .where('cart_id', '=', cartId)
    .where('upc', '=', upc)
    .where('store_id', '=', storeId)
    // Gift texts make several lines of one variant.
    .orderBy(sql`cast(line_id as text) = ${lineId}`, 'desc')
    .executeTakeFirst();
  if (known) return { row: await from(known.service), service: known.service };
  const row = await from('');
  if (!row?.store_accepts_parcels || (row.units ?? 0) >= qty) return { row, service: '' };
  const sent = await from('sts');
  return (sent?.units ?? 0) >= qty ? { row: sent, service: 'sts' } : { row, service: '' };
}

/** Returns whether a store can have goods on its shelves. */
const isStocked = ({ store_known, product_type, ships_at }: VariantRow, now: Date): boolean =>
  store_known && !isKept(product_type) && !(ships_at && ships_at > now);

/** Checks whether a variant can be added; refuses unknown, unpublished, unpriced and sold-out goods. */
export function checkVariant(
  row: VariantRow | undefined,
  productId: string | undefined,
  storeId: string,
  { language }: Pick<Locale, 'language'>,
  now: Date,
): VariantRow {
  if (!row || (productId !== undefined && row.product_id !== productId)) throw new CallError('ORD404');
  if (row.product_type === 'gift') throw new CallError('GWP403');
  if (!row.has_price) throw new CallError('INV702');
  if (row.publish_at && row.publish_at > now)
    throw new CallError('INV405', row.ships_at ? { text: messageOf('PresaleSignIn', language) } : {});
  if (storeId !== '' && !isStocked(row, now)) throw new CallError('INV407');
  return row;
}

/** Returns the units of a variant that a cart has from a store, or from the warehouse (''). */
export async function unitsInCart(transaction: Db, cartId: string, upc: string, storeId: string): Promise<number> {
  const { rows } = await sql<{ qty: number }>`
    select cast(coalesce(sum(qty), 0) as integer) as qty from cart_line where cart_id = ${cartId} and upc = ${upc} and store_id = ${storeId}`.execute(
    transaction,
  );
  return rows[0]?.qty ?? 0;
}

/**
 * Returns where an item of a till comes from when the call does not say: the shelves of the till's own store, or the
 * warehouse ('') when those have too little.
 */
export async function placeAtTill(
  transaction: Db,
  cartId: string,
  { upc, qty }: Pick<NewItem, 'upc' | 'qty'>,
  storeId: string,
  locale: Locale,
  now: Date,
): Promise<string> {
  const row = await readVariant(transaction, upc, storeId, locale, { cartId, service: '' });
  if (!row || !isStocked(row, now)) return '';
  const taken = await unitsInCart(transaction, cartId, upc, storeId);
  return (row.units ?? 0) >= taken + qty ? storeId : '';
}

/** @throws {CallError} when no units are available */
export function checkShelf({ units }: VariantRow, storeId: string): void {
  if (units !== null && units > 0) return;
  if (storeId !== '') throw new CallError('INV407');
  throw new CallError(units === null ? 'INV701' : 'INV700');
}

export function checkQuantity(qty: number, row: Pick<VariantRow, 'units'>, maxQty: number, itemId?: string): void {
  const most = Math.min(row.units ?? 0, maxQty);
  if (qty > most) throw new CallError('INV408', { additionalInfo: { maxQty: most }, ...(itemId ? { itemId } : {}) });
}

export function checkAmount(
  { customAmount }: NewItem,
  { product_type, gift_cards: bounds }: VariantRow,
  locale: Locale,
): void {
  if (customAmount === undefined) return;
  if (product_type !== 'digital' || !bounds) throw new CallError('ORD404');
  if (customAmount >= bounds.least && customAmount <= bounds.most) return;
  const shown = (amount: number): string => formatMoney(amount, locale.currency, locale);
  throw new CallError('INV703', {
    text: messageOf('GiftCardAmount', locale.language, {
      least: shown(bounds.least),
      most: shown(bounds.most),
    }),
    additionalInfo: { ...bounds },
  });
}

/** Only made-to-order goods have a design, and it must be offered. */
export function checkDesign(
  { recipeId, precreatedCustomsCode }: Pick<NewItem, 'recipeId'> & Partial<Pick<NewItem, 'precreatedCustomsCode'>>,
  { designs }: Pick<VariantRow, 'designs'>,
): void {
  if (recipeId === undefined && precreatedCustomsCode === undefined) return;
  if (designs === null || !isOffered(designs, { recipeId, customsCode: precreatedCustomsCode }))
    throw new CallError('ORD404');
}

const givable: readonly string[] = ['digital', 'apparel', 'equipment', 'footwear'];

/** Made-to-order goods ship directly from the workshop, without gift wrap or card. */
export function checkGift({ product_type }: VariantRow): void {
  if (!givable.includes(product_type)) throw new CallError('GFS800');
}

/**
 * A line may change its size or color only within its style: a gift card amount, a design and above all a custom price
 * do not transfer to other goods.
 * @throws {CallError} ORD404 for goods of another style
 */
export async function checkSameStyle(
  transaction: Db,
  line: { readonly line_id: string; readonly product_id: string },
  { product_id, style_id }: VariantRow,
): Promise<void> {
  if (product_id === line.product_id) return;
  const known = await transaction
    .selectFrom('product')
    .select('style_id')
    .where('product_id', '=', line.product_id)
    .executeTakeFirst();
  if (known?.style_id !== style_id) throw new CallError('ORD404', { itemId: line.line_id });
}
