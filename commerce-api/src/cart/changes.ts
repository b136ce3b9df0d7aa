import { sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import type { removeItem, updateItem } from 'shared-contracts/calls/cart';
import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { trimHolds } from '../inventory/holds.ts';
import { removeEntry, type StoredExtras } from '../lists/lists.ts';
import { messageOf } from './cart-messages.ts';
import { touchCart } from './cart-queries.ts';
import { lineMissingError } from './gift-lines.ts';
import {
  checkAmount,
  checkDesign,
  checkGift,
  checkQuantity,
  checkSameStyle,
  checkShelf,
  checkVariant,
  type NewItem,
  placeAtTill,
  readServed,
} from './goods-checks.ts';

/** The answer to every change; the page reads the cart afterwards. */
export interface Changed {
  readonly id: string;
  readonly revision: number;
  readonly itemId?: string;
  readonly flash: Flash[];
}

/** Maximum number of lines in a cart. */
export const maxLines = 500;

/** Returns the key that separates lines of one variant with different gift texts, amounts or recipes. */
function lineKeyOf(item: Pick<NewItem, 'giftOption' | 'customAmount' | 'recipeId' | 'precreatedCustomsCode'>): string {
  const parts = [item.giftOption, item.customAmount, item.recipeId, item.precreatedCustomsCode];
  return parts.every((part) => part === undefined) ? '' : contentHash(JSON.stringify(parts)).slice(0, 32);
}

/**
 * Adds an item to a cart locked by the transaction.
 * @returns the id of its line
 * @throws {CallError} when it cannot be had, or not as many
 */
export async function addOne(
  transaction: Db,
  cartId: string,
  item: NewItem,
  locale: Locale,
  now: Date,
): Promise<string> {
  const storeId = item.storeId ?? '';
  const served = await readServed(transaction, item, storeId, locale, { cartId });
  const row = checkVariant(served.row, item.productId, storeId, locale, now);
  checkShelf(row, storeId);
  checkAmount(item, row, locale);
  checkDesign(item, row);
  if (item.giftOption) checkGift(row);
  // A gift card is personal: its line is never merged and has quantity 1.
  const lineKey = row.product_type === 'digital' ? crypto.randomUUID() : lineKeyOf(item);
  const { rows } = await sql<{ line_id: string; qty: number }>`
    insert into cart_line (cart_id, line_id, product_id, upc, qty, max_qty, store_id, service, line_key, amount, gift, recipe_id, customs_code)
    values (${cartId}, ${crypto.randomUUID()}, ${row.product_id}, ${row.upc}, ${row.product_type === 'digital' ? 1 : item.qty}, ${item.maxQty}, ${storeId}, ${served.service}, ${lineKey},
      ${item.customAmount ?? null}, ${item.giftOption ? json(item.giftOption) : null}, ${item.recipeId ?? null}, ${item.precreatedCustomsCode ?? null})
    on conflict (cart_id, upc, store_id, line_key) do update set qty = cart_line.qty + excluded.qty
    returning line_id, qty`.execute(transaction);
  const [line] = rows;
  if (!line) throw new Error('The line was neither inserted nor found');
  checkQuantity(line.qty, row, item.maxQty, line.line_id);
  return line.line_id;
}

const soldOut: readonly string[] = ['INV700', 'INV701', 'INV405', 'INV407', 'INV408', 'INV409'];

/** Restores the stored gift text, and the design of made-to-order goods, unless the page sends others. */
function restoredAs(item: NewItem, { recipeId, customsCode, gift }: StoredExtras): NewItem {
  const hasDesign = item.recipeId !== undefined || item.precreatedCustomsCode !== undefined;
  return {
    ...(gift ? { giftOption: gift } : {}),
    ...(recipeId && !hasDesign ? { recipeId } : {}),
    ...(customsCode && !hasDesign ? { precreatedCustomsCode: customsCode } : {}),
    ...item,
  };
}

/** Moves a saved item to the cart; unavailable items stay on the list. */
async function restoreSavedItem(
  transaction: Db,
  {
    cartId,
    subjectId,
    item,
    locale,
    now,
  }: { cartId: string; subjectId: string; item: NewItem; locale: Locale; now: Date },
): Promise<string> {
  const { saveForLaterId, itemId } = item.saveForLater ?? { saveForLaterId: '', itemId: '' };
  const saved = { listId: saveForLaterId, itemId };
  const extras = await removeEntry(transaction, subjectId, 'SAVED', saved);
  if (!extras) throw new CallError('ORD404', { itemId });
  return addOne(transaction, cartId, restoredAs(item, extras), locale, now).catch((error: unknown) => {
    if (error instanceof CallError && soldOut.includes(error.errorId))
      throw new CallError('INV410', { itemId, cause: error });
    throw error;
  });
}

/** Of several items, says which one is refused: nothing of them is added. */
function refuseBecauseOf({ upc }: NewItem, error: unknown): never {
  if (!(error instanceof CallError)) throw error;
  const { errorId, itemId, field, text, additionalInfo } = error;
  throw new CallError(errorId, {
    ...(itemId === undefined ? {} : { itemId }),
    ...(field === undefined ? {} : { field }),
    ...(text === undefined ? {} : { text }),
    additionalInfo: { ...additionalInfo, upc },
    cause: error,
  });
}

/**
 * Adds items to a cart locked by the transaction, all or nothing. What a till sells comes from its own store's shelves
 * unless the item names another place ('' for the warehouse), or the shelves have too little.
 * @returns the id of the last line
 */
export async function addItems(
  transaction: Db,
  cartId: string,
  { id: subjectId, storeId: tillStoreId }: Pick<Subject, 'id' | 'storeId'>,
  items: readonly NewItem[],
  locale: Locale,
): Promise<string | undefined> {
  const now = new Date();
  let itemId: string | undefined;
  for (const wanted of items) {
    const storeId =
      wanted.storeId ?? (tillStoreId && (await placeAtTill(transaction, cartId, wanted, tillStoreId, locale, now)));
    const item = { ...wanted, storeId };
    const added = item.saveForLater
      ? restoreSavedItem(transaction, { cartId, subjectId, item, locale, now })
      : addOne(transaction, cartId, item, locale, now);
    itemId = await (items.length > 1 ? added.catch((error: unknown) => refuseBecauseOf(item, error)) : added);
  }
  await checkLines(transaction, cartId, locale);
  return itemId;
}

/** @throws {CallError} INV408 when a cart has too many lines */
export async function checkLines(transaction: Db, cartId: string, { language }: Locale): Promise<void> {
  const { rows } = await sql<{
    count: number;
  }>`select cast(count(*) as integer) as count from cart_line where cart_id = ${cartId}`.execute(transaction);
  if ((rows[0]?.count ?? 0) > maxLines)
    throw new CallError('INV408', {
      text: messageOf('CartFull', language, { maxLines }),
      additionalInfo: { maxLines },
    });
}

async function dropLineAdjustments(transaction: Db, cartId: string, lineId: string): Promise<void> {
  await transaction
    .deleteFrom('price_adjustment')
    .where('cart_id', '=', cartId)
    .where('line_id', '=', lineId)
    .execute();
}

/** Changes the quantity, variant, pickup store or gift text of a line; merges it with an equal line. */
export async function changeLine(
  transaction: Db,
  body: ParsedCall<typeof updateItem>['body'],
  subjectId: string,
  locale: Locale,
  giftPromotions: readonly string[],
): Promise<Changed> {
  const revision = await touchCart(transaction, body.cartId, subjectId);
  const line = await transaction
    .selectFrom('cart_line')
    .selectAll()
    .where('cart_id', '=', body.cartId)
    .where('line_id', '=', body.itemId)
    .executeTakeFirst();
  if (!line) throw lineMissingError(body.cartId, body.itemId, giftPromotions);
  const upc = body.upc ?? line.upc;
  const storeId = body.storeId ?? line.store_id;
  const qty = body.qty ?? line.qty;
  const served = await readServed(transaction, { upc, qty }, storeId, locale, {
    cartId: body.cartId,
    lineId: line.line_id,
  });
  const row = checkVariant(
    served.row,
    body.productId ?? (body.upc ? undefined : line.product_id),
    storeId,
    locale,
    new Date(),
  );
  // For goods already in the cart, report that they are gone, not that they are unknown.
  if (upc === line.upc && storeId === line.store_id && (row.units ?? 0) <= 0)
    throw new CallError('INV409', { itemId: line.line_id });
  checkShelf(row, storeId);
  // A gift card is personal.
  const most = row.product_type === 'digital' ? 1 : (body.maxQty ?? line.max_qty);
  checkQuantity(qty, row, most, line.line_id);
  checkDesign({ recipeId: body.recipeId }, row);
  if (body.giftOption) checkGift(row);
  await checkSameStyle(transaction, line, row);
  if (body.giftOption === null && !line.gift) throw new CallError('GFO404', { itemId: line.line_id });
  const twin = await transaction
    .selectFrom('cart_line')
    .select(['line_id', 'qty'])
    .where('cart_id', '=', body.cartId)
    .where('upc', '=', upc)
    .where('store_id', '=', storeId)
    .where('line_key', '=', line.line_key)
    .where('line_id', '<>', line.line_id)
    .executeTakeFirst();
  if (twin) {
    checkQuantity(qty + twin.qty, row, line.max_qty, line.line_id);
    await transaction
      .deleteFrom('cart_line')
      .where('cart_id', '=', body.cartId)
      .where('line_id', '=', twin.line_id)
      .execute();
  }
  const gift = body.giftOption === undefined ? line.gift : body.giftOption;
  await transaction
    .updateTable('cart_line')
    .set({
      upc,
      store_id: storeId,
      service: served.service,
      product_id: row.product_id,
      qty: qty + (twin?.qty ?? 0),
      max_qty: body.maxQty ?? line.max_qty,
      gift: gift === null ? null : json(gift),
      recipe_id: body.recipeId ?? line.recipe_id,
    })
    .where('cart_id', '=', body.cartId)
    .where('line_id', '=', line.line_id)
    .execute();
  await trimHolds(transaction, body.cartId, locale.country);
  return { id: body.cartId, revision, itemId: line.line_id, flash: [] };
}

export async function removeLine(
  transaction: Db,
  body: ParsedCall<typeof removeItem>['body'],
  subjectId: string,
  locale: Locale,
  giftPromotions: readonly string[],
): Promise<Changed> {
  const revision = await touchCart(transaction, body.cartId, subjectId);
  const gone = await transaction
    .deleteFrom('cart_line')
    .where('cart_id', '=', body.cartId)
    .where('line_id', '=', body.itemId)
    .returning('line_id')
    .execute();
  if (gone.length === 0) throw lineMissingError(body.cartId, body.itemId, giftPromotions);
  await dropLineAdjustments(transaction, body.cartId, body.itemId);
  await trimHolds(transaction, body.cartId, locale.country);
  return { id: body.cartId, revision, itemId: body.itemId, flash: [] };
}
