import { setTimeout as pause } from 'node:timers/promises';
import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import { getToken } from 'shared-contracts/calls/auth';
import { cartWithItem, setShippingAddress } from 'shared-contracts/calls/cart';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { getInventory, getProductDetails } from 'shared-contracts/calls/products';
import { Client } from '../client.ts';
import type { Goods } from '../histories/world.ts';
import { portland } from '../portland.ts';

/** What shoppers met while the database failed. */
export interface LoadRecord {
  /** Orders that shoppers saw confirmed. */
  readonly orders: string[];
  /** Answers that ask to try again, by error id. */
  readonly refusals: Map<string, number>;
  /** What must not happen: another error, or no answer at all. */
  readonly faults: string[];
  answers: number;
}

export interface LoadOptions {
  readonly instances: readonly string[];
  readonly goods: readonly Goods[];
  /** Exchanges a card for a token of the card provider. */
  readonly cardToken: string;
  /** Minor units of one unit of the goods with delivery. */
  readonly total: number;
}

const BUYERS = 4;
const VISITORS = 6;
const RETRY_PAUSE = 200;
/** Longer than the longest outage. */
const PATIENCE = 120_000;

/** Shoppers who browse and order until they are stopped; each repeats a call under its key until it is answered. */
export class Load {
  readonly record: LoadRecord = { orders: [], refusals: new Map(), faults: [], answers: 0 };
  readonly #options: LoadOptions;
  readonly #client: Client;
  #isStopped = false;
  readonly #shoppers: readonly Promise<void>[];

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#client = new Client(options.instances);
    this.#shoppers = [
      ...Array.from({ length: BUYERS }, (_, index) => this.#repeat(() => this.#buy(index))),
      ...Array.from({ length: VISITORS }, (_, index) => this.#repeat(() => this.#browse(index))),
    ];
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#shoppers);
    this.#client.close();
  }

  async #repeat(act: () => Promise<void>): Promise<void> {
    while (!this.#isStopped) {
      await act().catch((error: unknown) => this.#fault(error instanceof Error ? error.message : String(error)));
    }
  }

  #fault(what: string): void {
    this.record.faults.push(what);
    // One fault is enough to fail; a dead instance would repeat it endlessly.
    if (this.record.faults.length >= 5) this.#isStopped = true;
  }

  async #ask<C extends AnyCall>(at: number, call: C, input: CallInput<C>, token: string): Promise<CallResponse<C>> {
    return (await this.#answer(at, call, input, token)).body;
  }

  /** Calls until the answer is not "try again". */
  async #answer<C extends AnyCall>(at: number, call: C, input: CallInput<C>, token: string) {
    const key = crypto.randomUUID();
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; ) {
      const { body, error, status, token: opened } = await this.#client.send(at, call, input, { token, key });
      this.record.answers += 1;
      if (body !== undefined) return { body, opened };
      const errorId = error?.errorId ?? String(status);
      if (errorId !== 'GEN503' && errorId !== 'API429') throw new Error(`${call.name} answered ${errorId}`);
      this.record.refusals.set(errorId, (this.record.refusals.get(errorId) ?? 0) + 1);
      await pause(RETRY_PAUSE);
    }
    throw new Error(`${call.name} was not answered within ${PATIENCE / 1000} s`);
  }

  async #browse(at: number): Promise<void> {
    const goods = this.#options.goods[at % this.#options.goods.length];
    if (!goods) return;
    const params = { productId: goods.productId };
    await this.#ask(at, getProductDetails, { params }, '');
    await this.#ask(at, getInventory, { params }, '');
    await pause(5);
  }

  async #buy(at: number): Promise<void> {
    const { goods, cardToken, total } = this.#options;
    const item = goods[at % goods.length];
    if (!item) return;
    const { opened: token = '' } = await this.#answer(at, getToken, { body: { type: 'Guest' } }, '');
    const cart = await this.#ask(at, cartWithItem, { body: { items: [item] } }, token);
    const address = { params: { basketId: cart.id }, body: { addresses: [portland] } };
    await this.#ask(at, setShippingAddress, address, token);
    const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: cardToken } };
    const input = { body: { cartId: cart.id, expectedTotal: total, paymentMethod } };
    const { orderNumber } = await this.#ask(at, placeOrder, input, token);
    this.record.orders.push(orderNumber);
  }
}
