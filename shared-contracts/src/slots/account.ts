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

/**
 * What whoever is signed in may still spend this year, or how they buy (ACC-20): employee, athlete, creator,
 * professional. `onTermsAccepted` is called when an employee has accepted the terms: prices are others from then on.
 */
export const spendSlot = defineSlot<{ readonly onTermsAccepted?: () => void }>('account.spend');
