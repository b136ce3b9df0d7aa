import type { Calls } from 'shared-contracts/call';
import type { Address } from 'shared-contracts/calls/cart-entities';
import {
  addAddress,
  type ConsumerAddress,
  type ConsumerProfile,
  getConsumer,
  updateAddress,
} from 'shared-contracts/calls/consumer';
import { addInstrument, getInstruments, type SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import { getServed } from 'shared-contracts/calls/serving';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { CountryCode } from 'shared-contracts/locale';
import type { Platform } from 'shared-contracts/platform';
import { isComplete } from 'storefront-kit/address-values';
import { isValidUntil } from 'storefront-kit/card-expiry';

type Details = ConsumerProfile['consumerDetails'];

/** What checkout needs of a profile. */
export interface KnownProfile extends Pick<ConsumerProfile, 'subscriptions'> {
  readonly consumerDetails: Pick<Details, 'email' | 'firstName' | 'lastName' | 'phone' | 'address' | 'employee'>;
}

/** The account's saved data that checkout can use. */
export interface Saved {
  readonly profile: KnownProfile;
  /** Whether the account is that of a customer whom an associate serves: it is read, and not changed. */
  readonly isServed: boolean;
  /** Complete delivery addresses of the shop's country, the main one first. */
  readonly addresses: readonly ConsumerAddress[];
  /** The default billing address, if any. */
  readonly billing: ConsumerAddress | undefined;
  /** The default one first. */
  readonly cards: readonly SavedInstrument[];
  /** Gift cards and rewards with something left on them. */
  readonly values: readonly SavedInstrument[];
}

/** What the account has, as the services answer it. */
export interface AccountData extends Pick<Saved, 'profile' | 'isServed'> {
  readonly instruments: readonly SavedInstrument[];
}

/** Reads what an associate may use of the account of the customer who is served (STO-02). */
export async function loadServed(calls: Calls): Promise<AccountData> {
  const { email, firstName, lastName, address } = await calls(getServed, {});
  return {
    profile: { consumerDetails: { email, firstName, lastName, address }, subscriptions: [] },
    instruments: [],
    isServed: true,
  };
}

/** Reads the account's profile, addresses, cards, and stored value. */
export async function loadSaved(calls: Calls): Promise<AccountData> {
  const [profile, { paymentInstruments }] = await Promise.all([calls(getConsumer, {}), calls(getInstruments, {})]);
  return { profile, instruments: paymentInstruments, isServed: false };
}

const isCard = ({ type }: SavedInstrument): boolean => type === 'CREDIT_CARD';

/** Sorts saved data as checkout offers it. */
export function usableSaved(
  { profile, instruments, isServed }: AccountData,
  rules: readonly AddressFieldRule[],
  country: CountryCode,
  now = new Date(),
): Saved {
  const { email, address } = profile.consumerDetails;
  const known = address.map((saved) => ({ ...saved, email: saved.email ?? email }));
  return {
    profile,
    isServed,
    addresses: known
      .filter((saved) => saved.approachType === 'S' && saved.country === country && isComplete(rules, saved))
      .toSorted((a, b) => Number(b.main) - Number(a.main)),
    billing: known.find(({ approachType, main }) => approachType === 'B' && main),
    cards: instruments.filter(isCard).toSorted((a, b) => Number(b.default) - Number(a.default)),
    values: instruments.filter(
      (one) => !isCard(one) && (one.balance ?? 0) > 0 && (!one.expiresAt || new Date(one.expiresAt) > now),
    ),
  };
}

/** A saved address in the cart's format. */
export function cartAddressOf({ approachType: _type, main: _main, ...address }: ConsumerAddress): Address {
  return address;
}

export interface ExpressChoice {
  readonly address: ConsumerAddress;
  readonly billing: ConsumerAddress | undefined;
  readonly card: SavedInstrument;
}

/**
 * The data of express checkout: the default card, still valid, and the default address (docs/spec/commerce.md section
 * 4).
 */
export function expressChoice(saved: Saved | undefined, now: Date): ExpressChoice | undefined {
  const card = saved?.cards.find((candidate) => candidate.default);
  const address = saved?.addresses.find(({ main }) => main);
  if (!saved || !card || !address || !isValidUntil(card.expiry, now)) return undefined;
  return { address, billing: saved.billing, card };
}

/** Whether the account is already subscribed to the newsletter. */
export const isSubscribed = ({ subscriptions }: Pick<ConsumerProfile, 'subscriptions'>): boolean =>
  subscriptions.some(({ channel, type, optin }) => channel === 'email' && type === 'Newsletter' && optin);

/** Saves an address to the account: a new one, or replacing `known`. An existing identical one is left as it is. */
export async function keepAddress(
  calls: Calls,
  { addressId: _id, isValidated: _validated, subscriptions: _consent, ...address }: Address,
  known: ConsumerAddress | undefined,
): Promise<void> {
  const typed = { ...address, approachType: 'S' as const };
  if (known) {
    const body = { address: { ...typed, main: known.main } };
    await calls(updateAddress, { params: { addressId: known.addressId }, body });
    return;
  }
  try {
    await calls(addAddress, { body: { address: typed } });
  } catch (error) {
    if (!isProductError(error, 'CCA400')) throw error;
  }
}

/** Saves a card on the shopper's request; an already saved one is left as it is. */
export async function keepCard(
  { calls, botCheck }: Pick<Platform, 'calls' | 'botCheck'>,
  token: string,
): Promise<void> {
  const answer = await botCheck.token('login');
  try {
    await calls(addInstrument, {
      body: { type: 'CREDIT_CARD', token, ...(answer === undefined ? {} : { recaptcha_response: answer }) },
    });
  } catch (error) {
    if (!isProductError(error, 'PYT300')) throw error;
  }
}
