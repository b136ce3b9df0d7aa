import type { FastifyBaseLogger } from 'fastify';
import type { Order } from 'shared-contracts/calls/checkout';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { transact } from '../database/transact.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnsureError,
} from '../payment/provider.ts';
import { advance, findById, type Placement, postpone } from './placements.ts';
import { releaseCoupons, releaseStock } from './stock.ts';

/** Points between two steps; tests stop the process at each of them. */
export type Checkpoint =
  | 'started'
  | 'authorised'
  | 'authorisation-kept'
  | 'committed'
  | 'captured'
  | 'undoing'
  | 'voided';

export interface SagaParts {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly checkpoint?: (reached: Checkpoint, placementId: string) => void | Promise<void>;
}

/** Seconds until an unfinished payment is tried again. */
const RETRY_SECONDS = 5;
/** A request that was sent may still arrive at the provider for this long: only then is "never seen" an answer. */
const LATE_ARRIVAL_MS = 60_000;

const refusals: Readonly<Record<NonNullable<ProviderPayment['reason']>, ErrorId>> = {
  declined: 'PAY400',
  insufficient_funds: 'PAY400',
  suspected_fraud: 'PYT402',
  expired_card: 'FE309',
};

/**
 * Finishes or undoes a try to place an order, from wherever it stands. Every step may be repeated: the provider knows
 * it by its key, and the database moves each placement from one state to the next once. So it does not matter who goes
 * on after a crash, nor whether two do.
 *
 *     reserved ── approved ──▶ authorised ──▶ committed ──▶ done
 *         │                        (order exists)  (captured)
 *         ├── declined ──▶ failed
 *         └── unsure ────▶ undoing ──▶ failed
 */
export class PlacementSaga {
  readonly #parts: SagaParts;

  constructor(parts: SagaParts) {
    this.#parts = parts;
  }

  /** Takes a placement as far as it goes now. */
  async run(placement: Placement): Promise<Placement> {
    let current = placement;
    for (;;) {
      const before = current.state;
      const goesOn = await this.#step(current);
      current = await this.#reload(current);
      if (!goesOn || current.state === before) return current;
    }
  }

  async #reload({ id }: Placement): Promise<Placement> {
    const placement = await findById(this.#parts.db, id);
    if (!placement) throw new Error(`Placement ${id} is gone`);
    return placement;
  }

