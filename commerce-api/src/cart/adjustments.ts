import { sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import {
  type addPriceAdjustment,
  adjustmentLimitTenths,
  type changePriceAdjustment,
} from 'shared-contracts/calls/cart-adjustments';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { touchCart } from './cart-queries.ts';
import type { CartReader, CartReference, ReadCart, SharedRules } from './cart-reader.ts';
import type { Changed } from './changes.ts';

export interface AdjustmentRequest {
  readonly reader: CartReader;
  readonly shared: SharedRules;
  readonly which: CartReference;
}

type Added = Changed & { readonly adjustmentId: string };

/** Returns an adjustment's current effect and its limit, in minor units. */
function measured({ priced }: ReadCart, id: string, lineId: string | null): { taken: number; most: number } {
  const { lineAdjustments, orderAdjustments } = priced.promotions;
  const all = [...[...lineAdjustments.values()].flat(), ...orderAdjustments];
  const lines = priced.lines.filter(({ line }) => (lineId ? line.id === lineId : line.productType !== 'digital'));
  const base = lines.reduce((total, { rowTotal }) => total + rowTotal, 0);
  const own = lineId ? (lineAdjustments.get(lineId) ?? []) : orderAdjustments;
  const others = own.filter((one) => one.id !== id).reduce((total, { amount }) => total + amount, 0);
  return {
    taken: all.find((one) => one.id === id)?.amount ?? 0,
    most: Math.max(0, Math.floor((base * adjustmentLimitTenths) / 1000) - others),
  };
}

/**
 * Refuses an adjustment that exceeds the associate's limit or has no effect. The legal floor caps an adjustment; a
 * request beyond the floor is refused too, so that an associate never promises a price that the cart does not show.
 */
async function checkLimit(
  transaction: Db,
  { reader, shared, which }: AdjustmentRequest,
  id: string,
  lineId: string | null,
): Promise<void> {
  const { taken, most } = measured(await reader.price(transaction, shared, which), id, lineId);
  if (taken <= 0 || taken > most) throw beyondLimit(most, lineId);
}

const beyondLimit = (most: number, lineId: string | null): CallError =>
  new CallError('INV703', { additionalInfo: { most }, ...(lineId ? { itemId: lineId } : {}) });

/**
 * Refuses an order whose adjustments exceed the limit, which can happen after goods are removed, or added at a fixed price
 * of the order. A percentage stays within it.
 * @throws {CallError} INV703
 */
export function checkAdjustments(read: ReadCart): void {
  for (const { id, lineId, kind } of read.stored.adjustments) {
    if (kind === 'PERCENT') continue;
    const { taken, most } = measured(read, id, lineId);
    if (taken > most) throw beyondLimit(most, lineId);
  }
}

/**
 * Adds an adjustment.
 * @throws {CallError} ORD404 for an unknown line, INV703 beyond the limit
 */
export async function addAdjustment(
  transaction: Db,
  request: AdjustmentRequest,
  body: ParsedCall<typeof addPriceAdjustment>['body'],
  subject: Subject,
): Promise<Added> {
  const { cartId, subjectId } = request.which;
  const revision = await touchCart(transaction, cartId, subjectId);
  const adjustmentId = crypto.randomUUID();
  const lineId = body.itemId ?? null;
  const { rows } = await sql`
    insert into price_adjustment (cart_id, adjustment_id, line_id, kind, value, reason, note, store_id, employee_id)
    select ${cartId}, ${adjustmentId}, cast(${lineId} as uuid), ${body.kind}, ${body.value}, ${body.reason}, ${body.note ?? null}, ${subject.storeId ?? ''}, ${subject.storeEmployeeId ?? ''}
    where cast(${lineId} as uuid) is null or exists (select from cart_line where cart_id = ${cartId} and line_id = cast(${lineId} as uuid))
    returning adjustment_id`.execute(transaction);
  if (rows.length === 0) throw new CallError('ORD404', { itemId: lineId ?? '' });
  await checkLimit(transaction, request, adjustmentId, lineId);
  return { id: cartId, revision, flash: [], adjustmentId };
}

/**
 * Changes an adjustment.
 * @throws {CallError} API404 for an unknown adjustment, INV703 beyond the limit
 */
export async function changeAdjustment(
  transaction: Db,
  request: AdjustmentRequest,
  adjustmentId: string,
  body: ParsedCall<typeof changePriceAdjustment>['body'],
): Promise<Added> {
  const { cartId, subjectId } = request.which;
  const revision = await touchCart(transaction, cartId, subjectId);
  const { rows } = await sql<{ line_id: string | null }>`
    update price_adjustment set kind = coalesce(${body.kind ?? null}, kind), value = coalesce(cast(${body.value ?? null} as integer), value),
      reason = coalesce(${body.reason ?? null}, reason), note = coalesce(${body.note ?? null}, note)
    where cart_id = ${cartId} and adjustment_id = ${adjustmentId} returning line_id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new CallError('API404');
  await checkLimit(transaction, request, adjustmentId, row.line_id);
  return { id: cartId, revision, flash: [], adjustmentId };
}

/**
 * Removes an adjustment.
 * @throws {CallError} API404 for an unknown adjustment
 */
export async function removeAdjustment(
  transaction: Db,
  { cartId, subjectId }: CartReference,
  adjustmentId: string,
): Promise<Changed> {
  const revision = await touchCart(transaction, cartId, subjectId);
  const { rows } =
    await sql`delete from price_adjustment where cart_id = ${cartId} and adjustment_id = ${adjustmentId} returning adjustment_id`.execute(
      transaction,
    );
  if (rows.length === 0) throw new CallError('API404');
  return { id: cartId, revision, flash: [] };
}
