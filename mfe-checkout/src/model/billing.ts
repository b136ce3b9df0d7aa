import type { Address, Cart } from 'shared-contracts/calls/cart-entities';
import { keptChoice } from './form-memory.ts';

/** Whether the bill goes to the delivery address, as chosen. */
export const sameWish = keptChoice('billing-same');

const named = ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city', 'postalCode', 'country'] as const;

/** Whether the bill of a cart goes to `payer`, or only to a name. */
export const isBilledTo = (
  { billingAddress: billed }: Pick<Cart, 'billingAddress'>,
  payer: Address | undefined,
): boolean =>
  billed === undefined ||
  billed.addressLine1 === '' ||
  named.every((part) => (billed[part] ?? '') === (payer?.[part] ?? ''));
