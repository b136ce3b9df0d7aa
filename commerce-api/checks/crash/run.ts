import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Order, patchOrder } from 'shared-contracts/calls/checkout';
import { cancelOrder, returnLabel } from 'shared-contracts/calls/orders';
import { type Db, openDatabase } from '../../src/database/database.ts';
import { json } from '../../src/database/json.ts';
import { transact } from '../../src/database/transact.ts';
import { hashSecret, openValueCard } from '../../src/ledger/open-value-card.ts';
import { issuedCardSecret } from '../../src/ledger/value-cards.ts';
import type { Surroundings } from '../instances.ts';
import type { Bug } from '../plants.ts';
import { expected, type Outcome, readTruth, type Subject, type Truth } from './books.ts';
import { startMortal } from './process.ts';
import type { Scenario } from './scenarios.ts';
import { type Goods, Shopper } from './shopper.ts';
import { Wallet } from './wallet.ts';

const approves = '4111111111111111';
const wantsChallenge = '4000003000000006';
const UNITS = 50;
/** Balance of each shopper's gift card in minor units; less than the price of any cart. */
const GIFT_CARD = 1000;
/** Milliseconds until the books must be settled after the restart. */
const PATIENCE_MS = 30_000;

async function newGiftCard(db: Db) {
  const cardId = crypto.randomUUID();
  const secret = issuedCardSecret('crash', cardId);
  const hashed = await hashSecret(secret);
  await transact(db, (transaction) =>
    openValueCard(transaction, { id: cardId, kind: 'GIFT_CARD', unit: 'USD', opening: GIFT_CARD, ...hashed }),
  );
  return { cardId, ...secret };
}

/** Returns goods expensive enough for every method, with a number of units in stock. */
async function restock(db: Db): Promise<Goods> {
  const { rows } = await sql<Goods>`
    select v.product_id as "productId", v.upc from variant v join style s on s.style_id = v.style_id
    join product_price p on p.product_id = v.product_id and p.market = 'US'
    where s.product_type = 'apparel' and s.publish_at is null and p.current > 8000 order by v.upc limit 1`.execute(db);
  const [goods] = rows;
  if (!goods) throw new Error('There are no goods');
  await sql`update stock set available = ${UNITS} where upc = ${goods.upc} and location_id = 'W100'`.execute(db);
  return goods;
}

/** Expires the killed process's leases, to avoid waiting. */
const hurry = async (db: Db, cartId: string): Promise<void> => {
  await sql`update placement set leased_until = now() - interval '1 second' where cart_id = ${cartId} and state <> 'challenge'`.execute(
    db,
  );
  await sql`update refund set due_at = now() - interval '1 second' where order_number in (select order_number from orders where cart_id = ${cartId})`.execute(
    db,
  );
};

/** Marks the parcels as delivered, so that goods can be returned. */
async function deliver(db: Db, orderNumber: string): Promise<void> {
  const events = json([{ status: 'delivered', at: new Date().toISOString() }]);
  await sql`update shipment set status = 'delivered', events = ${events}, due_at = null where order_number = ${orderNumber}`.execute(
    db,
  );
}

const sendBack = (db: Db, orderNumber: string): Promise<unknown> =>
  sql`update order_reversal set created_at = now() - interval '5 days' where order_number = ${orderNumber}`.execute(db);

/** Repeats a call until an instance answers; the key makes it idempotent. */
type Repeated = () => Promise<{ readonly status: number }>;

interface Stage {
  /** The request in progress when the process died, to be repeated. */
  readonly again: Repeated;
  readonly outcome: Outcome;
  /** Minor units refunded to the shopper. */
  readonly givenBack: number;
  /** Final status of the repeated call. */
  readonly status: number;
}

interface Cart {
  readonly basketId: string;
  /** Minor units. */
  readonly total: number;
}

/** The actions of one shopper in a scenario, up to the call that kills the instance. */
class Play {
  readonly #db: Db;
  readonly #wallet: Wallet;
  readonly #shopper: Shopper;
  readonly #scenario: Scenario;
  readonly #cart: Cart;

  constructor(parts: {
    readonly db: Db;
    readonly wallet: Wallet;
    readonly shopper: Shopper;
    readonly scenario: Scenario;
    readonly cart: Cart;
  }) {
    this.#db = parts.db;
    this.#wallet = parts.wallet;
    this.#shopper = parts.shopper;
    this.#scenario = parts.scenario;
    this.#cart = parts.cart;
  }

  /** Prepares and makes the fatal call, which is never answered. */
  act(): Promise<Stage> {
    const { act } = this.#scenario;
    if (act === 'place') return this.#place();
    if (act === 'confirm-challenge' || act === 'fail-challenge') return this.#challenge(act === 'confirm-challenge');
    if (act === 'cancel') return this.#cancel();
    return this.#return(act === 'receive-return');
  }

  async #placed(card: string): Promise<{ readonly again: () => ReturnType<Shopper['place']> }> {
    const method = await this.#shopper.payWith(this.#wallet, this.#scenario.method, this.#cart.basketId, card);
    const key = crypto.randomUUID();
    return { again: () => this.#shopper.place(this.#cart, method, key) };
  }

