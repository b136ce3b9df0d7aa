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

/** What the shop keeps of whoever is signed in, as far as checkout can use it. */
export interface Saved {
  readonly profile: ConsumerProfile;
  /** Complete delivery addresses of the shop's country, the main one first. */
  readonly addresses: readonly ConsumerAddress[];
  /** The main address for invoices, when there is one. */
  readonly billing: ConsumerAddress | undefined;
  /** The default one first. */
  readonly cards: readonly SavedInstrument[];
}

/** Reads profile, addresses and cards of whoever is signed in. */
export async function loadSaved(calls: Calls): Promise<Pick<Saved, 'profile' | 'cards'>> {
  const [profile, { paymentInstruments }] = await Promise.all([
    calls(getConsumer, {}),
    calls(getInstruments, { query: { type: 'CREDIT_CARD' } }),
  ]);
  return { profile, cards: paymentInstruments };
}

/** Sorts what is saved the way checkout offers it. */
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

/** A saved address as a cart wants it. */
export function cartAddressOf({ approachType: _type, main: _main, ...address }: ConsumerAddress): Address {
  return address;
}

export interface ExpressChoice {
  readonly address: ConsumerAddress;
  readonly billing: ConsumerAddress | undefined;
  readonly card: SavedInstrument;
}

/** What express checkout goes with: the saved default card, still valid, and the saved default address (docs/spec/commerce.md section 4). */
export function expressChoice(saved: Saved | undefined, now: Date): ExpressChoice | undefined {
  const card = saved?.cards.find((candidate) => candidate.default);
  const address = saved?.addresses.find(({ main }) => main);
  if (!saved || !card || !address || !isValidUntil(card.expiry, now)) return undefined;
  return { address, billing: saved.billing, card };
}

/** Whether the newsletter comes to them already. */
export const isSubscribed = ({ subscriptions }: ConsumerProfile): boolean =>
  subscriptions.some(({ channel, type, optin }) => channel === 'email' && type === 'Newsletter' && optin);

/** Keeps an address in the account: a new one, or in the place of `known`. One that is there already stays as it is. */
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

/** Keeps a card of which the shopper wanted that; one that is saved already stays as it is. */
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
