import type { ParsedCall } from 'shared-contracts/call';
import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { addPaymentInstrument } from 'shared-contracts/calls/payment';
import type { Currency } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import { findAccount } from '../consumer/accounts.ts';
import type { Db } from '../database/database.ts';
import { accountsOf, personalAccount } from '../ledger/accounts.ts';
import { minorUnitsPerPoint } from '../ledger/points.ts';
import type { Market } from '../market/markets.ts';
import { isOffered } from './methods.ts';
import { findSavedCard } from './saved-cards.ts';
import {
  checkSpendable,
  type OpenedCard,
  openedValue,
  openRewardCode,
  type StoredValue,
  savedStoredValue,
  tryCard,
} from './stored-value.ts';
import type { CartTenders, NewTender } from './tender-queries.ts';
import { isNumberedCard, isProviderMethod, isReward } from './tenders.ts';

type Asked = ParsedCall<typeof addPaymentInstrument>['body'];

export interface InstrumentInput {
  readonly asked: Asked;
  readonly subject: Subject;
  readonly currency: Currency;
  readonly now: Date;
  /** The gift card or reward card that was asked for by number; undefined for everything else. */
  readonly opened: OpenedCard | undefined;
  /** Tenders already on the cart. */
  readonly present: CartTenders;
  /** The cart's total and the part that buys gift cards; minor units. */
  readonly total: number;
  readonly giftCards: number;
  readonly remainingToPay: number;
  readonly market: Market | undefined;
}

/** Maximum number of gift cards on one cart. */
export const maxGiftCards = 5;

/** Points and credits require a signed-in account. */
function checkSignedIn({ subject }: InstrumentInput): void {
  if (subject.kind !== 'CONSUMER' && subject.kind !== 'EMPLOYEE') throw new CallError('REW401');
}

function checkGiftCardRoom({ present, total, giftCards, remainingToPay }: InstrumentInput): void {
  if (present.tenders.filter(({ method }) => method === 'GIFT_CARD').length >= maxGiftCards)
    throw new CallError('GFC410', { field: 'c_gcCardNumber', additionalInfo: { most: maxGiftCards } });
  if (giftCards > 0 && giftCards >= total) throw new CallError('GFC725', { field: 'c_gcCardNumber' });
  if (remainingToPay === 0) throw new CallError('GFO405', { field: 'c_gcCardNumber' });
}

function checkNotPresent({ present }: InstrumentInput, { accountId }: Pick<StoredValue, 'accountId'>): void {
  if (present.tenders.some((tender) => tender.accountId === accountId))
    throw new CallError('GFC755', { field: 'c_gcCardNumber' });
}

/** Rewards cannot be used until athletes payment and influencer credit are used up (docs/spec/commerce.md section 5). */
function checkNoCreditLeft({ present, total }: InstrumentInput): void {
  const applied = present.tenders
    .filter(({ method }) => method === 'ATHLETES_PAYMENT' || method === 'INFLUENCER_CREDIT')
    .reduce((sum, { available }) => sum + available, 0);
  if (present.credits - Math.min(applied, total) > 0) throw new CallError('PYT404', { field: 'payment_method_id' });
}

async function openAsked(db: Db, input: InstrumentInput): Promise<StoredValue> {
  const { asked, subject } = input;
  const method = asked.payment_method_id;
  const saved = asked.payment_instrument_id;
  if (!isNumberedCard(method) && method !== 'REWARD_CODE') throw new CallError('PYT404');
  if (saved) return savedStoredValue(db, method, saved, subject.id);
  if (method === 'REWARD_CODE') return openRewardCode(db, asked.c_rewardCode, subject.id);
  if (!input.opened) throw new Error('The card was not opened before it was chosen');
  return openedValue(input.opened);
}

/** Opens the card that a call asks for by number and PIN, before the transaction that adds it to the cart. */
export async function openAskedCard(db: Db, asked: Asked, now: Date): Promise<OpenedCard | undefined> {
  const { payment_method_id: kind, c_gcCardNumber: number, c_gcPin: pin } = asked;
  if (asked.payment_instrument_id || !isNumberedCard(kind)) return undefined;
  return tryCard(db, kind, { number, pin }, now);
}

