import type { LocaleId } from 'shared-contracts/locale';
import { locales } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { type Deliver, post } from '../jobs/outbox.ts';
import { findOrder } from '../order/orders.ts';
import { RateLimiter } from '../server/rate-limit.ts';
import type { ShipmentText } from './order-updates.ts';
import { isStopped, stopPhone } from './stopped-phones.ts';
import { codeMinutes, isLate, newTextCode, type TextCodeRequest } from './text-codes.ts';
import { PhoneUnreachableError, type TextMessenger } from './text-messenger.ts';
import { textWords } from './words.ts';

/** The outbox messages that become text messages. */
export const textMessages = ['text-code', 'text-shipment'] as const;

export interface TexterOptions {
  readonly db: Db;
  /** None where the shop sends no text messages. */
  readonly messenger: TextMessenger | undefined;
  /** From which codes are derived. */
  readonly secret: string;
  /** Most messages with codes in an hour, to all numbers together, and most others. */
  readonly hourlyLimit: number;
  readonly brand: string;
  readonly now: () => Date;
  /** Told of messages that the service does not take, and will not. */
  readonly onRefusal: (error: Error) => void;
}

interface Text {
  readonly to: string;
  readonly text: string;
}

// The code is created here, so that the outbox does not contain it.
async function codeText(
  { db, secret, brand, now }: TexterOptions,
  payload: unknown,
  messageId: string,
): Promise<Text | undefined> {
  const request = payload as TextCodeRequest;
  const { subjectId, phone, locale } = request;
  if (isLate(request, now())) return undefined;
  const waiting = await db
    .selectFrom('subscription')
    .select('recipient')
    .where('subject_id', '=', subjectId)
    .where('channel', '=', 'sms')
    .where('recipient', '=', phone)
    .where('optin', '=', true)
    .where('double_optin', '=', false)
    .executeTakeFirst();
  if (!waiting) return undefined;
  const words = textWords[locales[locale].language];
  const code = await newTextCode(db, messageId, request, { secret, now: now() });
  return { to: phone, text: words.code(brand, code, codeMinutes) };
}

async function shipmentText({ db, brand }: TexterOptions, payload: unknown): Promise<Text | undefined> {
  const { orderNumber, shipmentId, status, phone } = payload as ShipmentText;
  const row = await db
    .selectFrom('orders')
    .select(['email', 'locale'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!row) return undefined;
  const { order } = await findOrder(db, orderNumber, { email: row.email });
  const shipment = order.shipments.find((candidate) => candidate.shipmentId === shipmentId);
  const words = textWords[locales[row.locale as LocaleId].language];
  const said =
    status === 'shipped'
      ? words.shipped(brand, orderNumber, shipment?.trackingUrl ?? '')
      : words.ready(brand, orderNumber, shipment?.storeName ?? '');
  return { to: phone, text: `${said} ${words.stop}` };
}

/** Mails a shipment update that could not be sent as a text, unless it was mailed already. */
async function mailInstead(transaction: Db, kind: string, payload: unknown): Promise<void> {
  if (kind !== 'text-shipment') return;
  const { orderNumber, shipmentId, status, isMailed } = payload as ShipmentText;
  if (!isMailed) await post(transaction, `shipment-${status}`, { orderNumber, shipmentId });
}

/**
 * Sends outbox messages as text messages, within the limit of an hour. Nothing goes to a number that answered STOP; what
 * the service says about a number is kept.
 */
export function texter(options: TexterOptions): Deliver {
  const { db, messenger, hourlyLimit, now, onRefusal } = options;
  const limiter = new RateLimiter(db, now);
  const limit = { name: 'texts-sent', max: hourlyLimit, seconds: 3600, by: 'target' } as const;
  return async ({ id, kind, payload }) => {
    const message = await (kind === 'text-code' ? codeText : shipmentText)(options, payload, id);
    if (!message) return;
    const { to, text } = message;
    if (!messenger || (await isStopped(db, to))) return transact(db, (again) => mailInstead(again, kind, payload));
    try {
      // Codes that somebody asks for in masses hold up no others.
      await limiter.take([{ limit, of: kind }]);
      await messenger.send(to, text);
    } catch (error) {
      const isFull = error instanceof CallError && kind === 'text-shipment';
      if (!isFull && !(error instanceof PhoneUnreachableError)) throw error;
      onRefusal(error);
      await transact(db, async (transaction) => {
        if (error instanceof PhoneUnreachableError && error.isStopped) await stopPhone(transaction, to, now());
        await mailInstead(transaction, kind, payload);
      });
    }
  };
}
