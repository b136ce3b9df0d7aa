import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Job } from '../jobs/worker.ts';
import type { Checkpoint } from '../order/checkpoint.ts';
import { type Providers, ProviderUnsureError } from '../payment/provider.ts';
import type { ProviderMethod } from '../payment/tenders.ts';

export interface RefundDependencies {
  readonly db: Db;
  readonly providers: Providers;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly now: () => Date;
  readonly checkpoint?: (reached: Checkpoint, id: string) => void | Promise<void>;
}

interface PlannedRefund {
  readonly id: string;
  readonly reversalId: string;
  readonly method: ProviderMethod;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

const BATCH_SIZE = 20;
/** Lease of a worker that asks the provider, in seconds. The key makes concurrent requests idempotent. */
const LEASE_SECONDS = 20;
const RETRY_SECONDS = 5;

// An uncaptured payment cannot be refunded, so its refund waits for the capture.
async function claim(db: Db, orderNumber: string | undefined): Promise<PlannedRefund[]> {
  const { rows } = await sql<PlannedRefund>`
    update refund r set due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from payment p
    where p.payment_id = r.payment_id and p.state = 'captured' and r.refund_id in (
      select planned.refund_id from refund planned join payment captured on captured.payment_id = planned.payment_id and captured.state = 'captured'
      where planned.state = 'planned' and planned.due_at <= now() and (cast(${orderNumber ?? null} as text) is null or planned.order_number = ${orderNumber ?? null})
      order by planned.due_at limit ${BATCH_SIZE} for update of planned skip locked)
    returning r.refund_id as id, r.reversal_id as "reversalId", p.method, p.provider_reference as reference, r.amount, p.currency`.execute(
    db,
  );
  return rows;
}

async function settle(db: Db, { id, reversalId }: PlannedRefund, state: 'done' | 'refused'): Promise<void> {
  const write = async (transaction: Db): Promise<void> => {
    await sql`update refund set state = ${state}, done_at = now() where refund_id = ${id} and state = 'planned'`.execute(
      transaction,
    );
    await sql`
      update order_reversal set state = 'done'
      where reversal_id = ${reversalId} and state = 'refunding' and not exists (select from refund where reversal_id = ${reversalId} and state = 'planned')`.execute(
      transaction,
    );
  };
  await transact(db, write, { isRepeatable: true });
}

async function runOne({ db, providers, log, checkpoint }: RefundDependencies, refund: PlannedRefund): Promise<void> {
  const { id, method, reference, amount, currency } = refund;
  try {
    await providers[method].refund(id, { reference, amount, currency });
  } catch (error) {
    if (error instanceof ProviderUnsureError) {
      await sql`update refund set due_at = now() + make_interval(secs => ${RETRY_SECONDS}) where refund_id = ${id}`.execute(
        db,
      );
      return;
    }
    log.error({ err: error, refundId: id }, 'the refund was refused; manual action is required');
    return settle(db, refund, 'refused');
  }
  await checkpoint?.('refunded', id);
  await settle(db, refund, 'done');
  await checkpoint?.('refund-kept', id);
}

/** Executes planned refunds: those of one order, or all that are due. */
export async function runRefunds(dependencies: RefundDependencies, orderNumber?: string): Promise<void> {
  for (const refund of await claim(dependencies.db, orderNumber)) await runOne(dependencies, refund);
}

/** Executes due refunds. */
export function refundJob(dependencies: RefundDependencies): Job {
  return { name: 'give-back', run: () => runRefunds(dependencies) };
}
