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
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { CountryCode } from 'shared-contracts/locale';
import type { Platform } from 'shared-contracts/platform';
import { isComplete } from 'storefront-kit/address-values';
import { isValidUntil } from 'storefront-kit/card-expiry';

/** The account's saved data that checkout can use. */
export interface Saved {
  readonly profile: ConsumerProfile;
  /** Complete delivery addresses of the shop's country, the main one first. */
  readonly addresses: readonly ConsumerAddress[];
  /** The default billing address, if any. */
  readonly billing: ConsumerAddress | undefined;
  /** The default one first. */
  readonly cards: readonly SavedInstrument[];
}

/** Reads the account's profile, addresses, and cards. */
export async function loadSaved(calls: Calls): Promise<Pick<Saved, 'profile' | 'cards'>> {
  const [profile, { paymentInstruments }] = await Promise.all([
    calls(getConsumer, {}),
    calls(getInstruments, { query: { type: 'CREDIT_CARD' } }),
  ]);
  return { profile, cards: paymentInstruments };
}

/** Sorts saved data as checkout offers it. */
export function usableSaved(
  { profile, cards }: Pick<Saved, 'profile' | 'cards'>,
  rules: readonly AddressFieldRule[],
  country: CountryCode,
): Saved {
  const { email, address } = profile.consumerDetails;
  const known = address.map((saved) => ({ ...saved, email: saved.email ?? email }));
  return {
    profile,
    addresses: known
      .filter((saved) => saved.approachType === 'S' && saved.country === country && isComplete(rules, saved))
      .toSorted((a, b) => Number(b.main) - Number(a.main)),
    billing: known.find(({ approachType, main }) => approachType === 'B' && main),
    cards: cards.toSorted((a, b) => Number(b.default) - Number(a.default)),
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
export const isSubscribed = ({ subscriptions }: ConsumerProfile): boolean =>
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
