import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { sum } from '../../src/base/sum.ts';
import { creditPoints } from '../../src/order/earnings.ts';
import { type ModelOrder, pointsOf } from './model.ts';
import { insist, Violation } from './violation.ts';
import { type World, warehouse } from './world.ts';

interface PaymentRow {
  readonly method: string;
  readonly account: string | null;
  readonly amount: number;
  readonly refunded: number;
  readonly state: string;
  readonly reference: string;
  /** Total of executed refunds. */
  readonly done: number;
}

interface Placed {
  readonly orderNumber: string;
  readonly subjectId: string;
  readonly state: string;
  readonly payments: readonly PaymentRow[];
  /** Minor units of the order; null when there is none. */
  readonly total: number | null;
}

interface Authorization {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
}

const MAX_WAIT_MS = 60_000;

/** Waits until nothing is in progress, with retries due immediately. */
async function untilQuiet({ db, shoppers }: World): Promise<void> {
  const ids = shoppers.map(({ subjectId }) => subjectId);
  for (const deadline = Date.now() + MAX_WAIT_MS; ; ) {
    const { rows } = await sql<{ readonly orderNumber: string }>`
      select order_number as "orderNumber" from placement where subject_id = any(${ids}) and state not in ('done', 'failed')
      union all
      select r.order_number from placement p join refund r on r.order_number = p.order_number
      where p.subject_id = any(${ids}) and r.state = 'planned'`.execute(db);
    if (rows.length === 0) return;
    const numbers = rows.map(({ orderNumber }) => orderNumber);
    if (Date.now() > deadline) throw new Violation(`${numbers.join(', ')}: neither finished nor undone`);
    await sql`update placement set leased_until = now() where order_number = any(${numbers}) and leased_until > now() and state = 'committed'`.execute(
      db,
    );
    await sql`update refund set due_at = now() where order_number = any(${numbers}) and state = 'planned'`.execute(db);
    await pause(50);
  }
}

async function readPlaced({ db, shoppers }: World): Promise<Placed[]> {
  const ids = shoppers.map(({ subjectId }) => subjectId);
  const { rows } = await sql<Placed>`
    select p.order_number as "orderNumber", p.subject_id as "subjectId", p.state, cast(o.body->'totals'->>'total' as integer) as total,
      coalesce((select jsonb_agg(jsonb_build_object('method', y.method, 'account', y.account_id, 'amount', y.amount, 'refunded', y.refunded, 'state', y.state, 'reference', y.provider_reference,
        'done', (select coalesce(sum(r.amount), 0) from refund r where r.order_number = y.order_number and r.payment_id = y.payment_id and r.state = 'done')))
        from payment y where y.order_number = p.order_number), '[]') as payments
    from placement p left join orders o on o.order_number = p.order_number where p.subject_id = any(${ids})`.execute(
    db,
  );
  return rows;
}

/** Returns the card provider's records for an order number. */
export async function authorizationsOf(sandboxUrl: string, orderNumber: string): Promise<readonly Authorization[]> {
  const response = await fetch(`${sandboxUrl}/card/v1/authorizations?reference=${orderNumber}`, {
    headers: { authorization: 'Bearer sk_sandbox' },
    signal: AbortSignal.timeout(10_000),
  });
  return ((await response.json()) as { readonly authorizations: Authorization[] }).authorizations;
}

async function checkOrders(world: World, placed: readonly Placed[], known: readonly ModelOrder[]): Promise<void> {
  for (const { orderNumber, state, total, payments } of placed) {
    const order = known.find((one) => one.orderNumber === orderNumber);
    insist(
      (total !== null) === (state === 'done'),
      `${orderNumber} is ${state} and ${total === null ? 'does not exist' : 'exists'}`,
    );
    insist(total === null || order, `${orderNumber} exists, and no shopper saw it confirmed`);
    if (order) checkPayments(order, payments);
    const live = payments.filter((payment) => payment.account === null && payment.state === 'captured');
    checkProvider(orderNumber, await authorizationsOf(world.sandboxUrl, orderNumber), order ? live : []);
  }
  for (const { orderNumber } of known)
    insist(
      placed.some((one) => one.orderNumber === orderNumber && one.total !== null),
      `${orderNumber} is lost`,
    );
}

function checkPayments({ orderNumber, total, refunded }: ModelOrder, payments: readonly PaymentRow[]): void {
  const paid = sum(payments.map(({ amount }) => amount));
  insist(paid === total, `${orderNumber}: ${paid} were paid of ${total}`);
  insist(
    payments.every(({ state }) => state === 'captured'),
    `${orderNumber} has a payment that was not captured`,
  );
  const back = sum(payments.map((payment) => payment.refunded));
  insist(back === refunded, `${orderNumber}: ${back} were given back, not ${refunded}`);
  for (const { method, refunded: planned, done } of payments)
    insist(planned === done, `${orderNumber}: of ${planned} on ${method}, ${done} were carried out`);
}

function checkProvider(orderNumber: string, found: readonly Authorization[], payments: readonly PaymentRow[]): void {
  for (const { id, status, amount, captured, refunded } of found) {
    const payment = payments.find(({ reference }) => reference === id);
    if (payment) {
      insist(captured === payment.amount, `${orderNumber}: the provider captured ${captured} of ${amount}`);
      insist(
        refunded === payment.refunded,
        `${orderNumber}: the provider gave ${refunded} back, the shop ${payment.refunded}`,
      );
    } else {
      insist(captured === 0, `${orderNumber}: the provider captured ${captured} that the shop knows nothing of`);
      insist(status !== 'approved', `${orderNumber}: the provider still holds ${amount}`);
    }
  }
  for (const { reference } of payments)
    insist(
      found.some(({ id }) => id === reference),
      `${orderNumber}: the provider knows no ${reference}`,
    );
}

