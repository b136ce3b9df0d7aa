import { sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import type { addPriceAdjustment, changePriceAdjustment } from 'shared-contracts/calls/cart-adjustments';
import { CallError } from '../base/call-error.ts';
import { sum } from '../base/sum.ts';
import type { PriceAdjustmentTable } from '../database/cart-schema.ts';
import type { Db } from '../database/database.ts';
import { type Given, roomLeft } from '../promotions/adjustment-limit.ts';
import { type AssociateAction, recordAction } from '../server/audit.ts';
import { touchCart } from './cart-queries.ts';
import type { CartReader, CartReference, ReadCart, SharedRules } from './cart-reader.ts';
import type { Changed } from './changes.ts';

export interface AdjustmentRequest {
  readonly reader: CartReader;
  readonly shared: SharedRules;
  readonly which: CartReference;
  /** Who adjusts. */
  readonly by: Pick<AssociateAction, 'subject' | 'correlationId'>;
}

/** An adjustment as it is stored. */
type AdjustmentRow = Pick<PriceAdjustmentTable, 'adjustment_id' | 'line_id' | 'kind' | 'value' | 'reason'>;

type Added = Changed & { readonly adjustmentId: string };

/** What comes off a cart by its adjustments. */
const givenIn = ({ priced: { lines, promotions } }: ReadCart): Given => ({
  lines: lines
    .filter(({ line }) => line.productType !== 'digital')
    .map(({ line: { id }, rowTotal, adjusted }) => ({ id, rowTotal, taken: adjusted })),
  ofOrder: sum(promotions.orderAdjustments.map(({ amount }) => amount)),
});

/** Returns an adjustment's current effect, in minor units, and how much more may come off where it applies. */
function measured(read: ReadCart, id: string, lineId: string | null): { taken: number; room: number } {
  const { lineAdjustments, orderAdjustments } = read.priced.promotions;
  const all = [...[...lineAdjustments.values()].flat(), ...orderAdjustments];
  return { taken: all.find((one) => one.id === id)?.amount ?? 0, room: roomLeft(givenIn(read), lineId) };
}

/**
 * Refuses an adjustment that exceeds the associate's limit or has no effect. The legal floor caps an adjustment; a
 * request beyond the floor is refused too, so that an associate never promises a price that the cart does not show.
 */
async function checkLimit(
  transaction: Db,
  { reader, shared, which }: AdjustmentRequest,
  { adjustment_id: id, line_id: lineId }: AdjustmentRow,
): Promise<number> {
  const { taken, room } = measured(await reader.price(transaction, shared, which), id, lineId);
  if (taken <= 0 || room < 0) throw beyondLimit(taken + room, lineId);
  return taken;
}

/** Writes down what was done to a price, which outlives the adjustment and its cart. */
const writeDown = (
  transaction: Db,
  call: 'cart.priceAdjusted' | 'cart.adjustmentRemoved',
  { which, by }: Pick<AdjustmentRequest, 'which' | 'by'>,
  { adjustment_id, line_id, kind, value, reason }: AdjustmentRow,
  taken?: number,
): Promise<string> =>
  recordAction(
    transaction,
    {
      ...by,
      call,
      target: {
        basketId: which.cartId,
        adjustmentId: adjustment_id,
        ...(line_id ? { itemId: line_id } : {}),
        kind,
        value: String(value),
        reason,
        ...(taken === undefined ? {} : { amount: String(taken) }),
      },
    },
    'done',
  );

const beyondLimit = (most: number, lineId: string | null): CallError =>
  new CallError('INV703', { additionalInfo: { most: Math.max(0, most) }, ...(lineId ? { itemId: lineId } : {}) });

/**
 * Refuses an order whose adjustments exceed the limit, which can happen after goods are removed, or added at a fixed price
 * of the order. What came off the order is blamed before what came off its lines.
 * @throws {CallError} INV703
 */
export function checkAdjustments(read: ReadCart): void {
  const { adjustments } = read.stored;
  const byScope = [
    ...adjustments.filter(({ lineId }) => lineId === null),
    ...adjustments.filter(({ lineId }) => lineId !== null),
  ];
  for (const { id, lineId } of byScope) {
    const { taken, room } = measured(read, id, lineId);
    if (room < 0) throw beyondLimit(taken + room, lineId);
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
): Promise<Added> {
  const { subject } = request.by;
  const { cartId, subjectId } = request.which;
  const revision = await touchCart(transaction, cartId, subjectId);
  const adjustmentId = crypto.randomUUID();
  const lineId = body.itemId ?? null;
  const { rows } = await sql<AdjustmentRow>`
    insert into price_adjustment (cart_id, adjustment_id, line_id, kind, value, reason, note, store_id, employee_id)
    select ${cartId}, ${adjustmentId}, cast(${lineId} as uuid), ${body.kind}, ${body.value}, ${body.reason}, ${body.note ?? null}, ${subject.storeId ?? ''}, ${subject.storeEmployeeId ?? ''}
    where cast(${lineId} as uuid) is null or exists (select from cart_line where cart_id = ${cartId} and line_id = cast(${lineId} as uuid))
    returning adjustment_id, line_id, kind, value, reason`.execute(transaction);
  const [row] = rows;
  if (!row) throw new CallError('ORD404', { itemId: lineId ?? '' });
  await writeDown(transaction, 'cart.priceAdjusted', request, row, await checkLimit(transaction, request, row));
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
  const { rows } = await sql<AdjustmentRow>`
    update price_adjustment set kind = coalesce(${body.kind ?? null}, kind), value = coalesce(cast(${body.value ?? null} as integer), value),
      reason = coalesce(${body.reason ?? null}, reason), note = coalesce(${body.note ?? null}, note)
    where cart_id = ${cartId} and adjustment_id = ${adjustmentId} returning adjustment_id, line_id, kind, value, reason`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row) throw new CallError('API404');
  await writeDown(transaction, 'cart.priceAdjusted', request, row, await checkLimit(transaction, request, row));
  return { id: cartId, revision, flash: [], adjustmentId };
}

/**
 * Removes an adjustment.
 * @throws {CallError} API404 for an unknown adjustment
 */
export async function removeAdjustment(
  transaction: Db,
  request: Pick<AdjustmentRequest, 'which' | 'by'>,
  adjustmentId: string,
): Promise<Changed> {
  const { cartId, subjectId } = request.which;
  const revision = await touchCart(transaction, cartId, subjectId);
  const row = await transaction
    .deleteFrom('price_adjustment')
    .where('cart_id', '=', cartId)
    .where('adjustment_id', '=', adjustmentId)
    .returning(['adjustment_id', 'line_id', 'kind', 'value', 'reason'])
    .executeTakeFirst();
  if (!row) throw new CallError('API404');
  await writeDown(transaction, 'cart.adjustmentRemoved', request, row);
  return { id: cartId, revision, flash: [] };
}