/** Returns a tender from the shopper's own account, up to an amount. */
const ofAccount = (
  { asked }: InstrumentInput,
  account: { readonly id: string; readonly available: number; readonly lastFour?: string },
): NewTender => ({
  id: crypto.randomUUID(),
  method: asked.payment_method_id,
  accountId: account.id,
  available: account.available,
  lastFour: account.lastFour,
  details: {},
});

async function chooseCard(db: Db, input: InstrumentInput): Promise<NewTender> {
  const { asked, currency, now } = input;
  const method = asked.payment_method_id;
  if (isReward(method)) checkSignedIn(input);
  const value = await openAsked(db, input);
  checkSpendable(value, currency, now);
  checkNotPresent(input, value);
  if (method === 'GIFT_CARD') checkGiftCardRoom(input);
  else checkNoCreditLeft(input);
  return ofAccount(input, { id: value.accountId, available: value.balance, lastFour: value.lastFour });
}

async function choosePoints(db: Db, input: InstrumentInput): Promise<NewTender> {
  checkSignedIn(input);
  const account = await findAccount(db, input.subject.id);
  const points = await personalAccount(db, input.subject.id, 'POINTS', 'POINTS');
  if (!account || account.loyalty === 'none' || !points) throw new CallError('REW130');
  if (account.loyalty === 'unconfirmed') throw new CallError('REW135');
  if (points.balance <= 0) throw new CallError('REW140');
  checkNotPresent(input, { accountId: points.id });
  checkNoCreditLeft(input);
  return ofAccount(input, { id: points.id, available: points.balance * minorUnitsPerPoint });
}

async function chooseCredit(
  db: Db,
  input: InstrumentInput,
  kind: 'ATHLETE_CREDIT' | 'INFLUENCER_CREDIT',
): Promise<NewTender> {
  checkSignedIn(input);
  const account = await personalAccount(db, input.subject.id, kind, input.currency);
  if (!account || account.balance <= 0) throw new CallError('PYT404');
  checkNotPresent(input, { accountId: account.id });
  return ofAccount(input, { id: account.id, available: account.balance });
}

async function chooseProvider(db: Db, input: InstrumentInput): Promise<NewTender> {
  const { asked, subject } = input;
  const saved = asked.payment_instrument_id;
  const method = asked.payment_method_id;
  const { remainingToPay, giftCards, market } = input;
  if (saved && method !== 'CREDIT_CARD') throw new CallError('PYT404');
  if (!isProviderMethod(method) || !isOffered(method, { kind: subject.kind, remainingToPay, giftCards }, market))
    throw new CallError('PYT404', { field: 'payment_method_id' });
  const card = saved ? await findSavedCard(db, subject.id, saved) : undefined;
  return {
    id: crypto.randomUUID(),
    method,
    accountId: undefined,
    available: 0,
    lastFour: card?.lastFour,
    details: card ? { savedCardId: card.paymentInstrumentId, lastFour: card.lastFour, brand: card.brand } : {},
  };
}

const choices: Readonly<Record<PaymentMethodId, (db: Db, input: InstrumentInput) => Promise<NewTender>>> = {
  GIFT_CARD: chooseCard,
  REWARD_CARD: chooseCard,
  REWARD_CODE: chooseCard,
  LOYALTY_POINTS: choosePoints,
  ATHLETES_PAYMENT: (db, input) => chooseCredit(db, input, 'ATHLETE_CREDIT'),
  INFLUENCER_CREDIT: (db, input) => chooseCredit(db, input, 'INFLUENCER_CREDIT'),
  CREDIT_CARD: chooseProvider,
  PAYPAL: chooseProvider,
  KLARNA: chooseProvider,
  DW_APPLE_PAY: chooseProvider,
};

/**
 * Returns the tender that a call adds to a cart.
 * @throws {CallError} when it cannot pay
 */
export function chooseInstrument(db: Db, input: InstrumentInput): Promise<NewTender> {
  return choices[input.asked.payment_method_id](db, input);
}

/** Returns a signed-in person's stored value, apart from cards, in a currency. */
export async function balancesOf(db: Db, subject: Subject, currency: Currency) {
  if (subject.kind !== 'CONSUMER' && subject.kind !== 'EMPLOYEE') return [];
  const accounts = await accountsOf(db, subject.id);
  return accounts.filter(({ unit }) => unit === currency || unit === 'POINTS');
}
