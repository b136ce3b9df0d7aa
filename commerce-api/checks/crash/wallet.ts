import type { PaymentSession } from 'shared-contracts/calls/payment';
import { tokenise } from '../tokenise.ts';

interface Part {
  readonly amount: { readonly value: string };
}

/** Performs the browser's part at the sandbox, and reads the sandbox's books. */
export class Wallet {
  readonly #sandbox: string;

  constructor(sandbox: string) {
    this.#sandbox = sandbox;
  }

  card(number: string): Promise<string> {
    return tokenise(this.#sandbox, number);
  }

  async applePay(number: string): Promise<string> {
    return JSON.stringify(await this.#post('/apple-pay/v1/tokens', { number }));
  }

  async approve({ meta }: PaymentSession): Promise<string> {
    await this.#post(`/paypal/checkoutnow/${meta.orderId}`, { outcome: 'approve' });
    return String(meta.orderId);
  }

  async authorize({ meta }: PaymentSession): Promise<string> {
    const answer = await this.#post('/klarna/widget/authorize', {
      client_token: meta.clientToken,
      outcome: 'accepted',
    });
    return String(answer.authorization_token);
  }

  /** Confirms the bank's challenge at the address in the pending order. */
  async confirm(challengeUrl: string): Promise<string> {
    const answer = await this.#post(new URL(challengeUrl).pathname, { outcome: 'confirmed' });
    return String(answer.threeDS2Result);
  }

  /** Returns the minor units that a provider has captured and refunded for a payment. */
  async booksOf(method: string, reference: string): Promise<{ readonly captured: number; readonly refunded: number }> {
    if (method === 'PAYPAL') return this.#paypalBooks(reference);
    if (method === 'KLARNA') {
      const { captured_amount, refunded_amount } = await this.#get(
        `/klarna/ordermanagement/v1/orders/${reference}`,
        `Basic ${btoa('klarna_sandbox:klarna_secret')}`,
      );
      return { captured: Number(captured_amount), refunded: Number(refunded_amount) };
    }
    const { captured, refunded } = await this.#get(`/card/v1/authorizations/${reference}`, 'Bearer sk_sandbox');
    return { captured: Number(captured), refunded: Number(refunded) };
  }

  /** Returns the status of an authorization at the card provider, by its key. */
  async cardStatus(key: string): Promise<string | undefined> {
    const path = `/card/v1/authorizations?idempotencyKey=${encodeURIComponent(key)}`;
    const { authorizations } = await this.#get(path, 'Bearer sk_sandbox');
    return (authorizations as { readonly status: string }[])[0]?.status;
  }

  async #paypalBooks(id: string): Promise<{ readonly captured: number; readonly refunded: number }> {
    const token = await fetch(`${this.#sandbox}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('paypal_sandbox:paypal_secret')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token } = (await token.json()) as { readonly access_token: string };
    const order = await this.#get(`/paypal/v2/checkout/orders/${id}`, `Bearer ${access_token}`);
    const [unit] = order.purchase_units as {
      payments?: { captures: Part[]; refunds?: Part[] };
    }[];
    const sum = (parts: readonly Part[] = []): number =>
      parts.reduce((total, { amount }) => total + Math.round(Number(amount.value) * 100), 0);
    return { captured: sum(unit?.payments?.captures), refunded: sum(unit?.payments?.refunds) };
  }

  async #post(path: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.#sandbox}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  async #get(path: string, authorization: string): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.#sandbox}${path}`, { headers: { authorization } });
    return (await response.json()) as Record<string, unknown>;
  }
}
