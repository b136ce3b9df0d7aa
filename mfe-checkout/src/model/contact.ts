import type { Address } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import { addressPhone } from 'shared-contracts/national-phone';
import { addressOf, valuesOf } from 'storefront-kit/address-values';
import { reachOf } from './delivery-needs.ts';
import { keptChoice, typedBefore } from './form-memory.ts';
import type { Saved } from './saved.ts';

/** The keys in session storage of the forms for the delivery address, and for who collects. */
export const addressForm = 'shipping';
export const contactForm = 'contact';

/** Whether the newsletter is wanted. */
export const newsWish = keptChoice('newsletter');

/** The contact as typed before a reload or before signing in, completed from the account. */
export function firstContact(
  saved: Saved | undefined,
  rules: readonly AddressFieldRule[],
  locale: Locale,
): Address | undefined {
  const known = contactOf(saved, rules);
  const { phoneCode, ...before } = typedBefore(contactForm) ?? {};
  // The country of a phone is chosen from the start, and means nothing without one.
  const typed = Object.entries(before.phone ? { ...before, phoneCode } : before).filter(([, text]) => text);
  if (typed.length === 0) return known;
  const values = { ...valuesOf(known), ...Object.fromEntries(typed) };
  return { ...addressOf(rules, values, locale), subscriptions: { newsletterConsent: newsWish.read() ?? false } };
}

function contactOf(saved: Saved | undefined, rules: readonly AddressFieldRule[]): Address | undefined {
  if (!saved) return undefined;
  const { email, firstName, lastName, phone } = saved.profile.consumerDetails;
  const [main] = saved.addresses;
  return {
    firstName,
    lastName,
    ...(main?.phone ? {} : phoneOf(phone, rules)),
    ...(main ? reachOf(main) : {}),
    email,
    addressLine1: '',
    city: '',
    postalCode: '',
    country: main?.country ?? '',
  };
}

/** The account's phone as the form takes it; nothing for one that the form's rules do not accept. */
function phoneOf(
  written: string | undefined,
  rules: readonly AddressFieldRule[],
): Pick<Address, 'phone' | 'phoneCode'> {
  const rule = rules.find(({ name }) => name === 'phone');
  if (!written || !rule) return {};
  const { phone, phoneCode } = addressPhone(written, rule);
  if (phone.startsWith('+')) return {};
  return phoneCode ? { phone, phoneCode } : { phone };
}