  async #step(placement: Placement): Promise<boolean> {
    switch (placement.state) {
      case 'reserved':
        await this.#authorise(placement);
        return true;
      case 'authorised':
        await this.#commit(placement);
        return true;
      case 'committed':
        return this.#capture(placement);
      case 'undoing':
        return this.#void(placement);
      default:
        return false;
    }
  }

  async #reached(checkpoint: Checkpoint, { id }: Placement): Promise<void> {
    await this.#parts.checkpoint?.(checkpoint, id);
  }

  async #authorise(placement: Placement): Promise<void> {
    await this.#reached('started', placement);
    const { amount, currency, token } = placement.snapshot.payment;
    if (amount === 0)
      return this.#keepAuthorisation(placement, {
        reference: 'none',
        status: 'approved',
        brand: 'none',
        lastFour: '0000',
        captured: 0,
      });
    let payment: ProviderPayment;
    try {
      payment = await this.#parts.provider.authorise(authorisationKey(placement), {
        amount,
        currency,
        token,
        reference: placement.orderNumber,
      });
    } catch (error) {
      if (error instanceof ProviderRefusedError) return this.#fail(placement, 'PYT404', 'failed');
      if (!(error instanceof ProviderUnsureError)) throw error;
      this.#parts.log.warn({ err: error, placementId: placement.id }, 'the payment provider left us unsure; undoing');
      return this.#fail(placement, 'PAY400', 'undoing');
    }
    await this.#reached('authorised', placement);
    if (payment.status === 'approved') return this.#keepAuthorisation(placement, payment);
    if (payment.status === 'declined') return this.#fail(placement, refusals[payment.reason ?? 'declined'], 'failed');
    // A challenge needs a page to show it; until there is one the shopper is asked for another way to pay.
    return this.#fail(placement, payment.status === 'challenge' ? 'PYT402' : 'PAY400', 'undoing');
  }

  async #keepAuthorisation(placement: Placement, payment: ProviderPayment): Promise<void> {
    const { method, amount, currency } = placement.snapshot.payment;
    await transact(this.#parts.db, async (transaction) => {
      if (!(await advance(transaction, placement.id, ['reserved'], 'authorised'))) return;
      await transaction
        .insertInto('payment')
        .values({
          payment_id: crypto.randomUUID(),
          placement_id: placement.id,
          order_number: placement.orderNumber,
          method,
          amount,
          currency,
          state: 'authorised',
          provider_reference: payment.reference,
          details: json({ brand: payment.brand, lastFour: payment.lastFour }),
          captured_at: null,
        })
        .execute();
    });
    await this.#reached('authorisation-kept', placement);
  }

  /** The order comes to exist together with everything that follows from it, or not at all. */
  async #commit(placement: Placement): Promise<void> {
    const { snapshot, orderNumber } = placement;
    await transact(this.#parts.db, async (transaction) => {
      if (!(await advance(transaction, placement.id, ['authorised'], 'committed'))) return;
      const payment = await transaction
        .selectFrom('payment')
        .select(['method', 'amount', 'details'])
        .where('placement_id', '=', placement.id)
        .executeTakeFirstOrThrow();
      const order: Order = {
        ...snapshot.order,
        paymentMethod: [{ code: 'CREDIT_CARD', amount: payment.amount, additionalData: payment.details }],
      };
      await transaction
        .insertInto('orders')
        .values({
          order_number: orderNumber,
          cart_id: placement.cartId,
          subject_id: placement.subjectId,
          locale: snapshot.locale,
          email: order.email.toLowerCase(),
          status: 'placed',
          body: json(order),
        })
        .execute();
      await transaction
        .insertInto('order_line')
        .values(
          snapshot.reservations.map(({ lineId, upc, locationId, qty, rowTotal }) => ({
            order_number: orderNumber,
            line_id: lineId,
            upc,
            location_id: locationId,
            qty,
            row_total: rowTotal,
          })),
        )
        .execute();
      await transaction
        .insertInto('shipment')
        .values(
          order.shipments.map((shipment) => ({
            order_number: orderNumber,
            shipment_id: shipment.shipmentId,
            code: shipment.shippingMethod.code,
            store_id: shipment.storeId ?? null,
            status: shipment.status,
          })),
        )
        .execute();
      await transaction.updateTable('cart').set({ state: 'ordered' }).where('cart_id', '=', placement.cartId).execute();
      await transaction
        .insertInto('outbox')
        .values({
          outbox_id: crypto.randomUUID(),
          kind: 'order-confirmation',
          payload: json({ orderNumber }),
          sent_at: null,
        })
        .execute();
    });
    await this.#reached('committed', placement);
  }

  /** @returns false when the provider has to be asked again later; the order stands in any case */
  async #capture(placement: Placement): Promise<boolean> {
    const { db, provider, log } = this.#parts;
    const payment = await db
      .selectFrom('payment')
      .select(['provider_reference', 'amount'])
      .where('placement_id', '=', placement.id)
      .executeTakeFirstOrThrow();
    try {
      if (payment.amount > 0) await provider.capture(captureKey(placement), payment.provider_reference, payment.amount);
    } catch (error) {
      if (!(error instanceof ProviderUnsureError))
        log.error({ err: error, placementId: placement.id }, 'the capture was refused; somebody has to look at it');
      await postpone(db, placement.id, error instanceof ProviderUnsureError ? RETRY_SECONDS : 3600);
      return false;
    }
    await this.#reached('captured', placement);
    await transact(db, async (transaction) => {
      if (!(await advance(transaction, placement.id, ['committed'], 'done'))) return;
      await transaction
        .updateTable('payment')
        .set({ state: 'captured', captured_at: new Date() })
        .where('placement_id', '=', placement.id)
        .execute();
    });
    return true;
  }

  /** Gives goods and cart back at once; `undoing` when a payment may still have to be given back too. */
  async #fail(placement: Placement, errorId: ErrorId, to: 'failed' | 'undoing'): Promise<void> {
    await transact(this.#parts.db, async (transaction) => {
      if (!(await advance(transaction, placement.id, ['reserved', 'challenge', 'authorised'], to, errorId))) return;
      await releaseStock(transaction, placement.snapshot.reservations);
      await releaseCoupons(transaction, placement.orderNumber);
      await transaction
        .updateTable('cart')
        .set((value) => ({ state: 'open', revision: value('revision', '+', 1) }))
        .where('cart_id', '=', placement.cartId)
        .where('state', '=', 'placing')
        .execute();
    });
    await this.#reached('undoing', placement);
  }

  /** @returns false when the provider has to be asked again later */
  async #void(placement: Placement): Promise<boolean> {
    const { db, provider } = this.#parts;
    try {
      const payment = await provider.find(authorisationKey(placement));
      const unseen =
        !payment &&
        placement.snapshot.payment.amount > 0 &&
        Date.now() - placement.createdAt.getTime() < LATE_ARRIVAL_MS;
      if (unseen) {
        await postpone(db, placement.id, RETRY_SECONDS);
        return false;
      }
      if (payment && (payment.status === 'approved' || payment.status === 'challenge'))
        await provider.void(`${placement.id}:void`, payment.reference);
    } catch (error) {
      if (!(error instanceof ProviderUnsureError)) throw error;
      await postpone(db, placement.id, RETRY_SECONDS);
      return false;
    }
    await this.#reached('voided', placement);
    await transact(db, async (transaction) => {
      if (!(await advance(transaction, placement.id, ['undoing'], 'failed'))) return;
      await transaction
        .updateTable('payment')
        .set({ state: 'voided' })
        .where('placement_id', '=', placement.id)
        .execute();
    });
    return true;
  }
}

const authorisationKey = ({ id }: Placement): string => `${id}:authorise`;
const captureKey = ({ id }: Placement): string => `${id}:capture`;
