import { sql } from 'kysely';
import { applyCoupon, getCart, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { patchOrder, placeOrder } from 'shared-contracts/calls/checkout';
import { cancelOrder } from 'shared-contracts/calls/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { couponRefusalByCard } from '../src/checkout/coupon-claims.ts';
import { transact } from '../src/database/transact.ts';
import { findById } from '../src/order/placements.ts';
import { challengeResult } from './challenge-result.ts';
import { engines } from './databases.ts';
import { newConsumer } from './people.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper, seattle, tokenise } from './shop.ts';

describe.each(engines)('a code for once a shopper on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    [goods] = (await shop.sellable()) as [Sellable];
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.setUnits(goods.upc, 60);
    await shop.db.deleteFrom('coupon_mark').execute();
  });

  const code = 'WELCOME10';
  let people = 0;
  /** A person with an own mailbox, address, and card. */
  const person = () => {
    people += 1;
    const home: Address = { ...seattle, email: `p${people}@example.org`, addressLine1: `${people} Alder Street` };
    return { home, name: `Person ${people}` };
  };
  type Person = ReturnType<typeof person>;

  /** Fills a cart with the code, which is accepted before the address is known. */
  const cartOf = async ({ home }: Person, shopper: Shopper) => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2 }]);
    await shopper.ok(applyCoupon, { body: { cartId: basketId, code } });
    await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [home] } });
    await shopper.ok(setBillingAddress, { params: { basketId }, body: { address: home } });
    return shopper.ok(getCart, { params: { basketId } });
  };
  const pay = async (
    { name }: Person,
    shopper: Shopper,
    { basketId, totals }: Awaited<ReturnType<typeof cartOf>>,
    card: string = cards.approve,
  ) => {
    const token = await tokenise(card, name);
    const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token } };
    return shopper.call(placeOrder, { body: { cartId: basketId, expectedTotal: totals.total, paymentMethod } });
  };
  const order = async (who: Person, shopper: Shopper) => {
    const cart = await cartOf(who, shopper);
    const [coupon] = cart.couponItems;
    const { error } = await pay(who, shopper, cart);
    return { applied: coupon?.applied, message: coupon?.message, errorId: error?.errorId, text: error?.message };
  };

  test.each<[string, (first: Person, second: Person) => Person]>([
    ['the same email', ({ home: { email } }, second) => ({ ...second, home: { ...second.home, email } })],
    [
      'another spelling of the mailbox',
      ({ home }, second) => ({
        ...second,
        home: { ...second.home, email: home.email!.toUpperCase().replace('@', '+2@') },
      }),
    ],
    [
      'the same delivery address',
      ({ home: { addressLine1 } }, second) => ({
        ...second,
        home: { ...second.home, addressLine1: addressLine1.toUpperCase() },
      }),
    ],
  ])('is refused to a second guest with %s who places an order, and says which code', async (_, again) => {
    const first = person();
    expect(await order(first, await shop.guest())).toMatchObject({ applied: true, errorId: undefined });
    const second = await order(again(first, person()), await shop.guest());
    expect(second).toMatchObject({
      errorId: 'PRM150',
      text: 'The promo code WELCOME10 has already been used with this email or delivery address. Remove it to place your order.',
    });
    expect(await order(person(), await shop.guest())).toMatchObject({ applied: true, errorId: undefined });
  });

  test('does not reveal whether an email or address has ordered', async () => {
    const first = person();
    await order(first, await shop.guest());
    const answerTo = async ({ home }: Person) => {
      const guest = await shop.guest();
      const basketId = await shop.cartWith(guest, [{ ...goods, qty: 2 }]);
      await guest.ok(setShippingAddress, { params: { basketId }, body: { addresses: [home] } });
      await guest.ok(setBillingAddress, { params: { basketId }, body: { address: home } });
      const { status, error } = await guest.call(applyCoupon, { body: { cartId: basketId, code } });
      const { couponItems, totals } = await guest.ok(getCart, { params: { basketId } });
      return { status, error, couponItems, totals };
    };
    const ofBuyer = await answerTo(first);
    expect(ofBuyer).toMatchObject({ status: 200, couponItems: [{ applied: true }] });
    expect(ofBuyer).toEqual(await answerTo(person()));
  });

  test('is refused to a guest who has ordered with it, beside the code', async () => {
    const [who, guest] = [person(), await shop.guest()];
    await order(who, guest);
    const basketId = await shop.cartWith(guest, [{ ...goods, qty: 2 }]);
    expect((await guest.call(applyCoupon, { body: { cartId: basketId, code } })).error?.errorId).toBe('PRM150');
  });

  test('may be used again after its order was cancelled as a whole', async () => {
    const [who, guest] = [person(), await shop.guest()];
    const cart = await cartOf(who, guest);
    const { body: placed } = await pay(who, guest, cart);
    const { orderNumber, items } = placed!;
    const [item] = items;
    await guest.ok(cancelOrder, { body: { orderNumber, lines: [{ itemId: item!.id, qty: 1 }] } });
    expect(await order(who, await shop.guest())).toMatchObject({ errorId: 'PRM150' });
    await guest.ok(cancelOrder, { body: { orderNumber } });
    expect(await order(who, guest)).toMatchObject({ applied: true, errorId: undefined });
  });

  test('is refused to a guest whose email has an account that used it', async () => {
    const consumer = await newConsumer(shop);
    expect(await order(person(), consumer)).toMatchObject({ applied: true, errorId: undefined });
    const guest = person();
    const again = { ...guest, home: { ...guest.home, email: consumer.email } };
    expect(await order(again, await shop.guest())).toMatchObject({ errorId: 'PRM150' });
  });

  test('is refused with the same card, which is not charged, and leaves the cart open', async () => {
    const first = person();
    await order(first, await shop.guest());
    const second = { ...person(), name: first.name };
    const guest = await shop.guest();
    const cart = await cartOf(second, guest);
    const units = await shop.unitsOf(goods.upc);
    const { error } = await pay(second, guest, cart);
    expect(error).toMatchObject({
      errorId: 'PRM150',
      message: 'The promo code WELCOME10 has already been used with this card. Remove the code or pay another way.',
    });
    await expect.poll(() => shop.unitsOf(goods.upc)).toBe(units);
    expect((await pay(person(), guest, cart)).error).toBeUndefined();
  });

  test('is marked for a card only while its order is being placed', async () => {
    const [who, shopper] = [person(), await shop.guest()];
    await pay(who, shopper, await cartOf(who, shopper), cards.challenge);
    const { rows } = await sql<{ id: string }>`
      select placement_id as id from placement where subject_id = ${shopper.id}`.execute(shop.db);
    const marksAfter = async (state: string) => {
      await sql`update placement set state = ${state} where placement_id = ${rows[0]!.id}`.execute(shop.db);
      const placement = await findById(shop.db, rows[0]!.id);
      await shop.db.deleteFrom('coupon_mark').execute();
      await transact(shop.db, (transaction) => couponRefusalByCard(transaction, placement!, 'a card'));
      return (await shop.db.selectFrom('coupon_mark').select('code').execute()).length;
    };
    expect(await marksAfter('reserved')).toBe(1);
    expect(await marksAfter('undoing')).toBe(0);
  });

  test('is refused after the challenge of a card that used it', async () => {
    const first = person();
    const challenged = async (who: Person) => {
      const guest = await shop.guest();
      const { body: pending } = await pay(who, guest, await cartOf(who, guest), cards.challenge);
      const additionalData = { threeDS2Result: await challengeResult(pending!, 'confirmed') };
      return guest.call(patchOrder, {
        params: { orderNumber: pending!.orderNumber },
        body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
      });
    };
    expect((await challenged(first)).error).toBeUndefined();
    expect((await challenged({ ...person(), name: first.name })).error?.errorId).toBe('PRM150');
  });

  test.each<[string, (first: Person, next: Person) => Person]>([
    ['email', ({ home: { email } }, next) => ({ ...next, home: { ...next.home, email } })],
    ['address', ({ home: { addressLine1 } }, next) => ({ ...next, home: { ...next.home, addressLine1 } })],
    ['card', ({ name }, next) => ({ ...next, name })],
  ])('is granted to one of three guests with the same %s who order at the same moment', async (_, alike) => {
    const first = person();
    const three = [first, alike(first, person()), alike(first, person())];
    const ready = [];
    for (const who of three) {
      const guest = await shop.guest();
      ready.push({ who, guest, cart: await cartOf(who, guest) });
    }
    expect(ready.map(({ cart }) => cart.couponItems[0]?.applied)).toEqual([true, true, true]);
    const answers = await Promise.all(ready.map(({ who, guest, cart }) => pay(who, guest, cart)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { error } of answers) if (error) expect(['TAX310', 'PRM150']).toContain(error.errorId);
    const { used } = await shop.db
      .selectFrom('coupon_use')
      .select(({ fn }) => fn.countAll<number>().as('used'))
      .where(
        'order_number',
        'in',
        answers.flatMap(({ body }) => (body ? [body.orderNumber] : [])),
      )
      .executeTakeFirstOrThrow();
    expect(Number(used)).toBe(1);
  });
});
