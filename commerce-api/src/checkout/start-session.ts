import type { ParsedCall } from 'shared-contracts/call';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { getPaymentSession, PaymentSession } from 'shared-contracts/calls/payment';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { ReadCart } from '../cart/cart-reader.ts';
import { costAfter } from '../cart/price-cart.ts';
import type { Db } from '../database/database.ts';
import { giftCardGoods } from '../payment/cart-payment.ts';
import type { KlarnaProvider } from '../payment/klarna-provider.ts';
import { isOffered } from '../payment/methods.ts';
import type { PayPalBuyer, PayPalProvider, PayPalShippingOption } from '../payment/paypal-provider.ts';
import { ProviderRefusedError, ProviderUnsureError } from '../payment/provider.ts';
import { findSession, insertSession } from '../payment/sessions.ts';
import type { ProviderMethod } from '../payment/tenders.ts';
import { isConfigured, type WalletSettings } from '../payment/wallet-settings.ts';
import { walletsFor } from '../payment/wallets.ts';
import { validateMerchant, validationUrlOf } from './apple-pay-merchant.ts';

export interface PaymentSessionDependencies {
  readonly db: Db;
  readonly paypal: PayPalProvider;
  readonly klarna: KlarnaProvider;
  readonly settings: WalletSettings;
  /** The shop's name as Apple Pay shows it. */
  readonly brand: string;
}

export interface SessionRequest {
  readonly method: ProviderMethod;
  readonly cartId: string;
  readonly read: ReadCart;
  readonly subject: Subject;
  readonly locale: Locale;
  readonly query: ParsedCall<typeof getPaymentSession>['query'];
}

const underscored = ({ tag }: Locale): string => tag.replace('-', '_');
const amountOf = ({ read }: SessionRequest): number => read.priced.totals.remainingToPay;

/** Returns the delivery methods that the buyer can choose at PayPal: those of the home delivery group. */
function optionsOf({ read, locale }: SessionRequest): PayPalShippingOption[] {
  const group = read.priced.groups.find(({ kind }) => kind === 'me');
  if (!group) return [];
  return group.methods
    .filter(({ code }) => code !== 'pudo')
    .map((method) => ({
      id: method.id,
      label: method.label[locale.language],
      amount: costAfter(read.priced.promotions, method),
      selected: method.id === group.chosen.id,
    }));
}

/** Converts a PayPal buyer to an address. Checkout asks for the fields that PayPal does not supply. */
function toAddress({ email, phone, name = '', address }: PayPalBuyer): Partial<Address> {
  const [firstName = '', ...rest] = name.split(' ');
  const fields = {
    firstName,
    lastName: rest.join(' '),
    email,
    phone,
    addressLine1: address?.address_line_1,
    addressLine2: address?.address_line_2,
    city: address?.admin_area_2,
    postalCode: address?.postal_code,
    stateCode: address?.admin_area_1,
    province: address?.admin_area_1,
    country: address?.country_code,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/** Creates an order at PayPal, or updates the one already created for this cart. */
async function payPal(dependencies: PaymentSessionDependencies, request: SessionRequest): Promise<PaymentSession> {
  const { db, paypal, settings } = dependencies;
  const { cartId, subject, locale, query } = request;
  const { currency } = locale;
  const amount = amountOf(request);
  const asksAddress = query.context === 'PAYPAL_EXPRESS';
  const wanted = { amount, currency, options: asksAddress ? optionsOf(request) : [] };
  const answer = (meta: Record<string, unknown>): PaymentSession => ({
    success: true,
    meta: { ...walletsFor(settings, subject, locale).paypal, ...meta },
    locale: underscored(locale),
    provider: 'paypal',
  });
  if (query.orderId) {
    const begun = await findSession(db, query.orderId);
    if (begun?.subject_id !== subject.id || begun.cart_id !== cartId)
      throw new CallError('PYT404', { field: 'orderId' });
    const buyer = await paypal.followCart(query.orderId, wanted);
    return answer({ orderId: query.orderId, amount, ...(buyer ? { approved: true, buyer: toAddress(buyer) } : {}) });
  }
  const orderId = await paypal.createOrder({ ...wanted, asksAddress });
  await insertSession(db, {
    cart_id: cartId,
    subject_id: subject.id,
    method: 'PAYPAL',
    provider_reference: orderId,
    amount,
    currency,
  });
  return answer({ orderId, amount });
}

async function klarna(
  { klarna: provider, settings }: PaymentSessionDependencies,
  request: SessionRequest,
): Promise<PaymentSession> {
  const { country, currency, tag } = request.locale;
  const amount = amountOf(request);
  const session = await provider.createSession({ amount, currency, country, locale: tag });
  const meta = {
    clientToken: session.client_token,
    sessionId: session.session_id,
    paymentMethodCategories: session.payment_method_categories,
    scriptUrl: settings.klarna.scriptUrl,
    amount,
  };
  return { success: true, meta, locale: tag, provider: 'klarna' };
}

async function applePay(
  { settings, brand }: PaymentSessionDependencies,
  request: SessionRequest,
): Promise<PaymentSession> {
  const { query, subject, locale } = request;
  const page = query.referer && URL.canParse(query.referer) ? new URL(query.referer) : undefined;
  if (!page) throw new CallError('PYT404', { field: 'referer' });
  const url = validationUrlOf(query.validationUrl, settings.applePay.validationUrl);
  const merchantSession = await validateMerchant(settings.applePay, {
    url,
    hostname: page.hostname,
    displayName: brand,
  });
  const { scriptUrl, ...wallet } = walletsFor(settings, subject, locale).applePay;
  return {
    success: true,
    meta: { ...wallet, merchantSession, amount: amountOf(request) },
    locale: underscored(locale),
    provider: 'applepay',
  };
}

const beginners: Partial<
  Record<ProviderMethod, (dependencies: PaymentSessionDependencies, request: SessionRequest) => Promise<PaymentSession>>
> = { PAYPAL: payPal, KLARNA: klarna, DW_APPLE_PAY: applePay };

/**
 * Starts a payment with a wallet or with pay-later.
 * @throws {CallError} PYT404 for a method that needs no session or is not offered, PAY400 when the provider does not
 * answer (the page may retry)
 */
export async function startSession(
  dependencies: PaymentSessionDependencies,
  request: SessionRequest,
): Promise<PaymentSession> {
  const { method, read, subject } = request;
  const begin = beginners[method];
  const giftCards = giftCardGoods(read.priced.lines);
  const remainingToPay = amountOf(request);
  const isPossible = isConfigured(method, dependencies.settings) && remainingToPay > 0;
  if (!begin || !isPossible || !isOffered(method, { kind: subject.kind, remainingToPay, giftCards }, read.market))
    throw new CallError('PYT404', { field: 'paymentMethod' });
  try {
    return await begin(dependencies, request);
  } catch (error) {
    if (error instanceof ProviderUnsureError || error instanceof ProviderRefusedError)
      throw new CallError('PAY400', { cause: error });
    throw error;
  }
}
