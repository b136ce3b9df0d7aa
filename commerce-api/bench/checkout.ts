import type pg from 'pg';
import { cartWithItem, getCart, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { addPaymentInstrument } from 'shared-contracts/calls/payment';
import { prepared } from '../src/database/prepared-statements.ts';
import { hashPin } from '../src/ledger/card-pin.ts';
import { cardNumberFrom, numberHash } from '../src/ledger/value-cards.ts';
import type { BenchShop, BenchShopper } from './bench-shop.ts';
import type { Goods } from './goods.ts';

/** A client's own gift card, so that neither a provider's time nor a shared balance affects the measurement. */
export interface Purse {
  readonly accountId: string;
  readonly number: string;
}

const PIN = '2468';
const PLENTY = 2_000_000_000;
const address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  phone: '5035550142',
  addressLine1: '12 Alder Street',
  city: 'Seattle',
  postalCode: '98101',
  stateCode: 'WA',
  country: 'US',
};

export async function openPurses(pool: pg.Pool, count: number): Promise<Purse[]> {
  const purses = Array.from({ length: count }, (_, index) => ({
    accountId: crypto.randomUUID(),
    number: cardNumberFrom(`99${String(Date.now()).slice(-6)}${String(index).padStart(3, '0')}`),
  }));
  const pin = await hashPin(PIN);
  for (const { accountId, number } of purses) {
    await pool.query(
      "insert into ledger_account (account_id, kind, unit, balance) values ($1, 'GIFT_CARD', 'USD', $2)",
      [accountId, PLENTY],
    );
    await pool.query(
      "insert into ledger_entry (account_id, key, kind, amount, reference) values ($1, 'opening', 'plain', $2, 'opening')",
      [accountId, PLENTY],
    );
    await pool.query('insert into value_card (card_id, number_hash, pin_hash, last_four) values ($1, $2, $3, $4)', [
      accountId,
      numberHash(number),
      pin,
      number.slice(-4),
    ]);
  }
  return purses;
}

/** Runs the page's calls from an empty cart to an order. */
export async function checkoutCalls(
  shop: BenchShop,
  shopper: BenchShopper | undefined,
  goods: Goods,
  purse: Purse | undefined,
): Promise<void> {
  const { id: basketId } = await shop.call(cartWithItem, { body: { items: [goods] } }, shopper);
  const params = { basketId };
  await shop.send(setShippingAddress, { params, body: { addresses: [address] } }, shopper);
  await shop.send(setBillingAddress, { params, body: { address } }, shopper);
  const card = { payment_method_id: 'GIFT_CARD' as const, c_gcCardNumber: purse?.number ?? '', c_gcPin: PIN };
  await shop.send(addPaymentInstrument, { params, body: card }, shopper);
  const { totals } = await shop.call(getCart, { params }, shopper);
  await shop.send(
    placeOrder,
    { body: { cartId: basketId, expectedTotal: totals.total, paymentMethod: { code: 'GIFT_CARD' } } },
    shopper,
  );
}

const claim = `insert into idempotency (subject_id, key, call, request_hash, answer) values ($1, $2, 'bench', 'bench', '{"id": "bench", "revision": 1, "flash": []}')`;

/** The same number of bytes as an order with its snapshot. */
const body = JSON.stringify({ ...address, filling: 'x'.repeat(4000) });

type Ask = <R extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<pg.QueryResult<R>>;

