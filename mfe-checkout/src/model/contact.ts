import type { Address } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import { addressOf, valuesOf } from 'storefront-kit/address-values';
import { keepTyped, typedBefore } from './form-memory.ts';
import type { Saved } from './saved.ts';

/** The keys in session storage of the forms for the delivery address, and for who collects. */
export const addressForm = 'shipping';
export const contactForm = 'contact';

const newsForm = 'newsletter';

/** Keeps the newsletter choice over a reload. */
export const keepNewsWish = (newsletterConsent: boolean): void =>
  keepTyped(newsForm, { consent: newsletterConsent ? 'yes' : 'no' });

/** The newsletter choice before a reload; undefined when untouched. */
export function newsWish(): boolean | undefined {
  const consent = typedBefore(newsForm)?.consent;
  return consent === undefined ? undefined : consent === 'yes';
}

/** The contact as typed before a reload or before signing in, completed from the account. */
export function firstContact(
  saved: Saved | undefined,
  rules: readonly AddressFieldRule[],
  locale: Locale,
): Address | undefined {
  const known = contactOf(saved);
  const typed = Object.entries(typedBefore(contactForm) ?? {}).filter(([, text]) => text !== '');
  if (typed.length === 0) return known;
  const values = { ...valuesOf(known), ...Object.fromEntries(typed) };
  return { ...addressOf(rules, values, locale), subscriptions: { newsletterConsent: newsWish() ?? false } };
}

function contactOf(saved: Saved | undefined): Address | undefined {
  if (!saved) return undefined;
  const { email, firstName, lastName } = saved.profile.consumerDetails;
  const [main] = saved.addresses;
  return {
    email,
    firstName,
    lastName,
    ...(main?.phone ? { phone: main.phone } : {}),
    addressLine1: '',
    city: '',
    postalCode: '',
    country: main?.country ?? '',
  };
}
