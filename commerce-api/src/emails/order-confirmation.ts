import { addressLines } from 'shared-contracts/address-lines';
import { adjustmentTexts } from 'shared-contracts/adjustment-labels';
import type { Order } from 'shared-contracts/calls/checkout';
import { recipientOf } from 'shared-contracts/gift-recipient';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import type { EmailContent } from '../mail/email-content.ts';
import { block } from './layout.ts';

const texts = {
  en: {
    subject: 'Your order {number}',
    thanks: 'Thank you',
    parcel: 'We have your order and start packing it. You will hear from us when it is on its way.',
    pickup: 'We have your order. You will hear from us as soon as it is ready to be picked up.',
    digital: 'We have your order. Gift cards go to the people they are for by email.',
    along: 'This is your receipt for what you took along today.',
    number: 'Order number',
    items: 'Items',
    delivery: 'Delivery',
    free: 'free',
    discount: 'Saved',
    tax: 'Tax',
    included: 'including tax',
    total: 'Total',
    arrives: 'Arrives {from} to {to}',
    ready: 'Ready {from}',
    paid: 'Paid with {how}',
    billed: 'Billed to',
    quantity: 'Quantity',
    see: 'See the order',
  },
  fr: {
    subject: 'Votre commande {number}',
    thanks: 'Merci',
    parcel: 'Nous avons bien reçu votre commande et la préparons. Nous vous écrirons à son départ.',
    pickup: 'Nous avons bien reçu votre commande. Nous vous écrirons dès qu’elle pourra être retirée.',
    digital: 'Nous avons bien reçu votre commande. Les cartes-cadeaux sont envoyées par e-mail à leurs destinataires.',
    along: 'Voici le reçu des articles que vous avez emportés aujourd’hui.',
    number: 'Numéro de commande',
    items: 'Articles',
    delivery: 'Livraison',
    free: 'gratuite',
    discount: 'Économie',
    tax: 'Taxes',
    included: 'taxes comprises',
    total: 'Total',
    arrives: 'Arrivée du {from} au {to}',
    ready: 'Prêt le {from}',
    paid: 'Payé : {how}',
    billed: 'Facturé à',
    quantity: 'Quantité',
    see: 'Voir la commande',
  },
  de: {
    subject: 'Ihre Bestellung {number}',
    thanks: 'Danke',
    parcel: 'Ihre Bestellung ist da, wir packen sie. Sie hören von uns, sobald sie unterwegs ist.',
    pickup: 'Ihre Bestellung ist da. Sie hören von uns, sobald Sie sie abholen können.',
    digital: 'Ihre Bestellung ist da. Geschenkkarten gehen per E-Mail an die, für die sie sind.',
    along: 'Das ist Ihr Beleg für die Ware, die Sie heute mitgenommen haben.',
    number: 'Bestellnummer',
    items: 'Artikel',
    delivery: 'Versand',
    free: 'gratis',
    discount: 'Gespart',
    tax: 'Steuer',
    included: 'inklusive Steuer',
    total: 'Summe',
    arrives: 'Ankunft {from} bis {to}',
    ready: 'Abholbereit am {from}',
    paid: 'Bezahlt: {how}',
    billed: 'Rechnung an',
    quantity: 'Menge',
    see: 'Zur Bestellung',
  },
} as const;
type Texts = (typeof texts)[keyof typeof texts];
type Shipment = Order['shipments'][number];

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Says what happens next: to parcels if there are any, else to what is picked up, else to gift cards; if anything does. */
function introOf({ shipments }: Order, t: Texts): string {
  const codes = shipments.filter(({ isTakenAlong }) => !isTakenAlong).map(({ shippingMethod }) => shippingMethod.code);
  if (codes.length === 0) return t.along;
  if (codes.every((code) => code === 'digital')) return t.digital;
  return codes.every((code) => ['pickup', 'sts', 'digital'].includes(code)) ? t.pickup : t.parcel;
}

