import { createHash, randomBytes } from 'node:crypto';
import type { Journal } from '../journal.ts';
import type { Behaviour } from './test-cards.ts';

export type DeclineReason = 'declined' | 'insufficient_funds' | 'suspected_fraud' | 'expired_card';

/** A card payment. `captured` and `refunded` are minor units; a voided payment can be neither. */
export interface Authorisation {
  readonly id: string;
  readonly status: 'approved' | 'declined' | 'challenge' | 'voided';
  readonly reason?: DeclineReason;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly captured: number;
  readonly refunded: number;
}

interface StoredToken {
  readonly token: string;
  readonly behaviour: Behaviour;
  readonly brand: string;
  readonly lastFour: string;
}

interface Operation {
  readonly kind: 'operation';
  readonly key: string;
  readonly hash: string;
  readonly answer: Authorisation;
}

export type PaymentEntry = { readonly kind: 'token'; readonly token: StoredToken } | Operation;

/** A request that cannot be met; `status` is that of the HTTP answer. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const reasons: Readonly<Partial<Record<Behaviour, DeclineReason>>> = {
  decline: 'declined',
  'insufficient-funds': 'insufficient_funds',
  fraud: 'suspected_fraud',
  expired: 'expired_card',
};

/** How often a capture of the card that captures late is refused before it works. */
const REFUSED_CAPTURES = 2;

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/**
 * The books of the card provider. Every change is one entry of the journal, made while nothing else runs, and carries
 * the idempotency key it was asked for under: a repetition gets the first answer, also after a restart.
 */
export class Payments {
  readonly #journal: Journal<PaymentEntry>;
  readonly #tokens = new Map<string, StoredToken>();
  readonly #authorisations = new Map<string, Authorisation>();
  readonly #operations = new Map<string, Operation>();
  readonly #behaviours = new Map<string, Behaviour>();
  readonly #refusedCaptures = new Map<string, number>();

  constructor(journal: Journal<PaymentEntry>) {
    this.#journal = journal;
    for (const entry of journal.entries) this.#apply(entry);
  }

  /** Keeps a card for later; of its number only the last four digits and what it stands for. */
  tokenise(card: Omit<StoredToken, 'token'>): string {
    const token = newId('tok');
    this.#write({ kind: 'token', token: { token, ...card } });
    return token;
  }

  behaviourOfToken(token: string): Behaviour | undefined {
    return this.#tokens.get(token)?.behaviour;
  }

  get(id: string): Authorisation {
    const found = this.#authorisations.get(id);
    if (!found) throw new PaymentRefusal(404, 'unknown_authorisation');
    return found;
  }

  /** The state of the payment that an idempotency key led to; undefined when nothing was done under it. */
  findByKey(key: string): Authorisation | undefined {
    const operation = this.#operations.get(key);
    return operation && this.#authorisations.get(operation.answer.id);
  }

  authorise(
    key: string,
    request: { readonly amount: number; readonly currency: string; readonly token: string; readonly reference: string },
  ): Authorisation {
    return this.#once(key, ['authorise', request], () => {
      const card = this.#tokens.get(request.token);
      if (!card) throw new PaymentRefusal(404, 'unknown_token');
      const reason = reasons[card.behaviour];
      const status = reason ? 'declined' : card.behaviour === 'challenge' ? 'challenge' : 'approved';
      const authorisation: Authorisation = {
        id: newId('auth'),
        status,
        ...(reason ? { reason } : {}),
        amount: request.amount,
        currency: request.currency,
        reference: request.reference,
        brand: card.brand,
        lastFour: card.lastFour,
        captured: 0,
        refunded: 0,
      };
      this.#behaviours.set(authorisation.id, card.behaviour);
      return authorisation;
    });
  }

  capture(
    key: string,
    { authorisationId, amount }: { readonly authorisationId: string; readonly amount: number },
  ): Authorisation {
    return this.#once(key, ['capture', authorisationId, amount], () => {
      const payment = this.get(authorisationId);
      if (payment.status !== 'approved') throw new PaymentRefusal(409, 'not_approved');
      if (payment.captured + amount > payment.amount) throw new PaymentRefusal(409, 'more_than_authorised');
      this.#refuseAtFirst(authorisationId);
      return { ...payment, captured: payment.captured + amount };
    });
  }

  refund(
    key: string,
    { authorisationId, amount }: { readonly authorisationId: string; readonly amount: number },
  ): Authorisation {
    return this.#once(key, ['refund', authorisationId, amount], () => {
      const payment = this.get(authorisationId);
      if (payment.refunded + amount > payment.captured) throw new PaymentRefusal(409, 'more_than_captured');
      return { ...payment, refunded: payment.refunded + amount };
    });
  }

  /** Gives up a payment of which nothing was captured. */
  void(key: string, authorisationId: string): Authorisation {
    return this.#once(key, ['void', authorisationId], () => {
      const payment = this.get(authorisationId);
      if (payment.status === 'declined' || payment.status === 'voided') return payment;
      if (payment.captured > 0) throw new PaymentRefusal(409, 'already_captured');
      return { ...payment, status: 'voided' };
    });
  }

  #refuseAtFirst(id: string): void {
    if (this.#behaviours.get(id) !== 'capture-later') return;
    const refused = this.#refusedCaptures.get(id) ?? 0;
    if (refused >= REFUSED_CAPTURES) return;
    this.#refusedCaptures.set(id, refused + 1);
    throw new PaymentRefusal(503, 'try_later');
  }

  #once(key: string, request: readonly unknown[], work: () => Authorisation): Authorisation {
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const first = this.#operations.get(key);
    if (first) {
      if (first.hash !== hash) throw new PaymentRefusal(422, 'idempotency_mismatch');
      return first.answer;
    }
    const answer = work();
    this.#write({ kind: 'operation', key, hash, answer });
    return answer;
  }

  #write(entry: PaymentEntry): void {
    this.#journal.append(entry);
    this.#apply(entry);
  }

  #apply(entry: PaymentEntry): void {
    if (entry.kind === 'token') {
      this.#tokens.set(entry.token.token, entry.token);
      return;
    }
    this.#operations.set(entry.key, entry);
    this.#authorisations.set(entry.answer.id, entry.answer);
  }
}
