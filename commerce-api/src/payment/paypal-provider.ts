import { toDecimalString } from 'shared-contracts/money';
import * as v from 'valibot';
import { PayPalToken } from './paypal-token.ts';
import {
  type AuthorizeRequest,
  type PaymentPart,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnsureError,
} from './provider.ts';
import { ProviderAnswerError, ProviderHttp } from './provider-http.ts';

const money = v.object({ currency_code: v.string(), value: v.string() });
const part = v.object({ id: v.string(), status: v.string() });
const address = v.object({
  address_line_1: v.optional(v.string()),
  address_line_2: v.optional(v.string()),
  admin_area_1: v.optional(v.string()),
  admin_area_2: v.optional(v.string()),
  postal_code: v.optional(v.string()),
  country_code: v.string(),
});
const unit = v.object({
  amount: money,
  invoice_id: v.optional(v.string()),
  shipping: v.optional(
    v.object({ name: v.optional(v.object({ full_name: v.string() })), address: v.optional(address) }),
  ),
  payments: v.optional(
    v.object({ authorizations: v.optional(v.array(part), []), captures: v.optional(v.array(part), []) }),
  ),
});
const order = v.object({
  id: v.string(),
  status: v.string(),
  payer: v.optional(
    v.object({
      email_address: v.optional(v.string()),
      phone: v.optional(v.object({ phone_number: v.object({ national_number: v.string() }) })),
    }),
  ),
  purchase_units: v.pipe(v.array(unit), v.minLength(1)),
});
type PayPalOrder = v.InferOutput<typeof order>;
const failure = v.object({ details: v.optional(v.array(v.object({ issue: v.string() })), []) });

export interface PayPalOptions {
  /** REST API, without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  /** Timeout in milliseconds. */
  readonly timeout: number;
}

/** A delivery method that the buyer can choose at PayPal. */
export interface PayPalShippingOption {
  readonly id: string;
  readonly label: string;
  /** Minor units. */
  readonly amount: number;
  readonly selected: boolean;
}

export interface PayPalOrderRequest {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Whether the buyer chooses an address at PayPal. */
  readonly asksAddress: boolean;
  readonly options: readonly PayPalShippingOption[];
}

/** The buyer's details, returned to the page once the buyer has approved the order. */
export interface PayPalBuyer {
  readonly email?: string;
  readonly name?: string;
  /** In national form. */
  readonly phone?: string;
  readonly address?: v.InferOutput<typeof address>;
}

/** Headers that PayPal's webhook verification needs. */
const signedBy = [
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
] as const;

const amountOf = (amount: number, currency: string) => ({ currency_code: currency, value: toDecimalString(amount) });
const optionsOf = ({ options, currency }: Pick<PayPalOrderRequest, 'options' | 'currency'>) =>
  options.map(({ amount, ...rest }) => ({ ...rest, type: 'SHIPPING', amount: amountOf(amount, currency) }));
const partsOf = ({ purchase_units: [first] }: PayPalOrder) => ({
  invoiceId: first?.invoice_id,
  authorization: first?.payments?.authorizations[0],
  capture: first?.payments?.captures[0],
});
const path = (field: string): string => `/purchase_units/@reference_id=='default'/${field}`;

function issueOf(error: unknown): string | undefined {
  if (!(error instanceof ProviderAnswerError)) return undefined;
  const parsed = v.safeParse(failure, error.body);
  return parsed.success ? parsed.output.details[0]?.issue : undefined;
}

const base = { brand: '', lastFour: '', captured: 0 } as const;
const approved = (id: string): ProviderPayment => ({ ...base, reference: id, status: 'approved' });
const declined = (id: string): ProviderPayment => ({ ...base, reference: id, status: 'declined', reason: 'declined' });

/**
 * Returns the outcome of an existing authorization for the shop's order; an authorization for another order does not
 * count.
 */
function outcomeOf(found: PayPalOrder, reference: string): ProviderPayment | undefined {
  const { authorization, invoiceId } = partsOf(found);
  if (!authorization) return undefined;
  const holds = invoiceId === reference && authorization.status !== 'VOIDED' && authorization.status !== 'DENIED';
  return holds ? approved(found.id) : declined(found.id);
}

/**
 * PayPal's Orders API, version 2. The order is created when the shopper presses the button, approved in PayPal's
 * window, and authorized when the shop's order is placed. Its id is the payment reference throughout. The shop's order
 * number is sent as `invoice_id`, so that two attempts that share an approval can be told apart.
 */
export class PayPalProvider implements PaymentProvider {
  readonly #http: ProviderHttp;

