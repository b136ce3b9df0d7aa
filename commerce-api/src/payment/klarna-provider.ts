import * as v from 'valibot';
import {
  type AuthorizeRequest,
  type PaymentPart,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnsureError,
} from './provider.ts';
import { ProviderAnswerError, ProviderHttp } from './provider-http.ts';

const session = v.object({
  session_id: v.string(),
  client_token: v.string(),
  payment_method_categories: v.array(v.object({ identifier: v.string(), name: v.string() })),
});
export type KlarnaSession = v.InferOutput<typeof session>;
const orderAnswer = v.object({ order_id: v.string(), fraud_status: v.string() });
const failure = v.object({ error_messages: v.optional(v.array(v.string()), []) });

export interface KlarnaOptions {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Timeout in milliseconds. */
  readonly timeout: number;
}

/** Returns the purchase as one line, because Klarna requires lines that add up to the amount. */
const purchaseOf = (country: string, currency: string, locale: string, amount: number, name: string) => ({
  purchase_country: country,
  purchase_currency: currency,
  locale,
  order_amount: amount,
  order_lines: [{ name, quantity: 1, unit_price: amount, total_amount: amount }],
});

function toPayment(answer: unknown): ProviderPayment {
  const { order_id: reference, fraud_status: status } = v.parse(orderAnswer, answer);
  const base = { reference, brand: '', lastFour: '', captured: 0 };
  return status === 'REJECTED' ? { ...base, status: 'declined', reason: 'declined' } : { ...base, status: 'approved' };
}

/**
 * Returns Klarna's decision.
 * @throws {ProviderUnsureError} while the order is under manual review; the shopper does not wait for it, so the
 * payment is voided
 */
function decided(answer: unknown): ProviderPayment {
  if (v.parse(orderAnswer, answer).fraud_status === 'PENDING')
    throw new ProviderUnsureError('Klarna has not decided yet');
  return toPayment(answer);
}

/** Returns Klarna's reason for a refusal, for the shopper (docs/spec/commerce.md section 8). */
function refusalOf(error: ProviderAnswerError): ProviderPayment {
  const parsed = v.safeParse(failure, error.body);
  const message = parsed.success ? parsed.output.error_messages[0] : undefined;
  return {
    reference: '',
    status: 'declined',
    reason: 'declined',
    brand: '',
    lastFour: '',
    captured: 0,
    ...(message ? { message } : {}),
  };
}

/** Klarna Payments and Order Management. The widget's token becomes a Klarna order when the shop's order is placed. */
export class KlarnaProvider implements PaymentProvider {
  readonly #http: ProviderHttp;

  constructor({ url, username, password, timeout }: KlarnaOptions) {
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    this.#http = new ProviderHttp({ url: `${url}/`, authorization: () => ({ authorization }), timeout });
  }

  /** Creates a session for the widget in the page. */
  async createSession(request: {
    readonly amount: number;
    readonly currency: string;
    readonly country: string;
    readonly locale: string;
  }): Promise<KlarnaSession> {
    const { country, currency, locale, amount } = request;
    return v.parse(
      session,
      await this.#http.post('payments/v1/sessions', purchaseOf(country, currency, locale, amount, 'Cart')),
    );
  }

  async authorize(key: string, request: AuthorizeRequest): Promise<ProviderPayment> {
    try {
      return decided(await this.#order(key, request));
    } catch (error) {
      // Retry under the same key: Klarna creates only one order.
      if (error instanceof ProviderUnsureError) return decided(await this.#order(key, request));
      if (error instanceof ProviderAnswerError && error.status === 403) return refusalOf(error);
      throw error;
    }
  }

  async complete(): Promise<ProviderPayment> {
    throw new ProviderRefusedError('Klarna has no challenge of its own');
  }

  async capture(key: string, { reference, amount }: PaymentPart): Promise<void> {
    await this.#manage(key, reference, 'captures', { captured_amount: amount });
  }

  async refund(key: string, { reference, amount }: PaymentPart): Promise<void> {
    await this.#manage(key, reference, 'refunds', { refunded_amount: amount });
  }

  /** Cancels an unused authorization; a used one has become an order, found by its key. */
  async abandon(authorizeKey: string, request: AuthorizeRequest): Promise<'undone' | 'unseen'> {
    const token = encodeURIComponent(request.token);
    try {
      await this.#http.send('DELETE', `payments/v1/authorizations/${token}`, undefined, {});
      return 'undone';
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
    }
    try {
      const { reference } = toPayment(await this.#order(authorizeKey, request));
      await this.#manage(`${authorizeKey}:cancel`, reference, 'cancel', {});
    } catch (error) {
      // There is neither an authorization nor an order, so nothing can be captured.
      if (!(error instanceof ProviderRefusedError)) throw error;
    }
    return 'undone';
  }

  #order(key: string, { token, amount, currency, country, locale, reference }: AuthorizeRequest): Promise<unknown> {
    const body = { ...purchaseOf(country, currency, locale, amount, reference), merchant_reference1: reference };
    const path = `payments/v1/authorizations/${encodeURIComponent(token)}/order`;
    return this.#http.post(path, body, { 'klarna-idempotency-key': key });
  }

  #manage(key: string, reference: string, what: string, body: object): Promise<unknown> {
    const path = `ordermanagement/v1/orders/${encodeURIComponent(reference)}/${what}`;
    return this.#http.post(path, body, { 'klarna-idempotency-key': key });
  }
}
