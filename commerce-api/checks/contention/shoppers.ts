import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import { cartWithItem, removeItem, reserveWithItem, setShippingAddress } from 'shared-contracts/calls/cart';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { cancelOrder, returnLabel } from 'shared-contracts/calls/orders';
import { receiveReturn } from '../../src/after-sales/reversals.ts';
import type { Db } from '../../src/database/database.ts';
import { transact } from '../../src/database/transact.ts';
import { heldMinutes, releaseExpired } from '../../src/inventory/holds.ts';
import type { Client } from '../client.ts';
import type { Goods } from '../histories/world.ts';
import { portland } from '../portland.ts';

export interface Ground {
  readonly db: Db;
  readonly client: Client;
  /** Goods that everybody wants. */
  readonly goods: readonly Goods[];
  readonly cardToken: string;
  /** Minor units of an order of all goods. */
  readonly total: number;
}

interface Placed {
  readonly orderNumber: string;
  readonly token: string;
  readonly itemIds: readonly string[];
}

/** What happened while shoppers ordered, cancelled, returned, and held the same goods. */
export interface Tally {
  /** Milliseconds that each order took. */
  readonly orderTimes: number[];
  cancelled: number;
  returned: number;
  held: number;
  expired: number;
  readonly faults: string[];
}

const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);

/** After this many faults they stop. */
const maxFaults = 20;

/** Shoppers and jobs that want the same goods until they are stopped. */
export class Crowd {
  readonly tally: Tally = { orderTimes: [], cancelled: 0, returned: 0, held: 0, expired: 0, faults: [] };
  readonly #ground: Ground;
  readonly #placed: Placed[] = [];
  #isStopped = false;
  readonly #running: Promise<void>[] = [];

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  order(count: number): void {
    this.#run(count, (at) => this.#placeOne(at));
  }

  /** Cancels and returns what is ordered, holds goods and releases them, and lets holds expire. */
  disturb(): void {
    this.#run(3, (at) => this.#cancelOne(at));
    this.#run(2, (at) => this.#returnOne(at));
    this.#run(2, (at) => this.#holdOne(at));
    this.#run(2, () => this.#expireHolds());
  }

  get hasFailed(): boolean {
    return this.tally.faults.length >= maxFaults;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  #run(count: number, act: (at: number) => Promise<void>): void {
    const loop = async (at: number): Promise<void> => {
      while (!this.#isStopped && !this.hasFailed)
        await act(at).catch((error: unknown) => this.tally.faults.push(error instanceof Error ? error.message : ''));
    };
    this.#running.push(...Array.from({ length: count }, (_, at) => loop(at)));
  }

  async #ask<C extends AnyCall>(at: number, call: C, input: CallInput<C>, token: string): Promise<CallResponse<C>> {
    const { body, error, status } = await this.#ground.client.send(at, call, input, {
      token,
      key: crypto.randomUUID(),
    });
    if (body === undefined) throw new Error(`${call.name} answered ${error?.errorId ?? status}`);
    return body;
  }

  async #placeOne(at: number): Promise<void> {
    const { goods, cardToken, total } = this.#ground;
    const token = await this.#ground.client.startGuest(at);
    const cart = await this.#ask(at, cartWithItem, { body: { items: shuffled(goods) } }, token);
    const address = { params: { basketId: cart.id }, body: { addresses: [portland] } };
    await this.#ask(at, setShippingAddress, address, token);
    const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: cardToken } };
    const started = performance.now();
    const order = await this.#ask(
      at,
      placeOrder,
      { body: { cartId: cart.id, expectedTotal: total, paymentMethod } },
      token,
    );
    this.tally.orderTimes.push(performance.now() - started);
    this.#placed.push({ orderNumber: order.orderNumber, token, itemIds: order.items.map(({ id }) => id) });
  }

  async #cancelOne(at: number): Promise<void> {
    const placed = this.#placed.shift();
    if (!placed) return pause(5);
    await this.#ask(at, cancelOrder, { body: { orderNumber: placed.orderNumber } }, placed.token);
    this.tally.cancelled += 1;
  }

  /** Returns all goods of an order; its parcel arrives twice at the same moment. */
  async #returnOne(at: number): Promise<void> {
    const placed = this.#placed.shift();
    if (!placed) return pause(5);
    const { db } = this.#ground;
    const { orderNumber, token, itemIds } = placed;
    const delivered = JSON.stringify([{ status: 'delivered', at: new Date().toISOString() }]);
    await sql`
      update shipment set status = 'delivered', due_at = null, events = events || ${delivered}::jsonb
      where order_number = ${orderNumber}`.execute(db);
    const lines = itemIds.map((itemId) => ({ itemId, qty: 1, reason: 'changed-mind' as const }));
    const { returnId } = await this.#ask(at, returnLabel, { params: { orderId: orderNumber }, body: { lines } }, token);
    const receive = () => transact(db, (transaction) => receiveReturn(transaction, returnId));
    await Promise.all([receive(), receive()]);
    this.tally.returned += 1;
  }

  /** Holds all goods and gives some of them up again; the other holds expire. */
  async #holdOne(at: number): Promise<void> {
    const token = await this.#ground.client.startGuest(at);
    const items = shuffled(this.#ground.goods);
    const cart = await this.#ask(at, reserveWithItem, { body: { items } }, token);
    if (!cart.itemId) throw new Error('No line was held');
    const body = { cartId: cart.id, itemId: cart.itemId };
    await this.#ask(at, removeItem, { params: { basketId: cart.id }, body } as never, token);
    this.tally.held += 1;
  }

  async #expireHolds(): Promise<void> {
    this.tally.expired += await releaseExpired(this.#ground.db, new Date(Date.now() + (heldMinutes + 1) * 60_000));
    await pause(10);
  }
}