/** Returns how and when a part of the order arrives, and where: a store by its name, or whom a gift card goes to. */
function deliveryLines({ items }: Order, shipment: Shipment, t: Texts, locale: Locale): string[] {
  const { shipmentId, shippingMethod, storeName, address, deliveryFrom, deliveryTo } = shipment;
  const date = (iso: string): string =>
    new Intl.DateTimeFormat(locale.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  const when =
    deliveryFrom && deliveryTo
      ? fill(shippingMethod.code === 'pickup' ? t.ready : t.arrives, { from: date(deliveryFrom), to: date(deliveryTo) })
      : undefined;
  const recipients = items
    .filter((item) => item.shipmentId === shipmentId && shippingMethod.code === 'digital')
    .flatMap(({ giftOption }) => (giftOption ? [recipientOf(giftOption)] : []));
  return [
    [shippingMethod.label, when].filter(Boolean).join(': '),
    ...(storeName ? [storeName] : []),
    ...(address ? addressLines(address, locale) : []),
    ...recipients,
  ];
}

/**
 * Returns the order confirmation in the order's language.
 * @param url the page of the order
 */
export function confirmationEmail(order: Order, locale: Locale, url: string): EmailContent {
  const t = texts[locale.language];
  const money = (amount: number): string => formatMoney(amount, order.currency, locale);
  const { totals, items, shipments, billingAddress } = order;
  const name = shipments.find(({ address }) => address)?.address?.firstName ?? billingAddress?.firstName ?? '';
  const deliveries = shipments.map((shipment) => deliveryLines(order, shipment, t, locale));
  const payments = order.paymentMethod.map((payment) => {
    const how = fill(t.paid, { how: paymentText(payment, locale.language) });
    return order.paymentMethod.length > 1 ? `${how} · ${money(payment.amount)}` : how;
  });
  const billed = billingAddress ? [[t.billed, ...addressLines(billingAddress, locale)]] : [];
  const sums: readonly { readonly name: string; readonly value: string }[] = [
    { name: t.items, value: money(totals.itemTotal) },
    ...(totals.totalDiscount > 0
      ? [
          {
            name: [t.discount, ...adjustmentTexts(order, locale)].join(' · '),
            value: `−${money(totals.totalDiscount)}`,
          },
        ]
      : []),
    { name: t.delivery, value: totals.shipping === 0 ? t.free : money(totals.shipping) },
    ...(totals.taxation === 'net' ? [{ name: t.tax, value: money(totals.taxAmount) }] : []),
  ];
  const total = totals.taxation === 'gross' ? `${t.total} (${t.included} ${money(totals.taxAmount)})` : t.total;
  const described = items.map((item) => ({
    title: item.name,
    line: [
      item.color,
      ...item.variants.map(({ value }) => value),
      `${t.quantity} ${item.qty}`,
      ...adjustmentTexts(order, locale, item.id),
    ]
      .filter(Boolean)
      .join(' · '),
    price: money(item.rowTotal),
  }));
  const heading = `${[t.thanks, name].filter(Boolean).join(', ')}.`;
  const intro = introOf(order, t);
  const text = [
    heading,
    '',
    intro,
    '',
    `${t.number}: ${order.orderNumber}`,
    url,
    '',
    ...described.map(({ title, line, price }) => `${title} (${line}): ${price}`),
    '',
    ...sums.map(({ name: label, value }) => `${label}: ${value}`),
    `${total}: ${money(totals.total)}`,
    ...payments,
    ...[...deliveries, ...billed].flatMap((lines) => ['', ...lines]),
  ].join('\n');
  const blocks = [
    block.text(intro),
    block.fact(t.number, order.orderNumber),
    block.table(described.map(({ title, line, price }) => ({ name: title, note: line, value: price }))),
    block.table([...sums, { name: total, value: money(totals.total), isStrong: true }]),
    block.lines(payments),
    ...[...deliveries, ...billed].map(block.lines),
    block.button(t.see, url),
  ];
  return { subject: fill(t.subject, { number: order.orderNumber }), heading, text, blocks };
}
