import { sql } from 'kysely';
import { getToken } from 'shared-contracts/calls/auth';
import { getCart } from 'shared-contracts/calls/cart';
import { getPurchase } from 'shared-contracts/calls/checkout';
import { addAddress, getConsumer } from 'shared-contracts/calls/consumer';
import { purchaseHistory } from 'shared-contracts/calls/orders';
import { getPaymentMethods } from 'shared-contracts/calls/payment';
import { beginServing, createCustomer, endServing, findCustomer, getServed } from 'shared-contracts/calls/serving';
import { getSharedCart, shareCart, stopSharingCarts } from 'shared-contracts/calls/shared-cart';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepForGood } from '../checks/keep-order.ts';
import { creditPoints } from '../src/order/earnings.ts';
import { engines } from './databases.ts';
import { agentLoginAs, newConsumer, type SignedIn, signUpForm } from './people.ts';
import { cards, openShop, type Sellable, type Shop, seattle } from './shop.ts';

const store = { storeId: 'US01', storeEmployeeId: 'E101' };

describe.each(engines)('serving customers on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  let till: SignedIn;
  let customer: SignedIn;
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now });
    [goods] = (await shop.sellable(1, 20)) as [Sellable];
    await shop.setUnits(goods.upc, 500);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    now = new Date();
    till = await agentLoginAs(shop, 'emil@demo.example', store);
    const digits = String(Math.floor(Math.random() * 9_000_000) + 1_000_000);
    customer = await newConsumer(shop, {
      phone: `206${digits}`,
      loyaltyTerms: true,
      subscriptions: { loyaltyConsent: true },
    });
  });

  type Search = { readonly by: 'email' | 'phone' | 'memberId' | 'orderNumber'; readonly value: string };
  const find = async (who: SignedIn, search: Search) => (await who.ok(findCustomer, { body: search })).customer;
  const byEmail = async (who: SignedIn, email = customer.email) =>
    (await find(who, { by: 'email', value: email }))!.reference;
  const begin = (
    who: SignedIn,
    body: { reference: string; isAgreed?: boolean; sharesAddresses?: boolean; cartId?: string },
  ) => who.call(beginServing, { body: { isAgreed: true, ...body } });
  /** The session as a page reads it again. */
  const session = async (who: SignedIn) => {
    const answer = await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization: who.authorization });
    return answer.json() as SignedIn['token'];
  };

  test('a customer is found by email, phone, member number, and order, and by no part of them [STO-02]', async () => {
    await customer.ok(addAddress, { body: { address: { ...seattle, approachType: 'S' } } });
    const profile = await customer.ok(getConsumer, {});
    const { body: order } = await shop.place(customer, await shop.readyCart(customer, [goods]), cards.approve);
    const phone = profile.consumerDetails.phone!;
    const searches: Search[] = [
      { by: 'email', value: ` ${customer.email.toUpperCase()} ` },
      { by: 'phone', value: phone },
      { by: 'phone', value: phone.slice(2) },
      { by: 'memberId', value: profile.memberId!.toLowerCase() },
      { by: 'memberId', value: profile.memberId!.replace('-', '') },
      { by: 'orderNumber', value: order!.orderNumber },
    ];
    for (const search of searches) {
      const found = await find(till, search);
      expect(found, search.by).toMatchObject({
        name: 'Mara Lindqvist',
        city: seattle.city,
        email: 'm•••@example.org',
        phone: `•••${phone.slice(-2)}`,
        isMember: true,
      });
      for (const secret of [customer.email, phone, customer.id, seattle.addressLine1, '1990'])
        expect(JSON.stringify(found)).not.toContain(secret);
    }
    for (const { by, value } of searches)
      expect(await find(till, { by, value: value.trim().slice(0, -2) })).toBeUndefined();
    expect(await find(till, { by: 'email', value: 'mara%@example.org' })).toBeUndefined();
    // Nobody sells at the prices of employees.
    expect(await find(till, { by: 'email', value: 'emil@demo.example' })).toBeUndefined();
  });

  test('an account is opened with what the customer agreed to, and a link to set a password [STO-02]', async () => {
    const { firstName, lastName, email, postalCode, birthDate } = signUpForm();
    const form = { firstName, lastName, email, postalCode, ...(birthDate ? { birthDate } : {}) };
    const consents = { terms: true, newsletter: true };
    const key = crypto.randomUUID();
    const create = (change: object = {}) =>
      till.call(createCustomer, { body: { ...form, consents, ...change } }, { key });
    expect((await till.call(createCustomer, { body: { ...form, consents: { terms: false } } })).error).toMatchObject({
      errorId: 'API422',
      field: 'isTermsConfirmed',
    });
    const made = (await create()).body!.customer;
    expect(made).toMatchObject({ name: `${firstName} ${lastName}`, email: 'm•••@example.org', isMember: false });
    expect((await create()).body!.customer).toEqual({ ...made, reference: expect.any(String) });
    const refusal = async (change: object) =>
      (await till.call(createCustomer, { body: { ...form, email: signUpForm().email, consents, ...change } })).error;
    expect(await refusal({ email: 'mara@' })).toMatchObject({ errorId: 'AUT453', field: 'email' });
    expect(await refusal({ birthDate: undefined })).toMatchObject({ errorId: 'PRO411', field: 'birthDate' });
    expect(await refusal({ birthDate: '2020-01-01' })).toMatchObject({ errorId: 'PRO410', field: 'birthDate' });
    expect((await till.call(createCustomer, { body: { ...form, consents } })).error?.errorId).toBe('AUT439');
    const { rows } = await sql<{ purpose: string; employee: string; source: object }>`
      select c.purpose, c.store_employee_id as employee, a.source from store_consent c join account a on a.subject_id = c.customer_id
      where a.email = ${email} and c.store_id = 'US01' and c.agreed_at is not null order by purpose`.execute(shop.db);
    expect(rows).toMatchObject([
      { purpose: 'account', employee: 'E101', source: { store: 'US01', acquisitionType: 'Store' } },
      { purpose: 'newsletter', employee: 'E101' },
    ]);
    const links = await sql`select from outbox where kind = 'link-request' and payload->>'email' = ${email}`.execute(
      shop.db,
    );
    expect(links.rows).toHaveLength(1);
    expect((await begin(till, { reference: made.reference })).status).toBe(200);
  });

  test('the order is the customer’s, carries storeId and storeEmployeeId, and earns the customer’s points [STO-02]', async () => {
    const points = async () =>
      (await customer.ok(getConsumer, { query: { includeLoyaltySummary: 'true' } })).loyaltySummary?.points.balance ??
      0;
    const before = await points();
    await begin(till, { reference: await byEmail(till) });
    const cart = await shop.readyCart(till, [{ ...goods, storeId: '' }]);
    const ofCustomer = await shop.readyCart(customer, [goods]);
    // The prices are those of the customer, not of the employee at the till.
    expect(cart.totals.total).toBe(ofCustomer.totals.total);
    const { methods } = await till.ok(getPaymentMethods, { params: { basketId: cart.basketId } }).then((answer) => ({
      methods: JSON.stringify(answer),
    }));
    expect(methods).not.toContain('PAYPAL');
    const { body: order } = await shop.place(till, cart, cards.approve);
    expect(order?.inStoreSalesInfo).toEqual(store);
    const { rows } = await sql`
      select subject_id, store_id, store_employee_id from orders where order_number = ${order!.orderNumber}`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ subject_id: customer.id, store_id: 'US01', store_employee_id: 'E101' }]);
    const history = await customer.ok(purchaseHistory, { body: {} });
    expect(history.orders.map(({ orderNumber }) => orderNumber)).toContain(order!.orderNumber);
    expect((await customer.ok(getPurchase, { params: { orderId: order!.orderNumber } })).inStoreSalesInfo).toEqual(
      store,
    );
    const paid = order!.items[0]!.priceAfterOrderDiscount;
    expect(paid).toBeGreaterThan(100);
    await keepForGood(shop.db, order!.orderNumber);
    await creditPoints(shop.db, new Date());
    expect(await points()).toBe(before + Math.floor(paid / 100));
    // The associate has it while the customer is served.
    expect((await till.call(getPurchase, { params: { orderId: order!.orderNumber } })).status).toBe(200);
    await till.ok(endServing, { body: {} });
    expect((await till.call(getPurchase, { params: { orderId: order!.orderNumber } })).error?.errorId).toBe('ORD409');
  });

  test('the mails of an order go to the customer’s account, whatever an associate types [STO-02]', async () => {
    await begin(till, { reference: await byEmail(till) });
    const { body: order } = await shop.place(till, await shop.readyCart(till, [goods]), cards.approve);
    expect(seattle.email).not.toBe(customer.email);
    expect(order!.email).toBe(customer.email);
  });

  test('a cart is not taken along from one customer to the next, and links can be taken back later [STO-02]', async () => {
    await begin(till, { reference: await byEmail(till) });
    const cartId = await shop.cartWith(till, [goods]);
    const { token } = await till.ok(shareCart, { params: { basketId: cartId }, body: {} });
    const other = await newConsumer(shop);
    const reference = await byEmail(till, other.email);
    expect((await begin(till, { reference, cartId })).error?.errorId).toBe('BSK404');
    expect((await till.call(getCart, { params: { basketId: cartId } })).status).toBe(200);
    expect((await begin(till, { reference })).status).toBe(200);
    expect((await till.call(getCart, { params: { basketId: cartId } })).error?.errorId).toBe('BSK404');
    expect((await shop.anyone(getSharedCart, { params: { token } })).status).toBe(200);
    expect(await till.ok(stopSharingCarts, { body: {} })).toEqual({ ended: 1 });
  });

  test('without a customer the order is the till’s own, with store and employee [STO-02]', async () => {
    const { body: order } = await shop.place(till, await shop.readyCart(till, [goods]), cards.approve);
    const { rows } = await sql`
      select subject_id, store_id, store_employee_id from orders where order_number = ${order!.orderNumber}`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ subject_id: till.id, store_id: 'US01', store_employee_id: 'E101' }]);
  });

  test('the address book is offered only as far as the customer agreed [STO-02]', async () => {
    await shop.place(customer, await shop.readyCart(customer, [goods]), cards.approve);
    await customer.ok(addAddress, { body: { address: { ...seattle, approachType: 'S' } } });
    expect((await till.call(getServed, {})).error?.errorId).toBe('PRO404');
    const reference = await byEmail(till);
    expect((await begin(till, { reference, isAgreed: false })).error).toMatchObject({ field: 'isAgreed' });
    await begin(till, { reference });
    expect(await till.ok(getServed, {})).toMatchObject({ email: customer.email, firstName: 'Mara', address: [] });
    await begin(till, { reference: await byEmail(till), sharesAddresses: true });
    expect((await till.ok(getServed, {})).address).toMatchObject([{ addressLine1: seattle.addressLine1 }]);
    const { rows } = await sql<{ purpose: string }>`
      select purpose from store_consent where customer_id = ${customer.id} order by agreed_at, purpose`.execute(
      shop.db,
    );
    expect(rows.map(({ purpose }) => purpose).sort()).toEqual(['addresses', 'serving', 'serving']);
    // The account itself stays closed.
    expect((await till.call(getConsumer, {})).error?.errorId).toBe('AUT404');
    expect((await till.ok(purchaseHistory, { body: {} })).total).toBe(0);
  });

  test('the session has another shopper with each customer, and nothing of one is in reach of the next [STO-02]', async () => {
    await begin(till, { reference: await byEmail(till), sharesAddresses: true });
    const first = await session(till);
    expect(first.store?.customer).toEqual({ name: 'Mara Lindqvist', isMember: true, sharesAddresses: true });
    expect(first.consumerNo).not.toBe(till.id);
    expect(first.consumerNo).not.toBe(customer.id);
    const basketId = await shop.cartWith(till, [goods]);
    // The customer's own cart at home is another one.
    expect((await customer.call(getCart, { params: { basketId } })).error?.errorId).toBe('BSK404');
    await till.ok(endServing, { body: {} });
    const after = await session(till);
    expect(after.store?.customer).toBeUndefined();
    expect(after.basketId).toBeUndefined();
    expect(after.consumerNo).not.toBe(first.consumerNo);
    expect((await till.call(getCart, { params: { basketId } })).error?.errorId).toBe('BSK404');
    expect((await till.call(getServed, {})).error?.errorId).toBe('PRO404');
    // A customer without an account is let go of in the same way.
    const unknowns = await shop.cartWith(till, [goods]);
    await till.ok(endServing, { body: {} });
    const next = await session(till);
    expect(next.basketId).toBeUndefined();
    expect(next.consumerNo).not.toBe(after.consumerNo);
    expect((await till.call(getCart, { params: { basketId: unknowns } })).error?.errorId).toBe('BSK404');
  });

  test('the till’s cart goes along when it is wanted, and only the till’s [STO-02]', async () => {
    const basketId = await shop.cartWith(till, [goods]);
    const other = await agentLoginAs(shop, 'emil@demo.example', { ...store, storeEmployeeId: 'E102' });
    const foreign = await shop.cartWith(other, [goods]);
    const reference = await byEmail(till);
    expect((await begin(till, { reference, cartId: foreign })).error?.errorId).toBe('BSK404');
    expect((await session(till)).store?.customer).toBeUndefined();
    expect((await begin(till, { reference, cartId: basketId })).status).toBe(200);
    expect((await till.ok(getCart, { params: { basketId } })).items).toHaveLength(1);
    await begin(till, { reference: await byEmail(till) });
    expect((await till.call(getCart, { params: { basketId } })).error?.errorId).toBe('BSK404');
  });

  test('a reference works in its session, for ten minutes, and for associates alone [STO-02]', async () => {
    const reference = await byEmail(till);
    const other = await agentLoginAs(shop, 'emil@demo.example', { ...store, storeEmployeeId: 'E102' });
    expect((await begin(other, { reference })).error?.errorId).toBe('PRO404');
    expect((await begin(till, { reference: customer.id.slice(0, 22) })).error?.errorId).toBe('PRO404');
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await begin(till, { reference })).error?.errorId).toBe('PRO404');
    for (const who of [customer, await agentLoginAs(shop, 'emil@demo.example')]) {
      const search = { body: { by: 'email' as const, value: customer.email } };
      expect((await who.call(findCustomer, search)).error?.errorId).toBe('AUT404');
      expect((await begin(who, { reference })).error?.errorId).toBe('AUT404');
      expect((await who.call(getServed, {})).error?.errorId).toBe('AUT404');
    }
  });

  test('whom an associate finds and serves is written down, without what was typed [STO-02]', async () => {
    await begin(till, { reference: await byEmail(till) });
    const { rows } = await sql<{ call: string; target: unknown; employee: string; account: string }>`
      select call, target, store_employee_id as employee, employee_account_id as account from associate_action
      where target::text like ${`%${customer.id}%`} order by done_at, call`.execute(shop.db);
    expect(rows.map(({ call, employee }) => [call, employee]).sort()).toEqual([
      ['serving.begun', 'E101'],
      ['serving.found', 'E101'],
    ]);
    const account = (await agentLoginAs(shop, 'emil@demo.example')).id;
    expect(rows.map((row) => row.account)).toEqual([account, account]);
    const served = await sql`
      select s.employee_account_id = ${account} and c.employee_account_id = ${account} as known
      from serving s join store_consent c on c.customer_id = s.customer_id where s.customer_id = ${customer.id}`.execute(
      shop.db,
    );
    expect(served.rows).toEqual([{ known: true }]);
    const typed = await sql`select from associate_action where target::text like ${`%${customer.email}%`}`.execute(
      shop.db,
    );
    expect(typed.rows).toEqual([]);
  });
});

