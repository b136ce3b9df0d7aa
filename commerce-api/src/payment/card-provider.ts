import * as v from 'valibot';
import {
  type AuthoriseRequest,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnsureError,
} from './provider.ts';

const answer = v.object({
  id: v.string(),
  status: v.picklist(['approved', 'declined', 'challenge', 'voided']),
  reason: v.optional(v.picklist(['declined', 'insufficient_funds', 'suspected_fraud', 'expired_card'])),
  brand: v.string(),
  lastFour: v.string(),
  captured: v.number(),
});

export interface CardProviderOptions {
  readonly url: string;
  readonly secretKey: string;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly timeout: number;
}

function toPayment(value: unknown): ProviderPayment {
  const { id, reason, ...rest } = v.parse(answer, value);
  return { reference: id, ...rest, ...(reason ? { reason } : {}) };
}

/** The card provider over its HTTP interface. */
export class CardProvider implements PaymentProvider {
  readonly #options: CardProviderOptions;

  constructor(options: CardProviderOptions) {
    this.#options = options;
  }

  authorise(key: string, request: AuthoriseRequest): Promise<ProviderPayment> {
    return this.#certain(key, () => this.#post('authorisations', key, request));
  }

  capture(key: string, reference: string, amount: number): Promise<ProviderPayment> {
    return this.#post('captures', key, { authorisationId: reference, amount });
  }

  void(key: string, reference: string): Promise<ProviderPayment> {
    return this.#post('voids', key, { authorisationId: reference });
  }

  async find(key: string): Promise<ProviderPayment | undefined> {
    const body = await this.#send('GET', `authorisations?idempotencyKey=${encodeURIComponent(key)}`, {});
    const [first] = v.parse(v.object({ authorisations: v.array(v.unknown()) }), body).authorisations;
    return first === undefined ? undefined : toPayment(first);
  }

  /** An answer that was lost is looked up by its key; one that was never begun is asked for once more. */
  async #certain(key: string, work: () => Promise<ProviderPayment>): Promise<ProviderPayment> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ProviderUnsureError)) throw error;
        const found = await this.find(key);
        if (found) return found;
        if (attempt === 2) throw error;
      }
    }
  }

  async #post(path: string, key: string, body: object): Promise<ProviderPayment> {
    return toPayment(
      await this.#send(
        'POST',
        path,
        { 'content-type': 'application/json', 'idempotency-key': key },
        JSON.stringify(body),
      ),
    );
  }

  async #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<unknown> {
    const { url, secretKey, timeout } = this.#options;
    let response: Response;
    try {
      response = await fetch(`${url}/card/v1/${path}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${secretKey}` },
        signal: AbortSignal.timeout(timeout),
        ...(body === undefined ? {} : { body }),
      });
      if (response.ok) return await response.json();
    } catch (error) {
      throw new ProviderUnsureError(`${method} ${path}: no answer`, { cause: error });
    }
    if (response.status >= 500 || response.status === 429)
      throw new ProviderUnsureError(`${method} ${path} answered ${response.status}`);
    throw new ProviderRefusedError(`${method} ${path} answered ${response.status}`);
  }
}
