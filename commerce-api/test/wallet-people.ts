import type { Cart } from 'shared-contracts/calls/cart-entities';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { getPaymentSession } from 'shared-contracts/calls/payment';
import { inject } from 'vitest';
import type { Shopper } from './shop.ts';

/** Performs the browser's part at the sandbox: approvals, widgets and sheets. */
async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${inject('sandboxUrl')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

export const approvePayPal = (
  orderId: string,
  outcome: 'approve' | 'approve-declining' = 'approve',
  more: object = {},
) => post(`/paypal/checkoutnow/${orderId}`, { outcome, ...more });

export const authorizeKlarna = async (clientToken: string, outcome: 'accepted' | 'rejected' | 'pending' = 'accepted') =>
  String((await post('/klarna/widget/authorize', { client_token: clientToken, outcome })).authorization_token);

/** Returns a wallet's payment token for a test card, as JSON. */
export const applePayToken = async (number: string) => JSON.stringify(await post('/apple-pay/v1/tokens', { number }));

type Wallet = 'PAYPAL' | 'KLARNA' | 'DW_APPLE_PAY';
const names = { PAYPAL: 'paypal', KLARNA: 'klarna', DW_APPLE_PAY: 'DW_APPLE_PAY' } as const;

export const beginPayment = (shopper: Shopper, wallet: Wallet, basketId: string, more: object = {}) =>
  shopper.call(getPaymentSession, { query: { paymentMethod: names[wallet], basketId, ...more } });

export type WalletOutcome = 'approve' | 'decline';

/** Completes a wallet payment and returns what the page sends with the order. */
export async function payBy(shopper: Shopper, wallet: Wallet, basketId: string, outcome: WalletOutcome = 'approve') {
  if (wallet === 'DW_APPLE_PAY') {
    const paymentToken = await applePayToken(outcome === 'approve' ? '4111111111111111' : '4000002000000008');
    return { code: wallet, additionalData: { paymentToken } };
  }
  const { body } = await beginPayment(shopper, wallet, basketId);
  if (!body) throw new Error(`${wallet} was not begun`);
  if (wallet === 'PAYPAL') {
    const orderId = String(body.meta.orderId);
    await approvePayPal(orderId, outcome === 'approve' ? 'approve' : 'approve-declining');
    return { code: wallet, additionalData: { orderId } };
  }
  const token = await authorizeKlarna(String(body.meta.clientToken), outcome === 'approve' ? 'accepted' : 'rejected');
  return { code: wallet, additionalData: { authorizationToken: token } };
}

type PaymentMethod = Awaited<ReturnType<typeof payBy>> | { readonly code: string; readonly additionalData?: object };

export const placeBy = (
  shopper: Shopper,
  cart: Pick<Cart, 'basketId' | 'totals'>,
  paymentMethod: PaymentMethod,
  key: string = crypto.randomUUID(),
) =>
  shopper.call(
    placeOrder,
    { body: { cartId: cart.basketId, expectedTotal: cart.totals.total, paymentMethod: paymentMethod as never } },
    { key },
  );

async function books(path: string, authorization: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${inject('sandboxUrl')}${path}`, { headers: { authorization } });
  return (await response.json()) as Record<string, unknown>;
}

interface PayPalBooks {
  readonly status: string | undefined;
  readonly captured: number;
  readonly refunded: string | undefined;
}

/** Returns PayPal's records of an order. */
export async function paypalBooks(orderId: string): Promise<PayPalBooks> {
  const sandbox = inject('sandboxUrl');
  const token = await fetch(`${sandbox}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa('paypal_sandbox:paypal_secret')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const order = (await books(`/paypal/v2/checkout/orders/${orderId}`, `Bearer ${access_token}`)) as {
    purchase_units: [
      {
        payments?: {
          authorizations: { status: string }[];
          captures: { status: string; amount: { value: string } }[];
        };
      },
    ];
  };
  const payments = order.purchase_units[0].payments;
  const capture = payments?.captures[0];
  return {
    status: payments?.authorizations[0]?.status,
    captured: capture ? Math.round(Number(capture.amount.value) * 100) : 0,
    refunded: capture?.status,
  };
}

/** Returns Klarna's records of an order. */
export const klarnaBooks = (orderId: string) =>
  books(`/klarna/ordermanagement/v1/orders/${orderId}`, `Basic ${btoa('klarna_sandbox:klarna_secret')}`);
