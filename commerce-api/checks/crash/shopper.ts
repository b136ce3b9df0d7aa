import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import { cartWithItem, getCart, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { addPaymentInstrument, getPaymentSession } from 'shared-contracts/calls/payment';
import { Client, type Outcome } from '../client.ts';
import { portland } from '../portland.ts';
import type { ServiceProcess } from '../spawn-service.ts';
import type { Wallet } from './wallet.ts';

export const methods = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const;
export type Method = (typeof methods)[number];

/** The payment fields of an order, as the page sends them. */
interface PayingWith {
  readonly code: Method;
  readonly additionalData: Record<string, string>;
}

export interface Goods {
  readonly productId: string;
  readonly upc: string;
}

/** A shopper whose page outlives the instances; it repeats unanswered calls under the same key. */
export class Shopper {
  #client: Client;
  #token = '';

  constructor(at: ServiceProcess) {
    this.#client = new Client([at.url]);
  }

  moveTo(next: ServiceProcess): void {
    this.#client.close();
    this.#client = new Client([next.url]);
  }

  close(): void {
    this.#client.close();
  }

  send<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    key: string = crypto.randomUUID(),
  ): Promise<Outcome<CallResponse<C>>> {
    return this.#client.send(0, call, input, { token: this.#token, key });
  }

  /** @throws when the call is refused */
  async ok<C extends AnyCall>(call: C, input: CallInput<C>, key?: string): Promise<CallResponse<C>> {
    const { status, body, error } = await this.send(call, input, key);
    if (body === undefined) throw new Error(`${call.name} answered ${status}: ${JSON.stringify(error)}`);
    return body;
  }

  /** Fills a cart with goods and addresses, partially paid by a gift card. */
  async fillCart(goods: Goods, giftCard: { readonly number: string; readonly pin: string }) {
    this.#token = await this.#client.startGuest(0);
    const { id: basketId } = await this.ok(cartWithItem, { body: { items: [goods] } });
    await this.ok(setShippingAddress, { params: { basketId }, body: { addresses: [portland] } });
    await this.ok(setBillingAddress, { params: { basketId }, body: { address: portland } });
    await this.ok(addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: giftCard.number, c_gcPin: giftCard.pin },
    });
    const { totals } = await this.ok(getCart, { params: { basketId } });
    return { basketId, total: totals.total };
  }

  /** Returns what the page sends to pay, after the wallet's approval. */
  async payWith(wallet: Wallet, method: Method, basketId: string, card: string): Promise<PayingWith> {
    const session = (paymentMethod: 'paypal' | 'klarna') =>
      this.ok(getPaymentSession, { query: { paymentMethod, basketId } });
    if (method === 'CREDIT_CARD') return { code: method, additionalData: { token: await wallet.card(card) } };
    if (method === 'DW_APPLE_PAY')
      return { code: method, additionalData: { paymentToken: await wallet.applePay(card) } };
    if (method === 'PAYPAL')
      return { code: method, additionalData: { orderId: await wallet.approve(await session('paypal')) } };
    return { code: method, additionalData: { authorizationToken: await wallet.authorize(await session('klarna')) } };
  }

  place(cart: { readonly basketId: string; readonly total: number }, paymentMethod: PayingWith, key: string) {
    return this.send(placeOrder, { body: { cartId: cart.basketId, expectedTotal: cart.total, paymentMethod } }, key);
  }
}
