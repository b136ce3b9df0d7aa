import type { Order } from 'shared-contracts/calls/checkout';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import type { EmailContent } from '../mail/email-content.ts';
import { block, emailHtml } from './layout.ts';

const texts = {
  en: {
    subject: 'Your order {number}',
    heading: 'Thank you, {name}.',
    intro: 'We have your order and start packing it. You will hear from us when it is on its way.',
    number: 'Order number',
    items: 'Items',
    delivery: 'Delivery',
    free: 'free',
    discount: 'Saved',
    tax: 'Tax',
    included: 'including tax',
    total: 'Total',
    arrives: 'Arrives {from} to {to}',
    address: 'To',
    card: 'Paid by card ending in {lastFour}',
    quantity: 'Quantity',
  },
  fr: {
    subject: 'Votre commande {number}',
    heading: 'Merci, {name}.',
    intro: 'Nous avons bien reçu votre commande et la préparons. Nous vous écrirons à son départ.',
    number: 'Numéro de commande',
    items: 'Articles',
    delivery: 'Livraison',
    free: 'gratuite',
    discount: 'Économie',
    tax: 'Taxes',
    included: 'taxes comprises',
    total: 'Total',
    arrives: 'Arrivée du {from} au {to}',
    address: 'À',
    card: 'Payé par carte se terminant par {lastFour}',
    quantity: 'Quantité',
  },
  de: {
    subject: 'Ihre Bestellung {number}',
    heading: 'Danke, {name}.',
    intro: 'Ihre Bestellung ist da, wir packen sie. Sie hören von uns, sobald sie unterwegs ist.',
    number: 'Bestellnummer',
    items: 'Artikel',
    delivery: 'Versand',
    free: 'gratis',
    discount: 'Gespart',
    tax: 'Steuer',
    included: 'inklusive Steuer',
    total: 'Summe',
    arrives: 'Ankunft {from} bis {to}',
    address: 'An',
    card: 'Bezahlt mit Karte, Endziffern {lastFour}',
    quantity: 'Menge',
  },
} as const;

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Returns the order confirmation in the order's language, as text and HTML. */
export async function confirmationEmail(order: Order, locale: Locale): Promise<EmailContent> {
  const t = texts[locale.language];
  const money = (amount: number): string => formatMoney(amount, order.currency, locale);
  const date = (iso: string): string =>
    new Intl.DateTimeFormat(locale.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  const { totals, items, shipments, billingAddress } = order;
  const name = shipments.find(({ address }) => address)?.address?.firstName ?? billingAddress?.firstName ?? '';
  const arrivals = shipments.map(({ shippingMethod, storeName, address, deliveryFrom, deliveryTo }) => {
    const how = [shippingMethod.label, storeName ?? address?.storeName].filter(Boolean).join(' · ');
    return deliveryFrom && deliveryTo
      ? `${how}: ${fill(t.arrives, { from: date(deliveryFrom), to: date(deliveryTo) })}`
      : how;
  });
  const payments = order.paymentMethod.map(({ additionalData }) =>
    fill(t.card, { lastFour: additionalData.lastFour ?? '' }),
  );
  const sums: readonly (readonly [string, string])[] = [
    [t.items, money(totals.itemTotal)],
    ...(totals.totalDiscount > 0 ? [[t.discount, money(-totals.totalDiscount)] as const] : []),
    [t.delivery, totals.shipping === 0 ? t.free : money(totals.shipping)],
    ...(totals.taxation === 'net' ? [[t.tax, money(totals.taxAmount)] as const] : []),
  ];
  const total = totals.taxation === 'gross' ? `${t.total} (${t.included} ${money(totals.taxAmount)})` : t.total;
  const described = items.map((item) => ({
    title: item.name,
    line: [item.color, ...item.variants.map(({ value }) => value), `${t.quantity} ${item.qty}`]
      .filter(Boolean)
      .join(' · '),
    price: money(item.rowTotal),
  }));
  const heading = fill(t.heading, { name });
  const text = [
    heading,
    '',
    t.intro,
    '',
    `${t.number}: ${order.orderNumber}`,
    '',
    ...described.map(({ title, line, price }) => `${title} (${line}): ${price}`),
    '',
    ...sums.map(([label, value]) => `${label}: ${value}`),
    `${total}: ${money(totals.total)}`,
    '',
    ...arrivals,
    ...payments,
  ].join('\n');
  const html = await emailHtml(locale.language, heading, [
    block.text(t.intro),
    block.fact(t.number, order.orderNumber),
    block.table(described.map(({ title, line, price }) => ({ name: title, note: line, value: price }))),
    block.table([
      ...sums.map(([name, value]) => ({ name, value })),
      { name: total, value: money(totals.total), isStrong: true },
    ]),
    block.lines([...arrivals, ...payments]),
  ]);
  return { subject: fill(t.subject, { number: order.orderNumber }), text, html };
}
