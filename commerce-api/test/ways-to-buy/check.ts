import { isDeepStrictEqual } from 'node:util';
import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import { type Language, type LocaleId, locales } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import { cards } from '../shop.ts';
import type { Bought, Outcome, Purchase } from './buy.ts';
import { deliveries, goesToStore, markets, offeredTo, reductions, refusalOf } from './ways.ts';

/** What a way to buy costs, in minor units. */
export interface Sums {
  readonly goods: number;
  readonly saved: number;
  readonly delivery: number;
  readonly tax: number;
  readonly total: number;
}

const percentOf = (percent: number, amount: number): number => Math.round((amount * percent) / 100);

/** Works out what a purchase must cost; delivery costs what the cart has said before. */
export function sumsOf({ delivery, buyer, shelf, locale }: Purchase, cost: number): Sums {
  const { goods: kind } = deliveries[delivery];
  const goods = shelf[kind].price;
  const saved = kind === 'digital' ? 0 : percentOf(reductions[buyer], goods);
  const taxed = kind === 'digital' ? 0 : goods - saved + cost;
  const { taxes } = markets[locale];
  const rates = goesToStore(delivery) ? taxes.store : taxes.home;
  const { taxIncluded } = locales[locale];
  const tax = rates.reduce(
    (sum, rate) => sum + (taxIncluded ? Math.round((taxed * rate) / (100 + rate)) : percentOf(rate, taxed)),
    0,
  );
  return { goods, saved, delivery: cost, tax, total: goods - saved + cost + (taxIncluded ? 0 : tax) };
}

/** The payments of a total, in their order. */
export function partsOf({ payment: { value, provider } }: Purchase, total: number) {
  const first = value ? Math.min(value.worth, total) : 0;
  const parts: { readonly code: PaymentMethodId; readonly amount: number }[] = [];
  if (value) parts.push({ code: value.method, amount: first });
  if (provider) parts.push({ code: provider, amount: total - first });
  return parts;
}

/** An amount as texts have it, with plain blanks. */
export const moneyIn =
  (locale: LocaleId) =>
  (amount: number): string =>
    plain(formatMoney(amount, locales[locale].currency, locales[locale]));

const plain = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

function orderFaults(purchase: Purchase, { order, method }: Bought, sums: Sums): string[] {
  const { delivery, locale } = purchase;
  const { totals, shipments, paymentMethod, items, status } = order;
  const [shipment] = shipments;
  const facts: Record<string, readonly [seen: unknown, expected: unknown]> = {
    status: [status, 'placed'],
    lines: [items.map(({ priceAfterOrderDiscount }) => priceAfterOrderDiscount), [sums.goods - sums.saved]],
    goods: [totals.itemTotal, sums.goods],
    saved: [totals.totalDiscount, sums.saved],
    delivery: [totals.shipping, sums.delivery],
    tax: [totals.taxAmount, sums.tax],
    'rows of tax': [totals.taxLines.reduce((sum, { amount }) => sum + amount, 0), sums.tax],
    total: [totals.total, sums.total],
    payments: [paymentMethod.map(({ code, amount }) => ({ code, amount })), partsOf(purchase, sums.total)],
    shipments: [shipments.length, 1],
    method: [shipment?.shippingMethod, { code: method.code, label: method.label }],
    store: [
      goesToStore(delivery) ? shipment?.storeId : undefined,
      goesToStore(delivery) ? markets[locale].storeId : undefined,
    ],
    point: [shipment?.address?.storeId !== undefined && delivery === 'pudo', delivery === 'pudo'],
  };
  return Object.entries(facts).flatMap(([name, [seen, expected]]) =>
    isDeepStrictEqual(seen, expected) ? [] : [`${name}: ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`],
  );
}

/** A payment in words: with the digits of the test card, or those of a gift card or reward card. */
const howPaid = (code: PaymentMethodId, ofValueCard: string | undefined, language: Language): string => {
  const lastFour = code === 'CREDIT_CARD' ? cards.approve.slice(-4) : ofValueCard;
  return plain(paymentText({ code, additionalData: { brand: 'visa', lastFour } }, language));
};

function mailFaults(purchase: Purchase, { order, method, lastFour, mails }: Bought, sums: Sums): string[] {
  const { locale } = purchase;
  const money = moneyIn(locale);
  const { language } = locales[locale];
  const [shipment] = order.shipments;
  const about = mails.filter(({ subject }) => subject.includes(order.orderNumber));
  if (about.length !== 1) return [`mails: ${about.length}`];
  const text = plain(about[0]!.text);
  const parts = partsOf(purchase, sums.total);
  const payments = parts.map(({ code, amount }) => {
    const how = howPaid(code, lastFour, language);
    return parts.length > 1 ? `${how} · ${money(amount)}` : how;
  });
  const place = shipment?.storeName ?? shipment?.address?.city ?? 'Nils';
  const wanted = [order.orderNumber, `: ${money(sums.total)}\n`, method.label, place, ...payments];
  return wanted.flatMap((words) => (text.includes(words) ? [] : [`the mail lacks "${words}"`]));
}

/** Labels of rows of the invoice. */
const rows = {
  en: { delivery: 'Delivery', total: 'Total', paid: 'Paid with' },
  fr: { delivery: 'Livraison', total: 'Total', paid: 'Payé :' },
  de: { delivery: 'Versand', total: 'Summe', paid: 'Bezahlt:' },
} as const;

function invoiceFaults(purchase: Purchase, { order, lastFour, invoice }: Bought, sums: Sums): string[] {
  const { locale } = purchase;
  const money = moneyIn(locale);
  const { language } = locales[locale];
  const { delivery, total, paid } = rows[language];
  // The amount of a row is written first.
  const row = (label: string, amount: number) => `\n${money(amount)}\n${label}\n`;
  const payments = partsOf(purchase, sums.total).map(({ code, amount }) =>
    row(`${paid} ${howPaid(code, lastFour, language)}`, amount),
  );
  const text = `${plain(invoice)}\n`;
  const wanted = [order.orderNumber, row(delivery, sums.delivery), row(total, sums.total), ...payments];
  return wanted.flatMap((words) => (text.includes(words) ? [] : [`the invoice lacks ${JSON.stringify(words)}`]));
}

/** Returns what is wrong with the outcome of a purchase. */
export function faultsOf(purchase: Purchase, { methods, offered, errorId, bought }: Outcome): string[] {
  const unknown = methods.filter((id) => !(id in deliveries)).map((id) => `nobody buys with delivery ${id}`);
  const isOffered = isDeepStrictEqual(new Set(offered), offeredTo(purchase));
  const offers = isOffered ? [] : [`offers ${offered.join(', ')}`];
  const refusal = refusalOf(purchase);
  if (errorId !== refusal?.errorId) return [...unknown, ...offers, `answers ${errorId ?? 'with an order'}`];
  if (!bought) return [...unknown, ...offers];
  const sums = sumsOf(purchase, bought.method.price.finalAmount);
  const checks = [orderFaults, mailFaults, invoiceFaults];
  return [...unknown, ...offers, ...checks.flatMap((check) => check(purchase, bought, sums))];
}
