import type { Language, LocaleId } from 'shared-contracts/locale';
import { locales } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { invoicePdf } from '../documents/documents.ts';
import type { Seller } from '../documents/invoice.ts';
import { type Letter, pdfAttachment } from '../mail/email-content.ts';
import { findOrder } from '../order/orders.ts';
import { block } from './layout.ts';

const words: Readonly<Record<Language, { subject: (number: string) => string; heading: string; text: string }>> = {
  en: {
    subject: (number) => `Invoice for order ${number}`,
    heading: 'Your invoice',
    text: 'You’ll find it attached as a PDF.',
  },
  fr: {
    subject: (number) => `Facture : commande ${number}`,
    heading: 'Votre facture',
    text: 'Vous la trouverez ci-jointe au format PDF.',
  },
  de: {
    subject: (number) => `Rechnung: Bestellung ${number}`,
    heading: 'Ihre Rechnung',
    text: 'Sie finden sie als PDF im Anhang.',
  },
};

/** Returns the mail with the invoice of an order as it is now; undefined for an order without an address. */
export async function invoiceEmail(db: Db, payload: unknown, seller: Seller): Promise<Letter | undefined> {
  const { orderNumber } = payload as { readonly orderNumber: string };
  const row = await db
    .selectFrom('orders')
    .select(['email', 'locale'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!row || row.email === '') return undefined;
  const locale = locales[row.locale as LocaleId];
  const { order } = await findOrder(db, orderNumber, { email: row.email });
  const { subject, heading, text } = words[locale.language];
  const content = await invoicePdf({ order, locale, seller });
  return {
    to: row.email,
    locale: locale.id,
    subject: subject(orderNumber),
    heading,
    text: [heading, '', text].join('\n'),
    blocks: [block.text(text)],
    attachments: [pdfAttachment(orderNumber, content)],
  };
}