interface Shelf {
  readonly available: number;
  readonly held: number;
  readonly sold: number;
}

async function checkShelves({ db, goods, history, shoppers }: World): Promise<void> {
  const ids = shoppers.map(({ subjectId }) => subjectId);
  for (const [index, { upc }] of goods.entries()) {
    const { rows } = await sql<Shelf>`
      select st.available,
        (select cast(coalesce(sum(qty), 0) as integer) from stock_hold h where h.upc = st.upc and h.location_id = st.location_id) as held,
        (select cast(coalesce(sum(l.qty - l.cancelled_qty - l.returned_qty), 0) as integer) from placement p join order_line l on l.order_number = p.order_number
          where p.subject_id = any(${ids}) and l.upc = st.upc) as sold
      from stock st where st.upc = ${upc} and st.location_id = ${warehouse}`.execute(db);
    const [shelf] = rows;
    const units = history.units[index] ?? 0;
    insist(shelf && shelf.available >= 0, `Goods ${index}: fewer than none are left`);
    insist(shelf.sold <= units, `Goods ${index}: ${shelf.sold} sold of ${units}`);
    const together = shelf.available + shelf.held + shelf.sold;
    insist(
      together === units,
      `Goods ${index}: ${shelf.available} left, ${shelf.held} held and ${shelf.sold} sold of ${units}`,
    );
  }
}

interface Account {
  readonly balance: number;
  /** Sum of all entries. */
  readonly entries: number;
  /** Unsettled holds. */
  readonly open: number;
  /** Amount taken by orders minus the amount refunded. */
  readonly spent: number;
  /** Points earned by orders. */
  readonly earned: number;
}

async function checkAccount({ db }: World, accountId: string, opening: number, deserved = 0): Promise<void> {
  const { rows } = await sql<Account>`
    select a.balance,
      (select cast(coalesce(sum(amount), 0) as integer) from ledger_entry e where e.account_id = a.account_id) as entries,
      (select cast(count(*) as integer) from ledger_entry h where h.account_id = a.account_id and h.kind = 'hold'
        and not exists (select from ledger_entry e where e.account_id = h.account_id and e.settles = h.key)) as open,
      (select cast(coalesce(sum(p.amount - p.refunded), 0) as integer) from payment p
        where p.state = 'captured' and p.account_id = a.account_id
          and p.order_number in (select reference from ledger_entry e where e.account_id = a.account_id)) as spent,
      (select cast(coalesce(sum(amount), 0) as integer) from ledger_entry e
        where e.account_id = a.account_id and e.key like '%:earned') as earned
    from ledger_account a where a.account_id = ${accountId}`.execute(db);
  const [account] = rows;
  insist(account, `The account ${accountId} is gone`);
  const { balance, entries, open, spent, earned } = account;
  insist(balance >= 0, `An account holds ${balance}`);
  insist(balance === entries, `An account holds ${balance}, its entries come to ${entries}`);
  insist(open === 0, `An account has ${open} holds that nobody settled`);
  insist(earned === deserved, `${earned} points were earned, and ${deserved} by goods that were paid for and kept`);
  insist(
    balance === opening - spent + earned,
    `An account holds ${balance} after ${spent} of ${opening} were spent and ${earned} earned`,
  );
}

async function checkLedger(world: World, placed: readonly Placed[], orders: readonly ModelOrder[]): Promise<void> {
  const { giftCard, history, shoppers } = world;
  await checkAccount(world, giftCard.accountId, history.giftCard);
  for (const [index, { pointsAccount, subjectId }] of shoppers.entries()) {
    if (!pointsAccount) continue;
    const own = placed.filter((one) => one.subjectId === subjectId).map(({ orderNumber }) => orderNumber);
    const deserved = sum(orders.filter(({ orderNumber }) => own.includes(orderNumber)).map(pointsOf));
    await checkAccount(world, pointsAccount, history.shoppers[index]?.points ?? 0, deserved);
  }
}

async function checkCoupon({ db, coupon, history }: World): Promise<void> {
  const { rows } = await sql<{ readonly used: number; readonly uses: number; readonly shoppers: number }>`
    select used, (select cast(count(*) as integer) from coupon_use u where u.code = c.code) as uses,
      (select cast(count(distinct subject_id) as integer) from coupon_use u where u.code = c.code) as shoppers
    from coupon c where code = ${coupon}`.execute(db);
  const { used, uses, shoppers } = rows[0] ?? { used: -1, uses: 0, shoppers: 0 };
  insist(used === uses, `The coupon was counted ${used} times for ${uses} orders`);
  insist(uses === shoppers, `${shoppers} shoppers used the coupon ${uses} times`);
  insist(used <= (history.couponUses ?? Number.MAX_SAFE_INTEGER), `The coupon was used ${used} times`);
}

/**
 * Compares all books with what the shoppers saw: orders, payments at the shop and the provider, stock, gift card,
 * points, coupon.
 * @throws {Violation} for the first difference
 */
export async function audit(world: World, orders: readonly ModelOrder[]): Promise<void> {
  await untilQuiet(world);
  // Of orders that were kept before they were paid.
  await creditPoints(world.db, new Date());
  const placed = await readPlaced(world);
  await checkOrders(world, placed, orders);
  await checkShelves(world);
  await checkLedger(world, placed, orders);
  await checkCoupon(world);
}
