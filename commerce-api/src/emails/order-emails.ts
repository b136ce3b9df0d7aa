import type { Order } from 'shared-contracts/calls/checkout';
import type { Language, Locale, LocaleId } from 'shared-contracts/locale';
import { locales } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import type { Db } from '../database/database.ts';
import { readAccount } from '../ledger/accounts.ts';
import { readIssuedSecret } from '../ledger/open-value-card.ts';
import type { EmailContent } from '../mail/email-content.ts';
import { takenOffBy } from '../order/card-cuts.ts';
import { findOrder } from '../order/orders.ts';
import { giftCardEmail } from './gift-card-email.ts';
import { block, emailHtml } from './layout.ts';

interface Words {
  readonly subject: (orderNumber: string) => string;
  readonly heading: string;
  readonly body: (facts: Facts) => readonly string[];
}

interface Facts {
  readonly orderNumber: string;
  readonly amount: string;
  readonly link: string;
  readonly place: string;
  /** What a refund took off gift cards; undefined when nothing. */
  readonly takenOff: string | undefined;
}

/** Emails about existing orders; the confirmation has its own file. */
export const orderEmails = [
  'gift-card',
  'order-cancelled',
  'order-refunded',
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
      body: ({ orderNumber, link }) => [`Order number: ${orderNumber}`, link],
    },
    fr: {
      subject: (order) => `En route : commande ${order}`,
      heading: 'Votre colis est en route.',
      body: ({ orderNumber, link }) => [`Numéro de commande : ${orderNumber}`, link],
    },
    de: {
      subject: (order) => `Unterwegs: Bestellung ${order}`,
      heading: 'Ihr Paket ist unterwegs.',
      body: ({ orderNumber, link }) => [`Bestellnummer: ${orderNumber}`, link],
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

async function reversalAmount(db: Db, reversalId: string): Promise<number> {
  const row = await db
    .selectFrom('order_reversal')
    .select('amount')
    .where('reversal_id', '=', reversalId)
    .executeTakeFirst();
  return row?.amount ?? 0;
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
}

/** Returns one of these emails; undefined for an order without an address, and for a gift card without value. */
export async function orderEmail(
  db: Db,
  kind: OrderEmail,
  payload: unknown,
  options: OrderEmailOptions,
): Promise<(EmailContent & { readonly to: string }) | undefined> {
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
    return letter && { to: recipient, ...letter };
  }
  const shipment = order.shipments.find((candidate) => candidate.shipmentId === shipmentId);
  const amount = reversalId ? await reversalAmount(db, reversalId) : 0;
  const takenOff = reversalId ? await takenOffBy(db, { id: reversalId, orderNumber }) : 0;
  const t = words[kind][locale.language];
  const money = (minor: number): string => formatMoney(minor, order.currency, locale);
  const lines = t
    .body({
      orderNumber,
      amount: money(amount),
      takenOff: takenOff > 0 ? money(takenOff) : undefined,
      link: shipment?.trackingUrl ?? '',
      place: shipment?.storeName ?? shipment?.address?.storeName ?? '',
    })
    .filter((line) => line !== '');
  return {
    to: recipient,
    subject: t.subject(orderNumber),
    text: [t.heading, '', ...lines].join('\n'),
    html: await emailHtml(locale.language, t.heading, lines.map(block.text)),
  };
}
