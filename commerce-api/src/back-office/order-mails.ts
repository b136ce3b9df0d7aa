import { sql } from 'kysely';
import type { OrderMail, StaffOrder } from 'shared-contracts/calls/staff-orders';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';
import { mailAgain, mailableCards } from '../order/issued-gift-cards.ts';
import type { FoundOrder } from '../order/orders.ts';

type Mail = StaffOrder['mails'][number];
interface MailKey {
  readonly mail: OrderMail;
  /** The shipment, reversal, or line that it is about. */
  readonly about?: string | undefined;
}

interface Sent {
  readonly kind: string;
  readonly about: string | null;
  readonly at: Date;
}

const reversalMails = { cancel: 'order-cancelled', return: 'return-received', refund: 'order-refunded' } as const;

/** Returns the mails about an order that can be sent again, with when they were sent as far as that is still known. */
export async function readMails(db: Db, { order, productTypes }: FoundOrder): Promise<Mail[]> {
  const { orderNumber, email: to } = order;
  const reversals = await db
    .selectFrom('order_reversal')
    .leftJoin('withdrawal', 'withdrawal.return_id', 'order_reversal.reversal_id')
    .select(['reversal_id', 'kind', 'state'])
    .where('order_reversal.order_number', '=', orderNumber)
    // The label of a withdrawal goes with its receipt.
    .where((eb) => eb.or([eb('state', '<>', 'announced'), eb('withdrawal_id', 'is', null)]))
    .orderBy('created_at')
    .execute();
  const { rows: sent } = await sql<Sent>`
    select kind, coalesce(payload->>'shipmentId', payload->>'reversalId', payload->>'lineId') as about, sent_at as at
    from outbox where payload->>'orderNumber' = ${orderNumber} and sent_at is not null order by sent_at`.execute(db);
  const cards = await mailableCards(db, orderNumber);
  const wereIn = (status: string) =>
    order.shipments.filter(({ events = [] }) => events.some((e) => e.status === status));
  const keys: (MailKey & { readonly to: string })[] = [
    { mail: 'order-confirmation', to },
    { mail: 'order-invoice', to },
    ...wereIn('shipped').map(({ shipmentId }) => ({ mail: 'shipment-shipped' as const, about: shipmentId, to })),
    ...wereIn('ready').map(({ shipmentId }) => ({ mail: 'shipment-ready' as const, about: shipmentId, to })),
    ...reversals.map(({ reversal_id, kind, state }) => ({
      mail: state === 'announced' ? ('return-announced' as const) : reversalMails[kind],
      about: reversal_id,
      to,
    })),
    ...order.items
      .filter(({ id }) => productTypes.get(id) === 'digital' && cards.has(id))
      .map(({ id, giftOption }) => ({ mail: 'gift-card' as const, about: id, to: giftOption?.email ?? to })),
  ];
  // Orders at a till may have no address.
  return keys
    .filter((key) => key.to !== '')
    .map(({ mail, about, to: recipient }) => ({
      mail,
      ...(about ? { about } : {}),
      to: recipient,
      sentAt: sent
        .filter((row) => row.kind === mail && (row.about ?? undefined) === about)
        .map(({ at }) => at.toISOString()),
    }));
}

/**
 * Queues a mail about an order again.
 * @throws {CallError} API404 when the order has no such mail
 */
export async function resendMail(
  transaction: Db,
  found: FoundOrder,
  { mail, about }: MailKey,
  now: Date,
): Promise<void> {
  const { order } = found;
  const mails = await readMails(transaction, found);
  if (!mails.some((known) => known.mail === mail && known.about === about)) throw new CallError('API404');
  const { orderNumber } = order;
  if (mail === 'gift-card') {
    const items = order.items.filter(({ id }) => id === about);
    return mailAgain(transaction, order, items, now);
  }
  const isOfShipment = mail === 'shipment-shipped' || mail === 'shipment-ready';
  const subject = about === undefined ? {} : isOfShipment ? { shipmentId: about } : { reversalId: about };
  await post(transaction, mail, { orderNumber, ...subject });
}
