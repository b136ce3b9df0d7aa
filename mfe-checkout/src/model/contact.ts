import type { Address } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import { addressOf } from 'storefront-kit/address-values';
import { keepTyped, typedBefore } from './form-memory.ts';
import type { Saved } from './saved.ts';

/** The contact form's key in session storage. */
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

/** The contact as typed before a reload. */
export function contactTyped(rules: readonly AddressFieldRule[], locale: Locale): Address | undefined {
  const typed = typedBefore(contactForm);
  return typed && { ...addressOf(rules, typed, locale), subscriptions: { newsletterConsent: newsWish() ?? false } };
}

/** The contact as known from the account. */
export function contactOf(saved: Saved | undefined): Address | undefined {
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
