import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import type { Language, Locale, LocaleId } from 'shared-contracts/locale';
import { locales } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import type { Db } from '../database/database.ts';
import { returnLabelPdf } from '../documents/documents.ts';
import { readAccount } from '../ledger/accounts.ts';
import { readIssuedSecret } from '../ledger/open-value-card.ts';
import { type EmailContent, type Letter, pdfAttachment } from '../mail/email-content.ts';
import { takenOffBy } from '../order/card-cuts.ts';
import { findOrder } from '../order/orders.ts';
import { giftCardEmail } from './gift-card-email.ts';
import { goodsLine, type Units } from './goods-line.ts';
import { labeled } from './labeled.ts';
import { block } from './layout.ts';

interface Words {
  readonly subject: (orderNumber: string) => string;
  readonly heading: string;
  readonly body: (facts: Facts) => readonly string[];
}

interface Facts {
  readonly orderNumber: string;
  readonly amount: string;
  readonly place: string;
  /** What the barcode of a return's label says; empty once the parcel has arrived. */
  readonly code: string;
  /** What a refund took off gift cards; undefined when nothing. */
  readonly takenOff: string | undefined;
}

/** Emails about existing orders; the confirmation has its own file. */
export const orderEmails = [
  'gift-card',
  'order-cancelled',
  'order-refunded',
  'return-announced',
  'return-received',
  'shipment-shipped',
  'shipment-ready',
] as const;
export type OrderEmail = (typeof orderEmails)[number];
export const isOrderEmail = (kind: string): kind is OrderEmail => (orderEmails as readonly string[]).includes(kind);