  constructor({ url, clientId, secret, timeout }: PayPalOptions) {
    const token = new PayPalToken({ url, clientId, secret, timeout });
    this.#http = new ProviderHttp({
      url: `${url}/`,
      authorization: async () => ({ authorization: `Bearer ${await token.read()}` }),
      renew: () => token.forget(),
      timeout,
    });
  }

  /**
   * Creates an order for the shopper to approve.
   * @returns its id
   */
  async createOrder(request: PayPalOrderRequest): Promise<string> {
    const { amount, currency, asksAddress, options } = request;
    const shipping = options.length > 0 ? { shipping: { options: optionsOf({ options, currency }) } } : {};
    const context = { shipping_preference: asksAddress ? 'GET_FROM_FILE' : 'NO_SHIPPING', user_action: 'CONTINUE' };
    const body = {
      intent: 'AUTHORIZE',
      purchase_units: [{ reference_id: 'default', amount: amountOf(amount, currency), ...shipping }],
      payment_source: { paypal: { experience_context: context } },
    };
    return v.parse(v.object({ id: v.string() }), await this.#http.post('v2/checkout/orders', body)).id;
  }

  /**
   * Updates an order that is not approved yet to match the cart; an approved order keeps the terms the buyer accepted.
   * @returns the buyer, once they have approved
   */
  async followCart(id: string, request: Omit<PayPalOrderRequest, 'asksAddress'>): Promise<PayPalBuyer | undefined> {
    const found = await this.#read(id);
    if (found.status === 'APPROVED' || found.status === 'COMPLETED') return buyerOf(found);
    const { amount, currency, options } = request;
    await this.#patch(id, [
      { op: 'replace', path: path('amount'), value: amountOf(amount, currency) },
      ...(options.length > 0
        ? [{ op: 'add', path: path('shipping/options'), value: optionsOf({ options, currency }) }]
        : []),
    ]);
    return undefined;
  }

  async authorize(key: string, request: AuthorizeRequest): Promise<ProviderPayment> {
    const found = await this.#read(request.token);
    const present = outcomeOf(found, request.reference);
    if (present) return present;
    if (found.status !== 'APPROVED') return declined(found.id);
    try {
      await this.#claim(found, request);
      const answer = await this.#http.post(
        `v2/checkout/orders/${found.id}/authorize`,
        {},
        { 'paypal-request-id': key },
      );
      return outcomeOf(v.parse(order, answer), request.reference) ?? declined(found.id);
    } catch (error) {
      if (error instanceof ProviderUnsureError || issueOf(error) === 'ORDER_ALREADY_AUTHORIZED')
        return this.#afterLostAnswer(request, error);
      if (issueOf(error)) return declined(found.id);
      throw error;
    }
  }

  async complete(): Promise<ProviderPayment> {
    throw new ProviderRefusedError('PayPal has no challenge of its own');
  }

  async capture(key: string, { reference, amount, currency }: PaymentPart): Promise<void> {
    const { authorization } = partsOf(await this.#read(reference));
    if (!authorization) throw new ProviderRefusedError('The order was never authorized');
    const body = { amount: amountOf(amount, currency), final_capture: true };
    const url = `v2/payments/authorizations/${authorization.id}/capture`;
    const { status } = v.parse(part, await this.#http.post(url, body, { 'paypal-request-id': key }));
    if (status === 'DECLINED' || status === 'FAILED') throw new ProviderRefusedError(`The capture is ${status}`);
  }

  async refund(key: string, { reference, amount, currency }: PaymentPart): Promise<void> {
    const { capture } = partsOf(await this.#read(reference));
    if (!capture) throw new ProviderRefusedError('The order was never captured');
    const body = { amount: amountOf(amount, currency) };
    await this.#http.post(`v2/payments/captures/${capture.id}/refund`, body, { 'paypal-request-id': key });
  }

  async abandon(authorizeKey: string, { token, reference }: AuthorizeRequest): Promise<'undone' | 'unseen'> {
    const { authorization, invoiceId } = partsOf(await this.#read(token));
    if (!authorization) return 'unseen';
    if (invoiceId !== reference || authorization.status === 'VOIDED') return 'undone';
    const url = `v2/payments/authorizations/${authorization.id}/void`;
    await this.#http.post(url, {}, { 'paypal-request-id': `${authorizeKey}:void` });
    return 'undone';
  }

  /**
   * Asks PayPal to verify a webhook's signature.
   * @throws {ProviderUnsureError} when PayPal does not answer
   */
  async hasSent(webhookId: string, headers: Readonly<Record<string, unknown>>, event: unknown): Promise<boolean> {
    const [algorithm, certificate, id, signature, time] = signedBy.map((name) => headers[name]);
    if (!algorithm || !certificate || !id || !signature || !time) return false;
    const answer = await this.#http.post('v1/notifications/verify-webhook-signature', {
      auth_algo: algorithm,
      cert_url: certificate,
      transmission_id: id,
      transmission_sig: signature,
      transmission_time: time,
      webhook_id: webhookId,
      webhook_event: event,
    });
    return v.parse(v.object({ verification_status: v.string() }), answer).verification_status === 'SUCCESS';
  }

  async #read(id: string): Promise<PayPalOrder> {
    return v.parse(order, await this.#http.get(`v2/checkout/orders/${encodeURIComponent(id)}`));
  }

  #patch(id: string, changes: readonly object[]): Promise<unknown> {
    return this.#http.send('PATCH', `v2/checkout/orders/${encodeURIComponent(id)}`, changes, {});
  }

  /** Assigns the approval to one order of the shop, at the current amount. */
  async #claim({ id, purchase_units: [first] }: PayPalOrder, request: AuthorizeRequest): Promise<void> {
    const { amount, currency, reference } = request;
    const value = amountOf(amount, currency);
    await this.#patch(id, [
      { op: 'add', path: path('invoice_id'), value: reference },
      ...(first?.amount.value === value.value ? [] : [{ op: 'replace', path: path('amount'), value }]),
    ]);
  }

  /** Reads the order at PayPal to see whether it was authorized, and for which order of the shop. */
  async #afterLostAnswer({ token, reference }: AuthorizeRequest, error: unknown): Promise<ProviderPayment> {
    const present = outcomeOf(await this.#read(token), reference);
    if (present) return present;
    throw error;
  }
}

function buyerOf({ payer, purchase_units: [first] }: PayPalOrder): PayPalBuyer {
  const phone = payer?.phone?.phone_number.national_number;
  return {
    ...(payer?.email_address ? { email: payer.email_address } : {}),
    ...(phone ? { phone } : {}),
    ...(first?.shipping?.name ? { name: first.shipping.name.full_name } : {}),
    ...(first?.shipping?.address ? { address: first.shipping.address } : {}),
  };
}
