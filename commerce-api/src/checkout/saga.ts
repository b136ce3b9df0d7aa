import type { FastifyBaseLogger } from 'fastify';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { transact, withRetry } from '../database/transact.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import type { Checkpoint } from '../order/checkpoint.ts';
import { releaseCoupons } from '../order/coupon-uses.ts';
import { awaitPoints } from '../order/earnings.ts';
import { type BoughtGiftCard, boughtGiftCards, issueGiftCards } from '../order/issued-gift-cards.ts';
import { insidePayments } from '../order/order-tables.ts';
import { advance, awaitChallenge, findById, type Placement, postpone, type Refusal } from '../order/placements.ts';
import type { SnapshotTender } from '../order/snapshot.ts';
import { releaseStock } from '../order/stock.ts';
import { captureValue, heldBy, releaseValue } from '../order/stored-value.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  type Providers,
  ProviderUnsureError,
} from '../payment/provider.ts';
import { isProviderMethod } from '../payment/tenders.ts';
import { commitOrder, storePayments } from './commit.ts';
import { couponRefusalByCard } from './coupon-claims.ts';
import { authorizationKey, captureKey, outsideTenders, requestFor } from './provider-requests.ts';
import { type Authorized, ChallengeRefusedError, refusals, type StepResult, settledPayment } from './saga-results.ts';

export interface SagaDependencies {
  readonly db: Db;
  readonly providers: Providers;
  /** Secret from which the numbers of issued gift cards are derived. */
  readonly giftCardSecret: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly checkpoint?: (reached: Checkpoint, id: string) => void | Promise<void>;
}

/** Seconds until an unfinished payment is retried. */
const RETRY_SECONDS = 5;
/**
 * A request may still reach the provider this long after it was sent; only then does "unseen" mean that it never will.
 */
const LATE_ARRIVAL_MS = 60_000;

/**
 * Finishes or rolls back a placement attempt from any state. Every step is idempotent: the provider identifies it by
 * its key, the ledger by its entry, and the database advances each placement from one state to the next once. Any worker
 * can therefore continue after a crash, and two concurrent workers do no harm.
 *
 *     reserved ── all approved ──▶ authorized ──▶ committed ──▶ done
 *      │  ▲                         (order exists)  (captured)
 *      │  └─ result ── challenge ── abandoned ──┐
 *      ├── declined or unsure ──▶ undoing ◀─────┘ ──▶ failed
 *
 * Stored value is held in the same transaction that reserves the stock, so only providers can leave a payment in doubt.
 */
export class PlacementSaga {
  readonly #dependencies: SagaDependencies;

  constructor(dependencies: SagaDependencies) {
    this.#dependencies = dependencies;
  }