const words: Readonly<Record<Exclude<OrderEmail, 'gift-card'>, Readonly<Record<Language, Words>>>> = {
  'order-cancelled': {
    en: {
      subject: (order) => `Cancellation of order ${order}`,
      heading: 'Your cancellation is complete.',
      body: ({ orderNumber, amount }) => [
        `Order number: ${orderNumber}`,
        `We’re refunding ${amount} to your original payment method.`,
      ],
    },
    fr: {
      subject: (order) => `Annulée : commande ${order}`,
      heading: 'Votre annulation est enregistrée.',
      body: ({ orderNumber, amount }) => [
        `Numéro de commande : ${orderNumber}`,
        `Nous vous remboursons ${amount} sur le moyen de paiement utilisé pour la commande.`,
      ],
    },
    de: {
      subject: (order) => `Storniert: Bestellung ${order}`,
      heading: 'Ihre Stornierung ist bestätigt.',
      body: ({ orderNumber, amount }) => [
        `Bestellnummer: ${orderNumber}`,
        `Wir erstatten ${amount} auf die Zahlungsart, mit der Sie bezahlt haben.`,
      ],
    },
  },
  'order-refunded': {
    en: {
      subject: (order) => `Refund for order ${order}`,
      heading: 'A refund is on its way to you.',
      body: ({ orderNumber, amount, takenOff }) => [
        `Order number: ${orderNumber}`,
        `We’re refunding ${amount} to your original payment method.`,
        takenOff ? `The gift card in this order is now worth ${takenOff} less.` : '',
        'You don’t have to send anything back.',
      ],
    },
    fr: {
      subject: (order) => `Remboursement : commande ${order}`,
      heading: 'Un remboursement vous est envoyé.',
      body: ({ orderNumber, amount, takenOff }) => [
        `Numéro de commande : ${orderNumber}`,
        `Nous vous remboursons ${amount} sur le moyen de paiement utilisé pour la commande.`,
        takenOff ? `La valeur de la carte-cadeau de cette commande baisse de ${takenOff}.` : '',
        'Vous n’avez rien à renvoyer.',
      ],
    },
    de: {
      subject: (order) => `Erstattung: Bestellung ${order}`,
      heading: 'Eine Erstattung ist unterwegs zu Ihnen.',
      body: ({ orderNumber, amount, takenOff }) => [
        `Bestellnummer: ${orderNumber}`,
        `Wir erstatten ${amount} auf die Zahlungsart, mit der Sie bezahlt haben.`,
        takenOff ? `Die Geschenkkarte aus dieser Bestellung ist jetzt ${takenOff} weniger wert.` : '',
        'Sie müssen nichts zurückschicken.',
      ],
    },
  },
  'return-announced': {
    en: {
      subject: (order) => `Your return label: order ${order}`,
      heading: 'Your return is announced.',
      body: ({ orderNumber, amount, code }) => [
        `Order number: ${orderNumber}`,
        `Return code: ${code}`,
        'Stick the label that comes with this email on the parcel, or show the return code at the counter. You find both in your order, too.',
        `We refund ${amount} once the parcel has arrived.`,
      ],
    },
    fr: {
      subject: (order) => `Votre étiquette de retour : commande ${order}`,
      heading: 'Votre retour est enregistré.',
      body: ({ orderNumber, amount, code }) => [
        `Numéro de commande : ${orderNumber}`,
        `Code de retour : ${code}`,
        'Collez sur le colis l’étiquette jointe à cet e-mail, ou présentez le code de retour au comptoir. Vous les retrouvez aussi dans votre commande.',
        `Nous vous rembourserons ${amount} dès que le colis sera arrivé.`,
      ],
    },
    de: {
      subject: (order) => `Ihr Rücksendeetikett: Bestellung ${order}`,
      heading: 'Ihre Rücksendung ist angemeldet.',
      body: ({ orderNumber, amount, code }) => [
        `Bestellnummer: ${orderNumber}`,
        `Code der Rücksendung: ${code}`,
        'Kleben Sie das Etikett im Anhang auf das Paket, oder zeigen Sie den Code der Rücksendung am Schalter. Beides finden Sie auch in Ihrer Bestellung.',
        `Wir erstatten ${amount}, sobald das Paket da ist.`,
      ],
    },
  },
  'return-received': {
    en: {
      subject: (order) => `Your return has arrived: order ${order}`,
      heading: 'Your return has arrived.',
      body: ({ orderNumber, amount }) => [
        `Order number: ${orderNumber}`,
        `We’re refunding ${amount} to your original payment method.`,
      ],
    },
    fr: {
      subject: (order) => `Votre retour est arrivé : commande ${order}`,
      heading: 'Votre retour est arrivé.',
      body: ({ orderNumber, amount }) => [
        `Numéro de commande : ${orderNumber}`,
        `Nous vous remboursons ${amount} sur le moyen de paiement utilisé pour la commande.`,
      ],
    },
    de: {
      subject: (order) => `Ihre Rücksendung ist da: Bestellung ${order}`,
      heading: 'Ihre Rücksendung ist da.',
      body: ({ orderNumber, amount }) => [
        `Bestellnummer: ${orderNumber}`,
        `Wir erstatten ${amount} auf die Zahlungsart, mit der Sie bezahlt haben.`,
      ],
    },
  },
  'shipment-shipped': {
    en: {
      subject: (order) => `On its way: order ${order}`,
      heading: 'Your parcel is on its way.',
      body: ({ orderNumber }) => [`Order number: ${orderNumber}`],
    },
    fr: {
      subject: (order) => `En route : commande ${order}`,
      heading: 'Votre colis est en route.',
      body: ({ orderNumber }) => [`Numéro de commande : ${orderNumber}`],
    },
    de: {
      subject: (order) => `Unterwegs: Bestellung ${order}`,
      heading: 'Ihr Paket ist unterwegs.',
      body: ({ orderNumber }) => [`Bestellnummer: ${orderNumber}`],
    },
  },
  'shipment-ready': {
    en: {
      subject: (order) => `Ready for you: order ${order}`,
      heading: 'Your order is ready for you.',
      body: ({ orderNumber, place }) => [`Order number: ${orderNumber}`, place],
    },
    fr: {
      subject: (order) => `À retirer : commande ${order}`,
      heading: 'Votre commande vous attend.',
      body: ({ orderNumber, place }) => [`Numéro de commande : ${orderNumber}`, place],
    },
    de: {
      subject: (order) => `Abholbereit: Bestellung ${order}`,
      heading: 'Ihre Bestellung liegt bereit.',
      body: ({ orderNumber, place }) => [`Bestellnummer: ${orderNumber}`, place],
    },
  },
};

interface Payload {
  readonly orderNumber: string;
  readonly lineId?: string;
  readonly to?: string;
  readonly reversalId?: string;
  readonly shipmentId?: string;
}

/** A cancellation, a return, or a refund, with the payments that it pays back to, the last payment first. */
async function readReversal(db: Db, reversalId: string) {
  const row = await db
    .selectFrom('order_reversal')
    .select(['amount', 'label_code', 'state', 'lines'])
    .where('reversal_id', '=', reversalId)
    .executeTakeFirst();
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payment_id', 'refund.payment_id')
    .select(['payment.method', 'payment.details', 'refund.amount'])
    .where('reversal_id', '=', reversalId)
    .orderBy('payment.position', 'desc')
    .execute();
  const code = (row?.state === 'announced' && row.label_code) || '';
  return { amount: row?.amount ?? 0, code, lines: (row?.lines ?? []) as readonly Units[], refunds };
}

type Reversal = Awaited<ReturnType<typeof readReversal>>;

const noReversal: Reversal = { amount: 0, code: '', lines: [], refunds: [] };

/** The goods that an email is about: those of a reversal, or what is in a parcel. */
function goodsOf({ items }: Order, reversal: Reversal, shipmentId: string | undefined): string[] {
  return items.flatMap((item) => {
    const line = reversal.lines.find(({ itemId }) => itemId === item.id);
    if (line) return [goodsLine(item, line.qty)];
    const sent = item.qty - (item.cancelledQty ?? 0);
    return shipmentId !== undefined && item.shipmentId === shipmentId && sent > 0 ? [goodsLine(item, sent)] : [];
  });
}

