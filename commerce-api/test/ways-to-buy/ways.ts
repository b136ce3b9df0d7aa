import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { LocaleId } from 'shared-contracts/locale';
import type { ProviderMethod, ValueMethod } from '../../src/payment/tenders.ts';

export const buyers = ['guest', 'member', 'employee'] as const;
export type Buyer = (typeof buyers)[number];

export type Goods = 'stocked' | 'custom' | 'digital';

/** Every delivery method by its id, with goods that it brings. */
export const deliveries = {
  standard: { name: 'Standard', goods: 'stocked' },
  express: { name: 'Express', goods: 'stocked' },
  pudo: { name: 'To a collection point', goods: 'stocked' },
  pickup: { name: 'Pick up in store', goods: 'stocked' },
  sts: { name: 'Ship to store', goods: 'stocked' },
  customs: { name: 'Made to order', goods: 'custom' },
  'customs-express': { name: 'Made to order, sent by express', goods: 'custom' },
  digital: { name: 'Gift card by email', goods: 'digital' },
} as const satisfies Record<string, { readonly name: string; readonly goods: Goods }>;
export type Delivery = keyof typeof deliveries;
export const deliveryIds = Object.keys(deliveries) as Delivery[];
export const goesToStore = (delivery: Delivery): boolean => delivery === 'pickup' || delivery === 'sts';

export interface Payment {
  readonly name: string;
  /** Stored value that pays first, with its worth in minor units. */
  readonly value?: { readonly method: ValueMethod; readonly worth: number };
  /** Pays what is left. */
  readonly provider?: ProviderMethod;
}

/** More than every order here costs, and less. */
const [enough, part] = [50_000, 1000];
const thenCard = (name: string, method: ValueMethod): Payment => ({
  name: `${name}, then card`,
  value: { method, worth: part },
  provider: 'CREDIT_CARD',
});

/** Credits of athletes and creators are missing: guests, members, and employees have none (tenders.test.ts). */
export const payments: readonly Payment[] = [
  { name: 'Card', provider: 'CREDIT_CARD' },
  { name: 'PayPal', provider: 'PAYPAL' },
  { name: 'Klarna', provider: 'KLARNA' },
  { name: 'Apple Pay', provider: 'DW_APPLE_PAY' },
  { name: 'Gift card', value: { method: 'GIFT_CARD', worth: enough } },
  thenCard('Gift card', 'GIFT_CARD'),
  thenCard('Points', 'LOYALTY_POINTS'),
  thenCard('Reward code', 'REWARD_CODE'),
  thenCard('Reward card', 'REWARD_CARD'),
];

export interface Cell {
  readonly delivery: Delivery;
  readonly payment: Payment;
  readonly buyer: Buyer;
}

export interface Refusal {
  readonly errorId: string;
  readonly reason: string;
}

/** The rule of the shop against a way to buy; undefined where there is none. */
export function refusalOf({ delivery, payment: { value, provider }, buyer }: Cell): Refusal | undefined {
  const isDigital = delivery === 'digital';
  if (isDigital && value?.method === 'GIFT_CARD')
    return { errorId: 'GFC725', reason: 'gift cards do not buy gift cards' };
  if (isDigital && provider === 'KLARNA') return { errorId: 'PYT404', reason: 'Klarna does not pay for gift cards' };
  if (!value || value.method === 'GIFT_CARD') return undefined;
  if (buyer === 'guest') return { errorId: 'REW401', reason: 'guests have no rewards' };
  if (value.method === 'LOYALTY_POINTS' && buyer !== 'member')
    return { errorId: 'REW130', reason: 'only members have points' };
  return undefined;
}

/** The methods that checkout offers, whatever was chosen. */
export function offeredTo({ delivery, buyer }: Pick<Cell, 'delivery' | 'buyer'>): Set<PaymentMethodId> {
  const isDigital = delivery === 'digital';
  return new Set<PaymentMethodId>([
    'CREDIT_CARD',
    'PAYPAL',
    'DW_APPLE_PAY',
    ...(isDigital ? [] : (['KLARNA', 'GIFT_CARD'] as const)),
    ...(buyer === 'guest' ? [] : (['REWARD_CODE', 'REWARD_CARD'] as const)),
    ...(buyer === 'member' ? (['LOYALTY_POINTS'] as const) : []),
  ]);
}

/** What each buyer's goods cost less, in percent; gift cards cost everybody the same. */
export const reductions: Readonly<Record<Buyer, number>> = { guest: 0, member: 5, employee: 40 };

export interface Market {
  readonly storeId: string;
  /** Taxes where the shopper lives, and at the store, in percent. */
  readonly taxes: { readonly home: readonly number[]; readonly store: readonly number[] };
}

/** Seattle with its city tax and Portland without any, British Columbia, Québec, and countries with one rate. */
export const markets: Readonly<Record<LocaleId, Market>> = {
  'en-us': { storeId: 'US01', taxes: { home: [6.5, 3.85], store: [] } },
  'en-ca': { storeId: 'CA01', taxes: { home: [5, 7], store: [5, 7] } },
  'fr-ca': { storeId: 'CA02', taxes: { home: [5, 9.975], store: [5, 9.975] } },
  'en-gb': { storeId: 'GB01', taxes: { home: [20], store: [20] } },
  'de-de': { storeId: 'DE01', taxes: { home: [19], store: [19] } },
};
