import { defineSlot } from '../slots.ts';

/** What a guest's order tells of the person who made it. */
export interface OrderingPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalCode: string;
}

/** On the order confirmation: an account for the guest, with the order in it. */
export const accountFromOrderSlot = defineSlot<{ readonly person: OrderingPerson }>('account.from-order');
