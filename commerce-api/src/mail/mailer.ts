import nodemailer from 'nodemailer';
import type { Order } from 'shared-contracts/calls/checkout';
import { locales } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { confirmationMail } from './confirmation.ts';
import type { Deliver } from './outbox.ts';

export interface MailerOptions {
  readonly db: Db;
  readonly smtp: { readonly host: string; readonly port: number };
  readonly from: string;
}

/** Sends the messages of the outbox by SMTP. A message sent twice after a crash has the same id, so that it shows once. */
export function mailer({ db, smtp, from }: MailerOptions): Deliver {
  const transport = nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: false,
    ignoreTLS: true,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
  });
  return async ({ id, kind, payload }) => {
    if (kind !== 'order-confirmation') throw new Error(`Nobody knows how to deliver ${kind}`);
    const { orderNumber } = payload as { readonly orderNumber: string };
    const row = await db
      .selectFrom('orders')
      .select(['body', 'email', 'locale'])
      .where('order_number', '=', orderNumber)
      .executeTakeFirst();
    if (!row || row.email === '') return;
    const { subject, text, html } = confirmationMail(row.body as Order, locales[row.locale]);
    await transport.sendMail({ messageId: `<${id}@storefront>`, from, to: row.email, subject, text, html });
  };
}
