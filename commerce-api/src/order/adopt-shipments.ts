import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Job } from '../jobs/worker.ts';
import { postShipments } from './hand-over.ts';

const BATCH_SIZE = 50;

/**
 * Hands shipments to the warehouse that a version before 0030 placed, which moved them by a timer (`due_at`): open ones
 * from before the upgrade, and new ones while instances of both versions run. Remove it together with the columns.
 */
export function adoptShipmentsJob(db: Db): Job {
  return {
    name: 'adopt-shipments',
    run: () =>
      transact(db, async (transaction) => {
        const { rows } = await sql<{ readonly orderNumber: string; readonly code: string }>`
          update shipment s set due_at = null,
            status = case when code = 'digital' then 'delivered' else status end,
            events = case when code = 'digital' then events || jsonb_build_array(jsonb_build_object('status', 'delivered', 'at', events->0->>'at')) else events end
          from (select order_number, shipment_id from shipment where due_at is not null order by due_at limit ${BATCH_SIZE} for update skip locked) due
          where s.order_number = due.order_number and s.shipment_id = due.shipment_id
          returning s.order_number as "orderNumber", s.code`.execute(transaction);
        const physical = new Set(rows.flatMap(({ orderNumber, code }) => (code === 'digital' ? [] : [orderNumber])));
        for (const orderNumber of physical) await postShipments(transaction, orderNumber);
      }),
  };
}