  /** Advances a placement as far as possible. */
  async run(placement: Placement): Promise<Placement> {
    let current = placement;
    if (current.state === 'done') await this.#reached('done', current);
    for (;;) {
      const before = current.state;
      const { goesOn, moved } = await this.#step(current);
      current = moved ?? (await this.#reload(current));
      if (!goesOn || current.state === before) return current;
    }
  }

  /** Gives up a placement whose challenge has expired. */
  async abandon(placement: Placement): Promise<Placement> {
    const moved = await this.#fail(placement, { errorId: 'PYT402' }, 'undoing');
    return this.run(moved ?? (await this.#reload(placement)));
  }

  async #reload({ id }: Placement): Promise<Placement> {
    const placement = await findById(this.#dependencies.db, id);
    if (!placement) throw new Error(`Placement ${id} does not exist`);
    return placement;
  }

  async #step(placement: Placement): Promise<StepResult> {
    switch (placement.state) {
      case 'reserved': {
        const paidOutside = outsideTenders(placement).length > 0;
        return {
          goesOn: true,
          moved: await (paidOutside ? this.#authorize(placement) : this.#settleInside(placement)),
        };
      }
      case 'authorised': {
        const moved = await this.#inTransaction((transaction) => commitOrder(transaction, placement));
        await this.#reached('committed', placement);
        return { goesOn: true, moved };
      }
      case 'committed':
        return this.#capture(placement);
      case 'undoing':
        return this.#void(placement);
      default:
        return { goesOn: false, moved: placement };
    }
  }

  async #reached(checkpoint: Checkpoint, { id }: Placement): Promise<void> {
    await this.#dependencies.checkpoint?.(checkpoint, id);
  }

  /** A step is repeated after a lost commit: its placement has moved on by then, and nothing happens twice. */
  #inTransaction<T>(work: (transaction: Db) => Promise<T>): Promise<T> {
    return transact(this.#dependencies.db, work, { isRepeatable: true });
  }

  #providerOf({ method }: SnapshotTender): PaymentProvider {
    if (!isProviderMethod(method)) throw new Error(`${method} is not paid by a provider`);
    return this.#dependencies.providers[method];
  }

  /** Stored value needs no provider: the order is created and paid in one transaction. */
  async #settleInside(placement: Placement): Promise<Placement | undefined> {
    const bought = await this.#boughtGiftCards(placement);
    const done = await this.#inTransaction(async (transaction) => {
      const authorized = await this.#keepInside(transaction, placement);
      const committed = authorized && (await commitOrder(transaction, authorized));
      return committed && this.#finish(transaction, committed, bought);
    });
    await this.#reached('done', placement);
    return done;
  }

  async #keepInside(transaction: Db, placement: Placement): Promise<Placement | undefined> {
    const authorized = await advance(transaction, placement.id, ['reserved'], 'authorised');
    if (!authorized) return undefined;
    await storePayments(transaction, placement, insidePayments(placement.snapshot));
    return authorized;
  }

  #boughtGiftCards(placement: Placement): Promise<BoughtGiftCard[]> {
    return boughtGiftCards(placement, this.#dependencies.giftCardSecret);
  }

  async #finish(
    transaction: Db,
    placement: Placement,
    bought: readonly BoughtGiftCard[],
  ): Promise<Placement | undefined> {
    const done = await advance(transaction, placement.id, ['committed'], 'done');
    if (!done) return undefined;
    await transaction
      .updateTable('payment')
      .set({ state: 'captured', captured_at: new Date() })
      .where('placement_id', '=', placement.id)
      .execute();
    const held = heldBy(placement.id, placement.snapshot).map(({ accountId }) => accountId);
    await lockAccounts(transaction, held);
    await captureValue(transaction, placement.id, placement.snapshot);
    await awaitPoints(transaction, placement);
    await issueGiftCards(transaction, bought);
    return done;
  }

  async #authorize(placement: Placement): Promise<Placement | undefined> {
    await this.#reached('started', placement);
    for (const [index, tender] of outsideTenders(placement).entries()) {
      const outcome = await this.#authorizeOne(placement, tender);
      // If the provider refused the only payment requested, there is nothing to void.
      if (outcome.kind === 'refused')
        return this.#fail(placement, outcome, outcome.certain && index === 0 ? 'failed' : 'undoing');
      if (outcome.payment.status === 'challenge') {
        const url = outcome.payment.challengeUrl ?? '';
        await withRetry(() => awaitChallenge(this.#dependencies.db, placement.id, url));
        await this.#reached('challenged', placement);
        return undefined;
      }
      await this.#reached('authorised', placement);
      await withRetry(() => storePayments(this.#dependencies.db, placement, [settledPayment(tender, outcome.payment)]));
      const { card } = outcome.payment;
      const refusal = await this.#inTransaction((transaction) => couponRefusalByCard(transaction, placement, card));
      if (refusal) return this.#fail(placement, refusal, 'undoing');
    }
    const moved = await this.#inTransaction((transaction) => this.#keepInside(transaction, placement));
    await this.#reached('authorization-kept', placement);
    return moved;
  }

  async #authorizeOne(placement: Placement, tender: SnapshotTender): Promise<Authorized> {
    const provider = this.#providerOf(tender);
    try {
      const asked = await provider.authorize(authorizationKey(placement, tender), requestFor(placement, tender));
      const payment = asked.status === 'challenge' ? await this.#answer(placement, tender, asked) : asked;
      if (payment.status === 'approved' || payment.status === 'challenge') return { kind: 'asked', payment };
      return {
        kind: 'refused',
        certain: true,
        errorId: refusals[payment.reason ?? 'declined'],
        message: payment.message,
      };
    } catch (error) {
      if (error instanceof ChallengeRefusedError) return { kind: 'refused', certain: false, errorId: 'PYT402' };
      if (error instanceof ProviderRefusedError) return { kind: 'refused', certain: true, errorId: 'PYT404' };
      if (!(error instanceof ProviderUnsureError)) throw error;
      this.#dependencies.log.warn(
        { err: error, placementId: placement.id },
        'the payment provider left us unsure; undoing',
      );
      return { kind: 'refused', certain: false, errorId: 'PAY400' };
    }
  }

  /** Continues with the result of the shopper's challenge. */
  async #answer(placement: Placement, tender: SnapshotTender, asked: ProviderPayment): Promise<ProviderPayment> {
    const { id, challengeResult } = placement;
    if (challengeResult === null) return asked;
    try {
      // A second challenge may follow the first, so each result has its own key.
      const key = `${id}:${tender.position}:complete:${contentHash(challengeResult).slice(0, 8)}`;
      return await this.#providerOf(tender).complete(key, asked.reference, challengeResult);
    } catch (error) {
      // The provider still holds the pending payment, which must be voided.
      if (error instanceof ProviderRefusedError) throw new ChallengeRefusedError('no such result', { cause: error });
      throw error;
    }
  }

  /** Captures the payments. Stops if a provider must be asked again later; the order exists either way. */
  async #capture(placement: Placement): Promise<StepResult> {
    const { db, log } = this.#dependencies;
    const payments = await db
      .selectFrom('payment')
      .select(['position', 'provider_reference', 'amount', 'currency'])
      .where('placement_id', '=', placement.id)
      .execute();
    try {
      for (const tender of outsideTenders(placement)) {
        const payment = payments.find(({ position }) => position === tender.position);
        if (!payment) throw new Error(`Placement ${placement.id} has no payment ${tender.position}`);
        const { provider_reference: reference, amount, currency } = payment;
        await this.#providerOf(tender).capture(captureKey(placement, tender), { reference, amount, currency });
      }
    } catch (error) {
      if (!(error instanceof ProviderUnsureError))
        log.error({ err: error, placementId: placement.id }, 'the capture was refused; manual action is required');
      await postpone(db, placement.id, error instanceof ProviderUnsureError ? RETRY_SECONDS : 3600);
      return { goesOn: false, moved: placement };
    }
    await this.#reached('captured', placement);
    const bought = await this.#boughtGiftCards(placement);
    const moved = await this.#inTransaction((transaction) => this.#finish(transaction, placement, bought));
    await this.#reached('done', placement);
    return { goesOn: true, moved };
  }

  /** Returns stock, coupons, stored value and cart immediately; provider authorizations are voided afterwards. */
  async #fail(placement: Placement, refusal: Refusal, to: 'failed' | 'undoing'): Promise<Placement | undefined> {
    const failed = await this.#inTransaction(async (transaction) => {
      const moved = await advance(transaction, placement.id, ['reserved', 'challenge', 'authorised'], to, refusal);
      if (!moved) return undefined;
      await transaction
        .updateTable('cart')
        .set((value) => ({ state: 'open', revision: value('revision', '+', 1) }))
        .where('cart_id', '=', placement.cartId)
        .where('state', '=', 'placing')
        .execute();
      await releaseStock(transaction, placement.snapshot.reservations);
      await releaseCoupons(transaction, placement.orderNumber);
      await releaseValue(transaction, placement.id, placement.snapshot);
      return moved;
    });
    await this.#reached('undoing', placement);
    return failed;
  }

  /** Voids the authorizations. Stops if a provider must be asked again later. */
  async #void(placement: Placement): Promise<StepResult> {
    const { db } = this.#dependencies;
    const mayStillArrive = Date.now() - placement.createdAt.getTime() < LATE_ARRIVAL_MS;
    try {
      for (const tender of outsideTenders(placement)) {
        const request = requestFor(placement, tender);
        const outcome = await this.#providerOf(tender).abandon(authorizationKey(placement, tender), request);
        if (outcome === 'undone' || !mayStillArrive) continue;
        await postpone(db, placement.id, RETRY_SECONDS);
        return { goesOn: false, moved: placement };
      }
    } catch (error) {
      if (!(error instanceof ProviderUnsureError)) throw error;
      await postpone(db, placement.id, RETRY_SECONDS);
      return { goesOn: false, moved: placement };
    }
    await this.#reached('voided', placement);
    const moved = await this.#inTransaction(async (transaction) => {
      const failed = await advance(transaction, placement.id, ['undoing'], 'failed');
      if (!failed) return undefined;
      await transaction
        .updateTable('payment')
        .set({ state: 'voided' })
        .where('placement_id', '=', placement.id)
        .execute();
      return failed;
    });
    return { goesOn: true, moved };
  }
}
