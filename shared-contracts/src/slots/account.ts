import type { FormPlace } from '../form-location.ts';
import { defineSlot } from '../slots.ts';

/** What a guest's order contains about the buyer. */
export interface OrderingPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalCode: string;
}

/** On the order confirmation: creates an account for the guest, including the order. */
export const accountFromOrderSlot = defineSlot<{ readonly person: OrderingPerson }>('account.from-order');

/** On the order confirmation: offers a consumer without a passkey to create one, on devices that can keep it. */
export const passkeyOfferSlot = defineSlot<Record<string, never>>('account.passkey-offer');

/** On the order confirmation at a till: lets go of the customer, of whom nothing stays on the till. */
export const nextCustomerSlot = defineSlot<Record<string, never>>('account.next-customer');

/**
 * The account's spending limit or terms (ACC-20): employee, athlete, creator, professional. `onTermsAccepted` is
 * called when an employee accepts the terms, which changes prices.
 */
export const spendSlot = defineSlot<{ readonly onTermsAccepted?: () => void }>('account.spend');

/** The newsletter's form: it asks for the mail that confirms a subscription. */
export const newsletterSlot = defineSlot<Record<string, never>>('account.newsletter');

export interface AccountFormProps {
  /** What it begins with; shoppers can change to the other. */
  readonly form: 'sign-in' | 'sign-up';
  readonly place: FormPlace;
  /** What the form belongs to, such as an event; part of its location. */
  readonly subject?: string;
  /** One of several steps. */
  readonly isStep?: boolean;
  /** Called when someone has signed in. */
  readonly onDone?: () => void;
}

/** Sign-in or sign-up within a page or dialog of another domain; says so when someone is signed in already. */
export const accountFormSlot = defineSlot<AccountFormProps>('account.form');
