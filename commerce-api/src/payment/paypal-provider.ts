import { toDecimalString } from 'shared-contracts/money';
import * as v from 'valibot';
import { PayPalToken } from './paypal-token.ts';
import {
  type AuthoriseRequest,
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
  /** Of the REST API, without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly timeout: number;
}

/** A way of delivery that the buyer may pick at PayPal. */
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
  /** Whether the buyer picks an address at PayPal. */
  readonly asksAddress: boolean;
  readonly options: readonly PayPalShippingOption[];
}

/** What the shop's page learns of an order once its buyer has approved it. */
export interface PayPalBuyer {
  readonly email?: string;
  readonly name?: string;
  /** In national form. */
  readonly phone?: string;
  readonly address?: v.InferOutput<typeof address>;
}

/** Headers by which a webhook of PayPal is checked. */
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

/** What an authorization that is there means for the shop's order: one made for another order is none of ours. */
function outcomeOf(found: PayPalOrder, reference: string): ProviderPayment | undefined {
  const { authorization, invoiceId } = partsOf(found);
  if (!authorization) return undefined;
  const holds = invoiceId === reference && authorization.status !== 'VOIDED' && authorization.status !== 'DENIED';
  return holds ? approved(found.id) : declined(found.id);
}

/**
 * PayPal's Orders API, version 2. The order is made when the shopper presses the button, approved by them in PayPal's
 * window, and authorised when the shop's order is placed. Its id is the reference all the way; the number of the
 * shop's order goes along as `invoice_id`, so that of two tries with one approval each knows what is its own.
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

  /** Makes an order for the shopper to approve. @returns its id */
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
   * Lets an order that was not approved yet follow the cart; one that was stays as its buyer has agreed to it.
   * @returns who the buyer is, once they have approved
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

  async authorise(key: string, request: AuthoriseRequest): Promise<ProviderPayment> {
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
    if (!authorization) throw new ProviderRefusedError('The order was never authorised');
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

  async abandon(authoriseKey: string, { token, reference }: AuthoriseRequest): Promise<'undone' | 'unseen'> {
    const { authorization, invoiceId } = partsOf(await this.#read(token));
    if (!authorization) return 'unseen';
    if (invoiceId !== reference || authorization.status === 'VOIDED') return 'undone';
    const url = `v2/payments/authorizations/${authorization.id}/void`;
    await this.#http.post(url, {}, { 'paypal-request-id': `${authoriseKey}:void` });
    return 'undone';
  }

  /**
   * Whether PayPal itself has sent a webhook: it vouches for its signature.
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

  /** Takes the approval for one order of the shop, at what is to be paid now. */
  async #claim({ id, purchase_units: [first] }: PayPalOrder, request: AuthoriseRequest): Promise<void> {
    const { amount, currency, reference } = request;
    const value = amountOf(amount, currency);
    await this.#patch(id, [
      { op: 'add', path: path('invoice_id'), value: reference },
      ...(first?.amount.value === value.value ? [] : [{ op: 'replace', path: path('amount'), value }]),
    ]);
  }

  /** The order itself tells whether it was authorised, and for whom. */
  async #afterLostAnswer({ token, reference }: AuthoriseRequest, error: unknown): Promise<ProviderPayment> {
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