test.each(engines)(
  'an employee looks up a limited number of customers, at whatever till and with whatever number, on %s [STO-02]',
  async (engine) => {
    const shop = await openShop(engine, { rateLimits: true });
    try {
      const search = (who: SignedIn) => who.call(findCustomer, { body: { by: 'email', value: 'nobody@example.org' } });
      const till = await agentLoginAs(shop, 'emil@demo.example', store);
      for (let look = 0; look < 30; look += 1) expect((await search(till)).status).toBe(200);
      expect((await search(till)).error?.errorId).toBe('API429');
      expect((await search(await agentLoginAs(shop, 'emil@demo.example', store))).error?.errorId).toBe('API429');
      // Store and employee number are chosen at the sign-in; the account stays the same.
      const another = await agentLoginAs(shop, 'emil@demo.example', { ...store, storeEmployeeId: 'E102' });
      expect((await search(another)).error?.errorId).toBe('API429');
      // An address that is in use tells as much as a look-up.
      const { firstName, lastName, email, postalCode, birthDate } = signUpForm();
      const body = { firstName, lastName, email, postalCode, birthDate: birthDate!, consents: { terms: true } };
      expect((await till.call(createCustomer, { body })).error?.errorId).toBe('API429');
    } finally {
      await shop.close();
    }
  },
);