async function inTransaction(pool: pg.Pool, work: (ask: Ask) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work((text, values) => client.query(prepared(text, values)));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Writes and reads the same rows as the calls, in as few statements as practical. */
export async function checkoutByHand(
  pool: pg.Pool,
  shopper: BenchShopper | undefined,
  goods: Goods,
  purse: Purse | undefined,
): Promise<void> {
  const subjectId = shopper?.subjectId;
  const [cartId, orderNumber, placementId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const once = (ask: Ask) => ask(claim, [subjectId, crypto.randomUUID()]);
  await inTransaction(pool, async (ask) => {
    await once(ask);
    await ask('insert into cart (cart_id, subject_id) values ($1, $2)', [cartId, subjectId]);
    await ask(
      `insert into cart_line (cart_id, line_id, product_id, upc, qty, max_qty)
       select $1, $2, v.product_id, v.upc, 1, 999999 from variant v join product_price pp on pp.product_id = v.product_id and pp.market = 'US'
       join stock st on st.upc = v.upc and st.location_id = 'W100' and st.available > 0 where v.upc = $3`,
      [cartId, crypto.randomUUID(), goods.upc],
    );
  });
  for (const column of ['shipping_address', 'billing_address'])
    await inTransaction(pool, async (ask) => {
      await once(ask);
      await ask(
        `update cart set revision = revision + 1, updated_at = now(), ${column} = $1 where cart_id = $2 and subject_id = $3`,
        [address, cartId, subjectId],
      );
    });
  await inTransaction(pool, async (ask) => {
    await once(ask);
    await ask('update cart set revision = revision + 1, updated_at = now() where cart_id = $1', [cartId]);
    await ask(
      `insert into cart_tender (cart_id, tender_id, method, account_id)
       select $1, $2, 'GIFT_CARD', card_id from value_card join ledger_account on account_id = card_id where number_hash = $3`,
      [cartId, crypto.randomUUID(), numberHash(purse?.number ?? '')],
    );
  });
  await pool.query(prepared(readCartSql, [cartId]));
  await inTransaction(pool, async (ask) => {
    await ask("update cart set state = 'ordered', revision = revision + 1 where cart_id = $1", [cartId]);
    const { rows } = await ask<{ line_id: string; upc: string; current: number }>(readCartSql, [cartId]);
    const [line] = rows;
    await ask("update stock set available = available - 1 where upc = $1 and location_id = 'W100' and available > 0", [
      goods.upc,
    ]);
    await ask('update ledger_account set balance = balance - $1 where account_id = $2 and balance >= $1', [
      line?.current,
      purse?.accountId,
    ]);
    for (const kind of ['hold', 'capture'])
      await ask(
        'insert into ledger_entry (account_id, key, kind, amount, settles, reference) values ($1, $2, $3, $4, $5, $6)',
        [
          purse?.accountId,
          `${placementId}:${kind}`,
          kind,
          kind === 'hold' ? -(line?.current ?? 0) : 0,
          kind === 'hold' ? null : `${placementId}:hold`,
          orderNumber,
        ],
      );
    await ask(
      "insert into placement (placement_id, subject_id, cart_id, key, request_hash, order_number, state, snapshot, leased_until) values ($1, $2, $3, $4, 'bench', $4, 'done', $5, now())",
      [placementId, subjectId, cartId, orderNumber, body],
    );
    await ask(
      "insert into payment (payment_id, placement_id, order_number, method, amount, currency, state, provider_reference, details, account_id) values ($1, $2, $3, 'GIFT_CARD', $4, 'USD', 'captured', 'ledger', '{}', $5)",
      [crypto.randomUUID(), placementId, orderNumber, line?.current, purse?.accountId],
    );
    await ask(
      "insert into orders (order_number, cart_id, subject_id, locale, email, status, body) values ($1, $2, $3, 'en-us', 'bench@example.org', 'placed', $4)",
      [orderNumber, cartId, subjectId, body],
    );
    await ask(
      "insert into order_line (order_number, line_id, upc, location_id, qty, row_total) values ($1, $2, $3, 'W100', 1, $4)",
      [orderNumber, line?.line_id, line?.upc, line?.current],
    );
    await ask(
      "insert into shipment (order_number, shipment_id, code, status) values ($1, 'me', 'standard', 'PLACED')",
      [orderNumber],
    );
    await ask("insert into outbox (outbox_id, kind, payload, sent_at) values ($1, 'bench', '{}', now())", [
      crypto.randomUUID(),
    ]);
  });
}

const readCartSql = `
  select l.line_id, l.upc, l.qty, pp.current, pp.original, t.name, st.available, c.revision from cart c
  join cart_line l on l.cart_id = c.cart_id join variant v on v.upc = l.upc join style_text t on t.style_id = v.style_id and t.language = 'en'
  join product_price pp on pp.product_id = v.product_id and pp.market = 'US' join stock st on st.upc = l.upc and st.location_id = 'W100' where c.cart_id = $1`;
