import { sql } from 'kysely';
import type { ShipmentStatus } from 'shared-contracts/entities/order-status';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';

/** Statuses of a shipment of which its buyer gets a message. */
export type AnnouncedStatus = Extract<ShipmentStatus, 'shipped' | 'ready'>;

/** Payload of the text message about a shipment. */
export interface ShipmentText {
  readonly orderNumber: string;
  readonly shipmentId: string;
  readonly status: AnnouncedStatus;
  readonly phone: string;
  /** Whether a mail says the same; otherwise it is mailed when the number cannot be reached. */
  readonly isMailed: boolean;
}

/** The confirmed number of an order's buyer, and how they want to hear of their orders. */
async function readWish(transaction: Db, orderNumber: string) {
  const { rows } = await sql<{ readonly updates: string | null; readonly phone: string }>`
    select a.notifications ->> 'orderUpdates' as updates, s.recipient as phone
    from orders o
    join account a on a.subject_id = o.subject_id
    join subscription s on s.subject_id = a.subject_id and s.channel = 'sms' and s.type = 'Newsletter' and s.optin and s.double_optin
    where o.order_number = ${orderNumber} and not exists (select 1 from stopped_phone p where p.phone = s.recipient)`.execute(
    transaction,
  );
  return rows[0];
}

/** Queues the message to a buyer about a shipment: a mail, unless they want it as a text message and have confirmed a number. */
export async function announceShipment(
  transaction: Db,
  { orderNumber, shipmentId, status }: Pick<ShipmentText, 'orderNumber' | 'shipmentId' | 'status'>,
): Promise<void> {
  const wish = await readWish(transaction, orderNumber);
  const isTexted = wish?.updates === 'sms' || wish?.updates === 'both';
  const isMailed = !isTexted || wish.updates === 'both';
  if (isTexted) {
    const message: ShipmentText = { orderNumber, shipmentId, status, phone: wish.phone, isMailed };
    await post(transaction, 'text-shipment', message);
  }
  if (isMailed) await post(transaction, `shipment-${status}`, { orderNumber, shipmentId });
}