/** Returns the gift card of a line of an order; undefined when nothing is left of it. */
async function giftCardOf(
  db: Db,
  order: Order,
  lineId: string,
  locale: Locale,
  { giftCardSecret, shopUrl }: OrderEmailOptions,
): Promise<EmailContent | undefined> {
  const card = await readIssuedSecret(db, giftCardSecret, lineId);
  const balance = (await readAccount(db, lineId))?.balance ?? 0;
  // Its value may have been refunded since the mail was asked for.
  if (!card || balance <= 0) return undefined;
  const { picture, giftOption } = order.items.find(({ id }) => id === lineId) ?? {};
  const { firstName = '', lastName = '' } = order.billingAddress ?? {};
  return giftCardEmail(
    {
      from: `${firstName} ${lastName}`.trim(),
      message: giftOption?.message ?? '',
      amount: formatMoney(balance, order.currency, locale),
      number: card.number.replace(/(\d{4})(?=\d)/g, '$1 '),
      pin: card.pin,
      picture: picture && { src: `${shopUrl}${picture.src}?w=600&dpr=1`, alt: picture.alt },
      shopUrl: `${shopUrl}/${locale.id}`,
    },
    locale.language,
  );
}

interface OrderEmailOptions {
  /** Secret from which the numbers of issued gift cards are derived. */
  readonly giftCardSecret: string;
  /** The shop's own origin. */
  readonly shopUrl: string;
  readonly brand: string;
  /** Lines of the address on return labels. */
  readonly returnsAddress: readonly string[];
}

/** What the buttons below an email say. */
const links: Readonly<Record<Language, { readonly order: string; readonly track: string }>> = {
  en: { order: 'See your order', track: 'Track the parcel' },
  fr: { order: 'Voir votre commande', track: 'Suivre le colis' },
  de: { order: 'Zur Bestellung', track: 'Paket verfolgen' },
};

/**
 * Returns one of these emails; undefined for an order without an address, a gift card without value, and the label of a return
 * that has arrived.
 */
export async function orderEmail(
  db: Db,
  kind: OrderEmail,
  payload: unknown,
  options: OrderEmailOptions,
): Promise<Letter | undefined> {
  const { orderNumber, lineId = '', to, reversalId, shipmentId } = payload as Payload;
  const row = await db
    .selectFrom('orders')
    .select(['email', 'locale'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  const recipient = to ?? row?.email ?? '';
  if (!row || recipient === '') return undefined;
  const locale = locales[row.locale as LocaleId];
  const { order } = await findOrder(db, orderNumber, { email: row.email });
  if (kind === 'gift-card') {
    const letter = await giftCardOf(db, order, lineId, locale, options);
    return letter && { to: recipient, locale: locale.id, ...letter };
  }
  const shipment = order.shipments.find((candidate) => candidate.shipmentId === shipmentId);
  const reversal = reversalId ? await readReversal(db, reversalId) : noReversal;
  const { amount, code, refunds } = reversal;
  if (kind === 'return-announced' && code === '') return undefined;
  const takenOff = reversalId ? await takenOffBy(db, { id: reversalId, orderNumber }) : 0;
  const t = words[kind][locale.language];
  const money = (minor: number): string => formatMoney(minor, order.currency, locale);
  const lines = t
    .body({
      orderNumber,
      amount: money(amount),
      takenOff: takenOff > 0 ? money(takenOff) : undefined,
      code,
      place: shipment?.storeName ?? shipment?.address?.storeName ?? '',
    })
    .filter((line) => line !== '');
  const goods = goodsOf(order, reversal, shipmentId);
  const { language } = locale;
  const refunded = refunds.map(({ method, details, amount: part }) =>
    labeled(paymentText({ code: method as PaymentMethodId, additionalData: details }, language), money(part), language),
  );
  const lists = [goods, refunded].filter((list) => list.length > 0);
  const buttons = [
    ...(shipment?.trackingUrl ? [[links[locale.language].track, shipment.trackingUrl] as const] : []),
    [links[locale.language].order, `${options.shopUrl}/${locale.id}/account/orders/${orderNumber}`] as const,
  ];
  const { brand, returnsAddress: address } = options;
  const label = kind === 'return-announced' && { orderNumber, code, locale, brand, address };
  return {
    to: recipient,
    locale: locale.id,
    subject: t.subject(orderNumber),
    heading: t.heading,
    text: [
      t.heading,
      '',
      ...lines,
      ...lists.flatMap((list) => ['', ...list]),
      ...buttons.flatMap(([title, url]) => ['', labeled(title, url, language)]),
    ].join('\n'),
    blocks: [
      ...lines.map(block.text),
      ...lists.map(block.lines),
      ...buttons.map(([title, url]) => block.button(title, url)),
    ],
    ...(label ? { attachments: [pdfAttachment(code, await returnLabelPdf(label))] } : {}),
  };
}
