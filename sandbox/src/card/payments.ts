import { createHash, randomBytes } from 'node:crypto';
import type { Journal } from '../journal.ts';
import type { Authorization, DeclineReason } from './authorization.ts';
import { type ChallengeOutcome, outcomeOfResult } from './challenge-result.ts';
import { type Behavior, demoCards } from './test-cards.ts';

interface StoredToken {
  readonly token: string;
  readonly behavior: Behavior;
  readonly brand: string;
  readonly lastFour: string;
  /** Additional data for saved cards; absent in wallet tokens. */
  readonly expiry?: string;
  readonly name?: string;
  readonly fingerprint?: string;
}

/** What a payment needs to know of a card. */
type UsedCard = Pick<StoredToken, 'behavior' | 'brand' | 'lastFour' | 'fingerprint'>;

/** A card stored for a returning customer. */
export interface StoredCard {
  readonly id: string;
  readonly customer: string;
  readonly fingerprint: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiry: string;
  readonly name: string;
  readonly behavior: Behavior;
}

/** The payment instrument: a token, or a saved card with an optional token of its security code. */
export interface AuthorizeInput {
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly token?: string | undefined;
  readonly savedCard?: string | undefined;
  readonly deviceFingerprint?: string | undefined;
}

interface Operation {
  readonly kind: 'operation';
  readonly key: string;
  readonly hash: string;
  readonly answer: Authorization;
}

interface KeptCard {
  readonly kind: 'card';
  readonly key: string;
  readonly hash: string;
  readonly card: StoredCard;
}

export type PaymentEntry = { readonly kind: 'token'; readonly token: StoredToken } | KeptCard | Operation;

/** A request that is refused; `status` is the HTTP status. */
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

const reasons: Readonly<Partial<Record<Behavior, DeclineReason>>> = {
  decline: 'declined',
  'insufficient-funds': 'insufficient_funds',
  fraud: 'suspected_fraud',
  expired: 'expired_card',
};

/** Number of times a capture of the postponing card is refused before it succeeds. */
const REFUSED_CAPTURES = 2;

