import { type RawBuilder, sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import type { setShippingMethod } from 'shared-contracts/calls/cart';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { touchCart } from './cart-queries.ts';
import type { Changed } from './changes.ts';
import type { CartGroup } from './groups.ts';
import { changeLineDelivery } from './line-delivery.ts';

/**
 * Sets the delivery method of a group. A store group switches between pickup and ship-to-store with all its lines.
 * @throws {CallError} SHP404 for an unknown group, or a method that it is not offered
 */
export async function chooseMethod(
  transaction: Db,
  body: ParsedCall<typeof setShippingMethod>['body'],
  subjectId: string,
  groups: readonly CartGroup[],
): Promise<Changed> {
  const { cartId, shippingId } = body;
  const revision = await touchCart(transaction, cartId, subjectId);
  const group = groups.find(({ id }) => id === shippingId);
  const wanted = body.methodId ?? body.code;
  const method = group?.methods.find(({ id, code }) => id === wanted && code === body.code);
  if (!group || !method) throw new CallError('SHP404');
  if (group.kind === 'store' || group.kind === 'sts') {
    const service = method.code === 'sts' ? 'sts' : '';
    for (const { id, storeId } of group.lines)
      await changeLineDelivery(transaction, { cartId, lineId: id, storeId, service });
  } else {
    await sql`update cart set shipping_methods = shipping_methods || ${json({ [shippingId]: method.id })} where cart_id = ${cartId}`.execute(
      transaction,
    );
  }
  return { id: cartId, revision, flash: [] };
}

/**
 * Returns the column values for addresses by group id; `me` is the order's address, `pudo` that of a collection point.
 */
export function addressColumns(addresses: ReadonlyMap<string, Address>): RawBuilder<unknown> {
  const { me, ...others } = Object.fromEntries(addresses);
  const home = me ? json(me) : sql`shipping_address`;
  return sql`, group_addresses = group_addresses || ${json(others)}, shipping_address = ${home}`;
}

/**
 * Removes addresses by group id, or all of them.
 * @throws {CallError} PYT405 for a group without an address
 */
export async function dropAddresses(
  transaction: Db,
  cartId: string,
  subjectId: string,
  groupIds: readonly string[] | undefined,
): Promise<Changed> {
  const revision = await touchCart(transaction, cartId, subjectId);
  if (!groupIds) {
    await sql`update cart set group_addresses = '{}', shipping_address = null where cart_id = ${cartId}`.execute(
      transaction,
    );
    return { id: cartId, revision, flash: [] };
  }
  const cart = await transaction
    .selectFrom('cart')
    .select(['group_addresses', 'shipping_address'])
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  const known = (id: string): boolean => (id === 'me' ? cart.shipping_address !== null : id in cart.group_addresses);
  if (!groupIds.every(known)) throw new CallError('PYT405');
  const home = groupIds.includes('me') ? sql`null` : sql`shipping_address`;
  await sql`update cart set group_addresses = group_addresses - cast(${[...groupIds]} as text[]), shipping_address = ${home} where cart_id = ${cartId}`.execute(
    transaction,
  );
  return { id: cartId, revision, flash: [] };
}

/** Returns the column value for the billing address. */
export const billingColumn = (address: Address): RawBuilder<unknown> => sql`, billing_address = ${json(address)}`;

/**
 * Removes the billing address.
 * @throws {CallError} BIL400 when there is none
 */
export async function dropBillingAddress(transaction: Db, cartId: string, subjectId: string): Promise<Changed> {
  const revision = await touchCart(transaction, cartId, subjectId);
  const { rows } = await sql`
    update cart set billing_address = null where cart_id = ${cartId} and billing_address is not null returning cart_id`.execute(
    transaction,
  );
  if (rows.length === 0) throw new CallError('BIL400');
  return { id: cartId, revision, flash: [] };
}
