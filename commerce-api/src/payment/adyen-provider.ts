import * as v from 'valibot';
import { contentHash } from '../base/hash.ts';
import { toPayment, toStoredCard } from './adyen-answers.ts';
import {
  type AuthorizeRequest,
  type CardVault,
  type PaymentPart,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnsureError,
  type VaultedCard,
} from './provider.ts';
import { ProviderAnswerError, ProviderHttp } from './provider-http.ts';

export interface AdyenOptions {
  /** Checkout API with its version, without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Where a bank with its own page redirects the shopper afterwards. */
  readonly returnUrl: string;
  /** Timeout in milliseconds. */
  readonly timeout: number;
}

/** `state.data` of Adyen's card component. */
const componentData = v.object({
  paymentMethod: v.looseObject({ type: v.optional(v.string()) }),
  browserInfo: v.optional(v.record(v.string(), v.unknown())),
  origin: v.optional(v.string()),
});
const applePayToken = v.object({ paymentData: v.unknown() });
/** `state.data` after a challenge. */
const challengeDetails = v.object({ details: v.record(v.string(), v.unknown()), paymentData: v.optional(v.string()) });
const failure = v.object({ errorCode: v.optional(v.string(), '') });

/** The first request under this key is still in progress; a retry gets its answer. */
const IN_PROGRESS = '704';
/** Maximum length of an idempotency key. */
const LONGEST_KEY = 64;

const keyOf = (key: string): string => (key.length <= LONGEST_KEY ? key : contentHash(key));

/** @throws {ProviderRefusedError} for malformed input from the page */
function opened<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new ProviderRefusedError('The page brought something else', { cause });
  }
}

/** Parses a saved card's reference: Adyen needs both the shopper and the card id. */
function savedParts(reference: string): { readonly shopperReference: string; readonly storedPaymentMethodId: string } {
  const [shopperReference = '', storedPaymentMethodId = ''] = reference.split(':');
  return { shopperReference, storedPaymentMethodId };
}

/** Adyen's Checkout API for cards and Apple Pay; a production provider behind the same interface as the sandbox's. */
export class AdyenProvider implements PaymentProvider, CardVault {
  readonly #options: AdyenOptions;
  readonly #http: ProviderHttp;

  constructor(options: AdyenOptions) {
    this.#options = options;
    this.#http = new ProviderHttp({
      url: `${options.url}/`,
      authorization: () => ({ 'x-api-key': options.apiKey }),
      timeout: options.timeout,
    });
  }

  async authorize(key: string, request: AuthorizeRequest): Promise<ProviderPayment> {
    const body = {
      ...this.#base(request),
      ...instrumentOf(request),
      reference: request.reference,
      countryCode: request.country,
      shopperLocale: request.locale,
      ...(request.deviceFingerprint ? { deviceFingerprint: request.deviceFingerprint } : {}),
      shopperInteraction: request.savedCard && request.token === '' ? 'ContAuth' : 'Ecommerce',
      additionalData: { manualCapture: 'true' },
    };
    try {
      return toPayment(await this.#post('payments', key, body));
    } catch (error) {
      // A retry under the same key returns the first answer, or executes a request that never arrived.
      if (error instanceof ProviderUnsureError) return toPayment(await this.#post('payments', key, body));
      throw error;
    }
  }

  async complete(key: string, reference: string, result: string): Promise<ProviderPayment> {
    const { details, paymentData } = opened(challengeDetails, result);
    const answer = await this.#post('payments/details', key, { details, ...(paymentData ? { paymentData } : {}) });
    const payment = toPayment(answer);
    return payment.reference === '' ? { ...payment, reference } : payment;
  }

  async capture(key: string, part: PaymentPart): Promise<void> {
    await this.#modify('captures', key, part);
  }

  async refund(key: string, part: PaymentPart): Promise<void> {
    await this.#modify('refunds', key, part);
  }

  /**
   * Cancels by the shop's own reference, because the payment's may be unknown. Adyen accepts a cancellation even for a
   * payment that it has not received yet, so later attempts send it again, without a key.
   */
  async abandon(_authorizeKey: string, { reference }: AuthorizeRequest): Promise<'undone' | 'unseen'> {
    const { merchantAccount } = this.#options;
    await this.#http.post('cancels', {
      merchantAccount,
      paymentReference: reference,
      reference: `${reference}-cancel`,
    });
    return 'unseen';
  }

  async vaultCardByToken(
    key: string,
    { token, customer }: { readonly token: string; readonly customer: string },
  ): Promise<VaultedCard> {
    const { paymentMethod, ...page } = opened(componentData, token);
    const answer = await this.#post('payments', key, {
      ...this.#base({ amount: 0, currency: 'EUR' }),
      ...page,
      paymentMethod,
      reference: `card-${contentHash(key).slice(0, 20)}`,
      shopperReference: customer,
      shopperInteraction: 'Ecommerce',
      recurringProcessingModel: 'CardOnFile',
      storePaymentMethod: true,
    });
    const card = toStoredCard(answer);
    if (!card) throw new ProviderRefusedError('Adyen did not store the card');
    const { id, ...rest } = card;
    return { reference: `${customer}:${id}`, ...rest };
  }

  #base({ amount, currency }: { readonly amount: number; readonly currency: string }): object {
    const { merchantAccount, returnUrl } = this.#options;
    return {
      merchantAccount,
      amount: { value: amount, currency },
      channel: 'Web',
      returnUrl,
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    };
  }

  /** Both are accepted immediately and executed later; a webhook reports the rare failures. */
  #modify(what: 'captures' | 'refunds', key: string, { reference, amount, currency }: PaymentPart): Promise<unknown> {
    const { merchantAccount } = this.#options;
    const body = { merchantAccount, amount: { value: amount, currency }, reference: key };
    return this.#post(`payments/${encodeURIComponent(reference)}/${what}`, key, body);
  }

  async #post(path: string, key: string, body: object): Promise<unknown> {
    try {
      return await this.#http.post(path, body, { 'idempotency-key': keyOf(key) });
    } catch (error) {
      const said = error instanceof ProviderAnswerError ? v.safeParse(failure, error.body) : undefined;
      if (said?.success && said.output.errorCode === IN_PROGRESS)
        throw new ProviderUnsureError(`${path} is still being worked on`, { cause: error });
      throw error;
    }
  }
}

/** Returns the payment instrument in Adyen's format. */
function instrumentOf({ method, token, savedCard }: AuthorizeRequest): object {
  if (method === 'DW_APPLE_PAY') {
    const { paymentData } = opened(applePayToken, token);
    const applePay = Buffer.from(JSON.stringify(paymentData)).toString('base64');
    return { paymentMethod: { type: 'applepay', applePayToken: applePay } };
  }
  const { paymentMethod, ...page } = token === '' ? { paymentMethod: {} } : opened(componentData, token);
  if (!savedCard) return { ...page, paymentMethod };
  const { shopperReference, storedPaymentMethodId } = savedParts(savedCard);
  return {
    ...page,
    shopperReference,
    recurringProcessingModel: 'CardOnFile',
    paymentMethod: { ...paymentMethod, type: 'scheme', storedPaymentMethodId },
  };
}
