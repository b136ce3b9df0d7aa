import { buyerName } from 'shared-contracts/buyer-name';
import type { Order } from 'shared-contracts/calls/checkout';
import { type Language, type Locale, locales } from 'shared-contracts/locale';
import { dateFormat } from '../base/formats.ts';
import type { Db } from '../database/database.ts';
import { zoneOf } from '../delivery/opening-hours.ts';
import { returnLabelPdf } from '../documents/documents.ts';
import { type EmailContent, type Letter, pdfAttachment } from '../mail/email-content.ts';
import { findOrder } from '../order/orders.ts';
import { goodsLine, type Units } from './goods-line.ts';
import { block } from './layout.ts';

/** What a receipt confirms. */
export interface WithdrawalReceipt {
  readonly order: Pick<Order, 'orderNumber' | 'email' | 'billingAddress' | 'shipments'>;
  readonly receivedAt: Date;
  /** Each line that was withdrawn: name, color, and size, with its units. */
  readonly goods: readonly string[];
  /** Whether something was cancelled before it was packed. */
  readonly isCancelled: boolean;
  /** Whether something is to be sent back. */
  readonly isSentBack: boolean;
}

interface Words {
  readonly subject: (order: string) => string;
  readonly heading: string;
  readonly statement: string;
  readonly order: string;
  readonly by: string;
  readonly receivedAt: string;
  readonly goods: string;
  readonly cancelled: string;
  readonly sendBack: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (order) => `Receipt of your withdrawal: order ${order}`,
    heading: 'We have your withdrawal.',
    statement: 'You withdraw from the contract for the goods below.',
    order: 'Order number',
    by: 'Declared by',
    receivedAt: 'Received',
    goods: 'Goods',
    cancelled: 'What was not packed yet will not be sent. We refund it to the payment method that you used.',
    sendBack:
      'Please send back what you have or still receive within 14 days, with the return label. We refund it, with delivery, when it is here.',
  },
  fr: {
    subject: (order) => `Accusé de réception de votre rétractation : commande ${order}`,
    heading: 'Nous avons reçu votre rétractation.',
    statement: 'Vous vous rétractez du contrat pour les articles ci-dessous.',
    order: 'Numéro de commande',
    by: 'Déclarée par',
    receivedAt: 'Reçue le',
    goods: 'Articles',
    cancelled: 'Ce qui n’était pas encore emballé est annulé et remboursé sur le moyen de paiement utilisé.',
    sendBack:
      'Renvoyez sous 14 jours ce que vous avez ou recevrez encore, avec l’étiquette de retour. Nous le remboursons, livraison comprise, à son arrivée.',
  },
  de: {
    subject: (order) => `Eingang Ihres Widerrufs: Bestellung ${order}`,
    heading: 'Ihr Widerruf ist eingegangen.',
    statement: 'Sie widerrufen den Vertrag über die folgenden Waren.',
    order: 'Bestellnummer',
    by: 'Erklärt von',
    receivedAt: 'Eingegangen am',
    goods: 'Waren',
    cancelled:
      'Was noch nicht verpackt war, ist storniert. Wir erstatten es auf die Zahlungsart, mit der Sie bezahlt haben.',
    sendBack:
      'Was Sie haben oder noch erhalten, schicken Sie bitte innerhalb von 14 Tagen mit dem Rücksendeetikett zurück. Wir erstatten es samt Versand, sobald es da ist.',
  },
};

/** Returns the receipt of a withdrawal, with what was declared and when it came (Directive 2011/83/EU, article 11a (4)). */
export function withdrawalEmail(
  { order, receivedAt, goods, isCancelled, isSentBack }: WithdrawalReceipt,
  locale: Locale,
): EmailContent {
  const t = words[locale.language];
  const timeZone = zoneOf({ country: locale.country, time_zone: null });
  const moment = dateFormat(locale.tag, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(receivedAt);
  const facts = [
    [t.order, order.orderNumber],
    [t.by, [buyerName(order), order.email].filter(Boolean).join(', ')],
    [t.receivedAt, moment],
  ] as const;
  const next = [...(isCancelled ? [t.cancelled] : []), ...(isSentBack ? [t.sendBack] : [])];
  return {
    subject: t.subject(order.orderNumber),
    heading: t.heading,
    text: [
      t.heading,
      '',
      t.statement,
      ...facts.map(([label, value]) => `${label}: ${value}`),
      `${t.goods}:`,
      ...goods.map((one) => `- ${one}`),
      '',
      ...next,
    ].join('\n'),
    blocks: [
      block.text(t.statement),
      ...facts.map(([label, value]) => block.fact(label, value)),
      block.lines([t.goods, ...goods]),
      ...next.map(block.text),
    ],
  };
}

/** Returns the receipt of a withdrawal, with the label for what is to be sent back; undefined for an order without an address. */
export async function withdrawalReceipt(
  db: Db,
  payload: unknown,
  { brand, returnsAddress }: { readonly brand: string; readonly returnsAddress: readonly string[] },
): Promise<Letter | undefined> {
  const { withdrawalId } = payload as { readonly withdrawalId: string };
  const row = await db
    .selectFrom('withdrawal as w')
    .innerJoin('orders as o', 'o.order_number', 'w.order_number')
    .leftJoin('order_reversal as r', 'r.reversal_id', 'w.return_id')
    .select([
      'o.order_number',
      'o.email',
      'o.locale',
      'w.lines',
      'w.declared_at',
      'r.lines as returned',
      'r.label_code',
    ])
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirst();
  if (!row || row.email === '') return undefined;
  const { order_number: orderNumber, label_code: code } = row;
  const locale = locales[row.locale];
  const { order } = await findOrder(db, orderNumber, { email: row.email });
  const lines = row.lines as readonly Units[];
  const returned = (row.returned ?? []) as readonly Units[];
  const goods = lines.flatMap(({ itemId, qty }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return item ? [goodsLine(item, qty)] : [];
  });
  const letter = withdrawalEmail(
    {
      order,
      receivedAt: row.declared_at,
      goods,
      isCancelled: returned.length < lines.length,
      isSentBack: returned.length > 0,
    },
    locale,
  );
  const label = code && (await returnLabelPdf({ orderNumber, code, locale, brand, address: returnsAddress }));
  return { to: row.email, locale: row.locale, ...letter, attachments: label ? [pdfAttachment(code, label)] : [] };
}
