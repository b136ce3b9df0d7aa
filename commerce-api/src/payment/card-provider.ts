import * as v from 'valibot';
import {
  type AuthorizeRequest,
  type CardVault,
  type PaymentPart,
  type PaymentProvider,
  type ProviderPayment,
  ProviderUnsureError,
  type VaultedCard,
} from './provider.ts';
import { ProviderHttp } from './provider-http.ts';

const answer = v.object({
  id: v.string(),
  status: v.picklist(['approved', 'declined', 'challenge', 'voided']),
  reason: v.optional(
    v.picklist(['declined', 'insufficient_funds', 'suspected_fraud', 'expired_card', 'authentication_failed']),
  ),
  challengeUrl: v.optional(v.string()),
  brand: v.string(),
  lastFour: v.string(),
  fingerprint: v.optional(v.string()),
  captured: v.number(),
});
const storedCard = v.object({
  id: v.string(),
  fingerprint: v.string(),
  brand: v.string(),
  lastFour: v.string(),
  expiry: v.string(),
  name: v.string(),
});

export interface CardProviderOptions {
  readonly url: string;
  readonly secretKey: string;
  /** Timeout in milliseconds. */
  readonly timeout: number;
}

function toPayment(value: unknown): ProviderPayment {
  const { id, reason, challengeUrl, fingerprint, ...rest } = v.parse(answer, value);
  return {
    reference: id,
    ...rest,
    ...(reason ? { reason } : {}),
    ...(challengeUrl ? { challengeUrl } : {}),
    ...(fingerprint ? { card: fingerprint } : {}),
  };
}

/** Returns the payment instrument: a form token, a saved card, or a wallet's token. */
function instrumentOf({ method, token, savedCard }: AuthorizeRequest): object {
  if (method === 'DW_APPLE_PAY') return { applePayToken: token };
  if (!savedCard) return { token };
  return token === '' ? { savedCard } : { savedCard, token };
}

/** The card provider over its HTTP interface; also accepts Apple Pay tokens. */
export class CardProvider implements PaymentProvider, CardVault {
  readonly #http: ProviderHttp;

  constructor({ url, secretKey, timeout }: CardProviderOptions) {
    const authorization = () => ({ authorization: `Bearer ${secretKey}` });
    this.#http = new ProviderHttp({ url: `${url}/card/v1/`, authorization, timeout });
  }

  authorize(key: string, request: AuthorizeRequest): Promise<ProviderPayment> {
    const { amount, currency, reference, deviceFingerprint } = request;
    const device = deviceFingerprint ? { deviceFingerprint } : {};
    return this.#certain(key, () =>
      this.#post('authorizations', key, { amount, currency, reference, ...device, ...instrumentOf(request) }),
    );
  }

  complete(key: string, reference: string, result: string): Promise<ProviderPayment> {
    return this.#post(`authorizations/${reference}/challenge`, key, { result });
  }

  async capture(key: string, { reference, amount }: PaymentPart): Promise<void> {
    await this.#post('captures', key, { authorizationId: reference, amount });
  }

  async refund(key: string, { reference, amount }: PaymentPart): Promise<void> {
    await this.#post('refunds', key, { authorizationId: reference, amount });
  }

  async abandon(authorizeKey: string): Promise<'undone' | 'unseen'> {
    const payment = await this.#find(authorizeKey);
    if (!payment) return 'unseen';
    if (payment.status === 'approved' || payment.status === 'challenge')
      await this.#post('voids', `${authorizeKey}:void`, { authorizationId: payment.reference });
    return 'undone';
  }

  async vaultCardByToken(
    key: string,
    request: { readonly token: string; readonly customer: string },
  ): Promise<VaultedCard> {
    const { id, name, ...rest } = v.parse(
      storedCard,
      await this.#http.post('cards', request, { 'idempotency-key': key }),
    );
    return { reference: id, holder: name, ...rest };
  }

  async #find(key: string): Promise<ProviderPayment | undefined> {
    const body = await this.#http.get(`authorizations?idempotencyKey=${encodeURIComponent(key)}`);
    const [first] = v.parse(v.object({ authorizations: v.array(v.unknown()) }), body).authorizations;
    return first === undefined ? undefined : toPayment(first);
  }

  /** Looks up a lost answer by its key, and repeats a request that never arrived. */
  async #certain(key: string, work: () => Promise<ProviderPayment>): Promise<ProviderPayment> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ProviderUnsureError)) throw error;
        const found = await this.#find(key);
        if (found) return found;
        if (attempt === 2) throw error;
      }
    }
  }

  async #post(path: string, key: string, body: object): Promise<ProviderPayment> {
    return toPayment(await this.#http.post(path, body, { 'idempotency-key': key }));
  }
}