  async #place(): Promise<Stage> {
    const { again } = await this.#placed(approves);
    await again().catch(() => undefined);
    return { again, outcome: 'ordered', givenBack: 0, status: 200 };
  }

  async #challenge(isConfirmed: boolean): Promise<Stage> {
    const { again: place } = await this.#placed(wantsChallenge);
    const pending = await place();
    const { orderNumber = '', flash = [] } = pending.body ?? {};
    const action = String(flash[0]?.details?.action);
    const threeDS2Result = isConfirmed ? await this.#wallet.confirm(action) : 'nonsense';
    const body = { paymentMethod: { code: 'CREDIT_CARD' as const, additionalData: { threeDS2Result } } };
    const key = crypto.randomUUID();
    const again = () => this.#shopper.send(patchOrder, { params: { orderNumber }, body }, key);
    await again().catch(() => undefined);
    const [outcome, status] = isConfirmed ? (['ordered', 200] as const) : (['nothing', 402] as const);
    return { again, outcome, givenBack: 0, status };
  }

  async #order(): Promise<Order> {
    const { again } = await this.#placed(approves);
    const { body, error } = await again();
    if (!body) throw new Error(`not placed: ${JSON.stringify(error)}`);
    return body;
  }

  async #cancel(): Promise<Stage> {
    const { orderNumber } = await this.#order();
    const key = crypto.randomUUID();
    const again = () => this.#shopper.send(cancelOrder, { body: { orderNumber } }, key);
    await again().catch(() => undefined);
    return { again, outcome: 'given-back', givenBack: this.#cart.total, status: 200 };
  }

  async #return(isReceived: boolean): Promise<Stage> {
    const { orderNumber, items } = await this.#order();
    await deliver(this.#db, orderNumber);
    const lines = items.map(({ id, qty }) => ({ itemId: id, qty, reason: 'changed-mind' as const }));
    const key = crypto.randomUUID();
    const again = () => this.#shopper.send(returnLabel, { params: { orderId: orderNumber }, body: { lines } }, key);
    await again().catch(() => undefined);
    if (!isReceived) return { again, outcome: 'ordered', givenBack: 0, status: 200 };
    // The worker of the doomed instance finds and refunds the parcel.
    await sendBack(this.#db, orderNumber);
    // Delivery is not refunded for goods that were delivered.
    const givenBack = items.reduce((sum, { priceAfterOrderDiscount }) => sum + priceAfterOrderDiscount, 0);
    return { again, outcome: 'given-back', givenBack, status: 200 };
  }
}

async function settled(read: () => Promise<Truth>, wanted: Truth, patience: number): Promise<Truth> {
  const until = Date.now() + patience;
  for (;;) {
    const truth = await read();
    if (isDeepStrictEqual(truth, wanted) || Date.now() > until) return truth;
    await pause(200);
  }
}

export interface Verdict {
  readonly holds: boolean;
  readonly why: string;
}

/** Plays a scenario: an instance dies at its checkpoint, another one takes over, and the books are checked. */
export async function playCrash(
  around: Surroundings,
  scenario: Scenario,
  { bug, patience = PATIENCE_MS }: { readonly bug?: Bug; readonly patience?: number } = {},
): Promise<Verdict> {
  const { db, close } = await openDatabase({ url: around.databaseUrl });
  const wallet = new Wallet(around.sandboxUrl);
  try {
    const goods = await restock(db);
    const giftCard = await newGiftCard(db);
    const doomed = await startMortal(around, scenario.deadly, bug);
    const shopper = new Shopper(doomed);
    const cart = await shopper.fillCart(goods, giftCard);
    const stage = await new Play({ db, wallet, shopper, scenario, cart }).act();
    const how = await Promise.race([doomed.died, pause(20_000).then(() => 'alive')]);
    if (how !== 'SIGKILL') {
      if (how === 'alive') await doomed.stop();
      return { holds: false, why: `the process was to be killed, but it ended by ${how}` };
    }
    await hurry(db, cart.basketId);
    const next = await startMortal(around, 'never', bug);
    shopper.moveTo(next);
    const answer = await stage.again();
    const subject: Subject = {
      cartId: cart.basketId,
      upc: goods.upc,
      units: UNITS,
      giftCardId: giftCard.cardId,
      giftCardWorth: GIFT_CARD,
    };
    const paid = { byGiftCard: GIFT_CARD, byProvider: cart.total - GIFT_CARD };
    const wanted = expected(stage.outcome, paid, stage.givenBack);
    const truth = await settled(() => readTruth(db, wallet, subject), wanted, patience);
    const repeated = await stage.again();
    await next.stop();
    shopper.close();
    if (answer.status !== stage.status || repeated.status !== stage.status)
      return { holds: false, why: `answered ${answer.status}, then ${repeated.status}, not ${stage.status}` };
    if (!isDeepStrictEqual(truth, wanted))
      return { holds: false, why: `there is ${JSON.stringify(truth)}, not ${JSON.stringify(wanted)}` };
    return { holds: true, why: '' };
  } finally {
    await close();
  }
}