const hashOf = (request: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

function completed(payment: Authorization, outcome: ChallengeOutcome): Authorization {
  if (outcome === 'failed') return { ...payment, status: 'declined', reason: 'authentication_failed' };
  if (payment.behavior === 'challenge-decline') return { ...payment, status: 'declined', reason: 'declined' };
  if (payment.behavior === 'challenge-expired') return { ...payment, status: 'declined', reason: 'expired_card' };
  return { ...payment, status: 'approved' };
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/**
 * The books of the card provider. Every change is one synchronous journal entry with its idempotency key: a retry gets
 * the first answer, also after a restart.
 */
export class Payments {
  readonly #journal: Journal<PaymentEntry>;
  readonly #cards = new Map<string, StoredCard>();
  readonly #keptCards = new Map<string, KeptCard>();
  readonly #tokens = new Map<string, StoredToken>();
  readonly #authorizations = new Map<string, Authorization>();
  readonly #operations = new Map<string, Operation>();
  readonly #byReference = new Map<string, Set<string>>();
  readonly #refusedCaptures = new Map<string, number>();

  constructor(journal: Journal<PaymentEntry>) {
    this.#journal = journal;
    for (const entry of journal.entries) this.#apply(entry);
  }

  /** Stores a card; of its number only the last four digits and its behavior. */
  tokenise(card: Omit<StoredToken, 'token'>): string {
    const token = newId('tok');
    this.#write({ kind: 'token', token: { token, ...card } });
    return token;
  }

  behaviorOf({ token, savedCard }: Pick<AuthorizeInput, 'token' | 'savedCard'>): Behavior | undefined {
    if (savedCard) return this.#keptBehavior(savedCard, token);
    return token ? this.#tokens.get(token)?.behavior : undefined;
  }

  /** Stores the card behind a token for a customer; the same key returns the same card. */
  keepCard(key: string, request: { readonly token: string; readonly customer: string }): StoredCard {
    const hash = hashOf(['card', request]);
    const first = this.#keptCards.get(key);
    if (first) {
      if (first.hash !== hash) throw new PaymentRefusal(422, 'idempotency_mismatch');
      return first.card;
    }
    const token = this.#tokens.get(request.token);
    if (!token?.expiry || !token.name || !token.fingerprint) throw new PaymentRefusal(404, 'unknown_token');
    const { brand, lastFour, behavior, expiry, name, fingerprint } = token;
    const id = newId('card');
    const card = { id, customer: request.customer, brand, lastFour, behavior, expiry, name, fingerprint };
    this.#write({ kind: 'card', key, hash, card });
    return card;
  }

  get(id: string): Authorization {
    const found = this.#authorizations.get(id);
    if (!found) throw new PaymentRefusal(404, 'unknown_authorization');
    return found;
  }

  /** Returns the payment created under an idempotency key; undefined when there is none. */
  findByKey(key: string): Authorization | undefined {
    const operation = this.#operations.get(key);
    return operation && this.#authorizations.get(operation.answer.id);
  }

  /** Returns every payment with a shop's reference, oldest first. */
  findByReference(reference: string): Authorization[] {
    return [...(this.#byReference.get(reference) ?? [])].map((id) => this.get(id));
  }

  authorize(key: string, request: AuthorizeInput): Authorization {
    return this.#once(key, ['authorize', request], () => {
      const card = this.#cardOf(request);
      const reason = reasons[card.behavior];
      const wantsChallenge = card.behavior.startsWith('challenge');
      const authorization: Authorization = {
        id: newId('auth'),
        status: reason ? 'declined' : wantsChallenge ? 'challenge' : 'approved',
        ...(reason ? { reason } : {}),
        amount: request.amount,
        currency: request.currency,
        reference: request.reference,
        brand: card.brand,
        lastFour: card.lastFour,
        ...(card.fingerprint ? { fingerprint: card.fingerprint } : {}),
        captured: 0,
        refunded: 0,
        ...(request.deviceFingerprint ? { deviceFingerprint: request.deviceFingerprint } : {}),
        behavior: card.behavior,
      };
      return authorization;
    });
  }

  /** Continues a payment after a challenge; `result` comes from the challenge page. */
  complete(key: string, id: string, result: string, secret: string): Authorization {
    return this.#once(key, ['complete', id, result], () => {
      const payment = this.get(id);
      const outcome = outcomeOfResult(secret, id, result);
      if (!outcome) throw new PaymentRefusal(422, 'unknown_result');
      if (payment.status !== 'challenge') return payment;
      return completed(payment, outcome);
    });
  }

  capture(
    key: string,
    { authorizationId, amount }: { readonly authorizationId: string; readonly amount: number },
  ): Authorization {
    return this.#once(key, ['capture', authorizationId, amount], () => {
      const payment = this.get(authorizationId);
      if (payment.status !== 'approved') throw new PaymentRefusal(409, 'not_approved');
      if (payment.captured + amount > payment.amount) throw new PaymentRefusal(409, 'more_than_authorized');
      this.#refuseAtFirst(payment);
      return { ...payment, captured: payment.captured + amount };
    });
  }

  refund(
    key: string,
    { authorizationId, amount }: { readonly authorizationId: string; readonly amount: number },
  ): Authorization {
    return this.#once(key, ['refund', authorizationId, amount], () => {
      const payment = this.get(authorizationId);
      if (payment.refunded + amount > payment.captured) throw new PaymentRefusal(409, 'more_than_captured');
      return { ...payment, refunded: payment.refunded + amount };
    });
  }

  /** Voids a payment without captures. */
  void(key: string, authorizationId: string): Authorization {
    return this.#once(key, ['void', authorizationId], () => {
      const payment = this.get(authorizationId);
      if (payment.status === 'declined' || payment.status === 'voided') return payment;
      if (payment.captured > 0) throw new PaymentRefusal(409, 'already_captured');
      return { ...payment, status: 'voided' };
    });
  }

  #savedCard(id: string): UsedCard | undefined {
    const demo = demoCards[id];
    return this.#cards.get(id) ?? (demo && { ...demo, fingerprint: id });
  }

  #cardOf({ token, savedCard }: AuthorizeInput): UsedCard {
    const card = savedCard ? this.#savedCard(savedCard) : this.#tokens.get(token ?? '');
    if (!card) throw new PaymentRefusal(404, savedCard ? 'unknown_card' : 'unknown_token');
    return savedCard ? { ...card, behavior: this.#keptBehavior(savedCard, token) ?? card.behavior } : card;
  }

  /** A saved card behaves as its number does, unless the security code is wrong. */
  #keptBehavior(savedCard: string, token: string | undefined): Behavior | undefined {
    const code = token ? this.#tokens.get(token) : undefined;
    return code?.behavior === 'decline' ? 'decline' : this.#savedCard(savedCard)?.behavior;
  }

  #refuseAtFirst({ id, behavior }: Authorization): void {
    if (behavior !== 'capture-later') return;
    const refused = this.#refusedCaptures.get(id) ?? 0;
    if (refused >= REFUSED_CAPTURES) return;
    this.#refusedCaptures.set(id, refused + 1);
    throw new PaymentRefusal(503, 'try_later');
  }

  #once(key: string, request: readonly unknown[], work: () => Authorization): Authorization {
    const hash = hashOf(request);
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
    if (entry.kind === 'card') {
      this.#keptCards.set(entry.key, entry);
      this.#cards.set(entry.card.id, entry.card);
      return;
    }
    this.#operations.set(entry.key, entry);
    const { id, reference } = entry.answer;
    this.#authorizations.set(id, entry.answer);
    this.#byReference.set(reference, (this.#byReference.get(reference) ?? new Set()).add(id));
  }
}
