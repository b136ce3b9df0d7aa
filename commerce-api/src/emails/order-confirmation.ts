import type { Order } from 'shared-contracts/calls/checkout';
import { escapeHtml } from 'shared-contracts/escape-html';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import type { EmailContent } from '../mail/email-content.ts';

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

const row = (label: string, value: string, strong = false): string =>
  `<tr><td style="padding:4px 0;color:${strong ? '#14181a' : '#4a5356'};font-weight:${strong ? 600 : 400}">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:right;font-weight:${strong ? 600 : 400}">${escapeHtml(value)}</td></tr>`;

/** The mail that confirms an order, in the order's language, as text and as HTML. */
export function confirmationEmail(order: Order, locale: Locale): EmailContent {
  const t = texts[locale.language];
  const money = (amount: number): string => formatMoney(amount, order.currency, locale);
  const date = (iso: string): string =>
    new Intl.DateTimeFormat(locale.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  const { totals, items, shipments, billingAddress } = order;
  const name = shipments.find(({ address }) => address)?.address?.firstName ?? billingAddress?.firstName ?? '';
  const arrivals = shipments.flatMap(({ shippingMethod, deliveryFrom, deliveryTo }) =>
    deliveryFrom && deliveryTo
      ? [`${shippingMethod.label}: ${fill(t.arrives, { from: date(deliveryFrom), to: date(deliveryTo) })}`]
      : [shippingMethod.label],
  );
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
  const html = `<!doctype html><html lang="${locale.language}"><body style="margin:0;background:#f6f4ef;color:#14181a;font-family:'Instrument Sans',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:6px"><tr><td style="padding:32px">
<h1 style="margin:0 0 12px;font-size:32px;line-height:1.05">${escapeHtml(heading)}</h1><p style="margin:0 0 24px">${escapeHtml(t.intro)}</p>
<p style="margin:0 0 24px"><span style="color:#626a6d">${escapeHtml(t.number)}</span><br><strong style="font-size:20px">${escapeHtml(order.orderNumber)}</strong></p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #ece9e1">${described
    .map(
      ({ title, line, price }) =>
        `<tr><td style="padding:12px 0;border-bottom:1px solid #ece9e1"><strong>${escapeHtml(title)}</strong><br><span style="color:#626a6d;font-size:14px">${escapeHtml(line)}</span></td><td style="padding:12px 0;border-bottom:1px solid #ece9e1;text-align:right;vertical-align:top">${escapeHtml(price)}</td></tr>`,
    )
    .join('')}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:16px">${sums.map(([label, value]) => row(label, value)).join('')}${row(total, money(totals.total), true)}</table>
<p style="margin:24px 0 0;color:#4a5356">${[...arrivals, ...payments].map(escapeHtml).join('<br>')}</p>
</td></tr></table></td></tr></table></body></html>`;
  return { subject: fill(t.subject, { number: order.orderNumber }), text, html };
}
