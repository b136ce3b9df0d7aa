import { sql } from 'kysely';
import { applyCoupon, getCart, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { beginServing, createCustomer, endServing, findCustomer, getServed } from 'shared-contracts/calls/serving';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { agentLoginAs, newConsumer, type SignedIn, signInAs, signUpForm } from './people.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper, seattle, tokenise } from './shop.ts';

const store = { storeId: 'US01', storeEmployeeId: 'E101' };

describe.each(engines)('customers who are served in a store on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  let till: SignedIn;
  let customer: SignedIn;
  beforeAll(async () => {
    shop = await openShop(engine);
    [goods] = (await shop.sellable(1, 20)) as [Sellable];
    await shop.setUnits(goods.upc, 500);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    till = await agentLoginAs(shop, 'emil@demo.example', store);
    customer = await newConsumer(shop, { phone: `206${Math.floor(Math.random() * 9_000_000) + 1_000_000}` });
    await shop.db.deleteFrom('coupon_mark').execute();
  });

  const find = async ({ email }: SignedIn) =>
    (await till.ok(findCustomer, { body: { by: 'email', value: email } })).customer!.reference;
  const serve = async (who: SignedIn, more: { sharesAddresses?: boolean } = {}) =>
    till.ok(beginServing, { body: { reference: await find(who), isAgreed: true, ...more } });
  const mailsTo = async ({ email }: SignedIn, subject: string) =>
    (await caughtMails(shop, email)).filter((mail) => mail.subject === subject);
  const newPerson = () => {
    const { firstName, lastName, email, postalCode, birthDate = '1990-02-09' } = signUpForm();
    return { firstName, lastName, email, postalCode, birthDate };
  };

  test('get one mail each time, which says where, when, what is seen, and how to object [STO-02]', async () => {
    const subject = 'Your account was used in a store';
    const read = () => mailsTo(customer, subject);
    const refused = { reference: await find(customer), isAgreed: false };
    expect((await till.call(beginServing, { body: refused })).error).toMatchObject({
      errorId: 'API422',
      field: 'isAgreed',
    });
    await serve(customer);
    await expect.poll(async () => (await read()).length).toBe(1);
    const [first] = await read();
    expect(first!.text).toContain('Tarnfell Portland');
    expect(first!.text).toMatch(/day, \w+ \d+, 20\d\d at \d+:\d\d/);
    expect(first!.text).toContain('can see your name, your email address, and the end of your phone number');
    expect(first!.text).toContain('object at any time');
    expect(first!.text).not.toContain('address book');
    // Who is at the till, and with which session, is nobody’s business outside the store.
    for (const secret of ['E101', 'Noor', 'emil@', till.id, customer.id, 'http'])
      expect(first!.text).not.toContain(secret);
    await till.ok(endServing, { body: {} });
    await serve(customer, { sharesAddresses: true });
    await expect.poll(async () => (await read()).length).toBe(2);
    expect((await read()).filter(({ text }) => text.includes('can also see your address book'))).toHaveLength(1);
  });

  test.each([
    ['de-de', '10115', 'Ihr Konto wurde im Laden verwendet', /^Am \p{L}+, \d+\. \p{L}+ 20\d\d um .* widersprechen/msu],
    ['fr-ca', 'H2Y 1C6', 'Votre compte a été utilisé en magasin', / le \p{L}+ \d+ \p{L}+ 20\d\d à .* opposer/msu],
  ] as const)(
    'get the mail in the language of the account: %s [STO-02]',
    async (locale, postalCode, subject, words) => {
      const who = await newConsumer(shop, { postalCode }, locale);
      await serve(who);
      await expect.poll(async () => (await mailsTo(who, subject)).length).toBe(1);
      expect((await mailsTo(who, subject))[0]!.text).toMatch(words);
    },
  );

  test('show the till no phone number [STO-02]', async () => {
    await serve(customer);
    const served = await till.ok(getServed, {});
    expect(served).toEqual({ email: customer.email, firstName: 'Mara', lastName: 'Lindqvist', address: [] });
  });

  test('leave no name, contact, or reference in the stored answer of a new account [STO-02]', async () => {
    const person = newPerson();
    const key = crypto.randomUUID();
    const create = () => till.ok(createCustomer, { body: { ...person, consents: { terms: true } } }, { key });
    const { customer: made } = await create();
    const { rows } = await sql<{ answer: object }>`select answer from idempotency where key = ${key}`.execute(shop.db);
    expect(rows.map(({ answer }) => Object.keys(answer))).toEqual([['customerId']]);
    // A retry answers as before, with a reference that works.
    const { customer: again } = await create();
    expect(again).toEqual({ ...made, reference: expect.any(String) });
    expect((await till.call(beginServing, { body: { reference: again.reference, isAgreed: true } })).status).toBe(200);
  });

  test('leave nothing in the tables of stores once their account is deleted [STO-02]', async () => {
    const { customer: made } = await till.ok(createCustomer, { body: { ...newPerson(), consents: { terms: true } } });
    await till.ok(beginServing, { body: { reference: made.reference, isAgreed: true } });
    const { rows } = await sql<{ id: string }>`
      select customer_id as id from serving where store_id = 'US01' order by begun_at desc limit 1`.execute(shop.db);
    const id = rows[0]!.id;
    const left = async () => {
      const counts = await sql<{ n: number }>`
        select cast(count(*) as integer) as n from (
          select customer_id from found_customer union all select customer_id from serving union all select customer_id from store_consent
        ) kept where customer_id = ${id}`.execute(shop.db);
      return counts.rows[0]!.n;
    };
    expect(await left()).toBeGreaterThan(2);
    await sql`delete from subscription where subject_id = ${id}`.execute(shop.db);
    await sql`delete from account where subject_id = ${id}`.execute(shop.db);
    expect(await left()).toBe(0);
  });

  test('cannot be signed in as with any password, or be served by a guessed reference, before they set one [STO-02]', async () => {
    const person = newPerson();
    await till.ok(createCustomer, { body: { ...person, consents: { terms: true } } });
    for (const password of ['', '!', 'undefined', person.birthDate, 'Cairn-2026'])
      await expect(signInAs(shop, person.email, { password })).rejects.toThrow();
    const guess = { reference: 'A'.repeat(22), isAgreed: true };
    expect((await till.call(beginServing, { body: guess })).error?.errorId).toBe('PRO404');
  });

  describe('with a code for once a shopper', () => {
    const code = 'WELCOME10';
    let people = 0;
    /** Buys with the code, as somebody with an own mailbox, address, and card; answers why that was refused. */
    async function buy(shopper: Shopper, change: Partial<Address> = {}) {
      people += 1;
      const home = { ...seattle, email: `t${people}@example.org`, addressLine1: `${people} Till Street`, ...change };
      const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2 }]);
      const { error } = await shopper.call(applyCoupon, { body: { cartId: basketId, code } });
      if (error) return error.errorId;
      await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [home] } });
      await shopper.ok(setBillingAddress, { params: { basketId }, body: { address: home } });
      const cart = await shopper.ok(getCart, { params: { basketId } });
      expect(cart.couponItems).toMatchObject([{ applied: true }]);
      const token = await tokenise(cards.approve, `Person ${people}`);
      const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token } };
      const placed = await shopper.call(placeOrder, {
        body: { cartId: basketId, expectedTotal: cart.totals.total, paymentMethod },
      });
      return placed.error?.errorId;
    }

    test('a second customer at the same till may use it, with and without an account', async () => {
      expect(await buy(till)).toBeUndefined();
      expect(await buy(till)).toBeUndefined();
      await serve(customer);
      expect(await buy(till)).toBeUndefined();
    });

    test('it counts for the customer who is served, in the store and at home', async () => {
      await serve(customer);
      expect(await buy(till)).toBeUndefined();
      await till.ok(endServing, { body: {} });
      await serve(customer);
      expect(await buy(till)).toBe('PRM150');
      expect(await buy(customer)).toBe('PRM150');
      const other = await newConsumer(shop);
      expect(await buy(other)).toBeUndefined();
      await serve(other);
      expect(await buy(till)).toBe('PRM150');
    });

    test('a customer without an account is known by email at a till', async () => {
      expect(await buy(till, { email: 'same@example.org' })).toBeUndefined();
      expect(await buy(till, { email: 'same@example.org' })).toBe('PRM150');
    });
  });
});
