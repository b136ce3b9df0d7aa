import { sql } from 'kysely';
import { signUp } from 'shared-contracts/calls/auth';
import { addItem, getCart, prepareOrder, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import { getPurchase, placeOrder } from 'shared-contracts/calls/checkout';
import { addAddress, getConsumer } from 'shared-contracts/calls/consumer';
import { addInstrument, getInstruments } from 'shared-contracts/calls/consumer-wallet';
import { purchaseHistory } from 'shared-contracts/calls/orders';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { engines } from './databases.ts';
import { newConsumer, signInAs, signUpForm } from './people.ts';
import { cards, openShop, type Sellable, type Shop, seattle, tokenise } from './shop.ts';

/** Returns a token for a saved card's security code, as the form supplies it. */
async function codeToken(code: string): Promise<string> {
  const response = await fetch(`${inject('sandboxUrl')}/card/v1/codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: 'pk_sandbox', code }),
  });
  return ((await response.json()) as { token: string }).token;
}

describe.each(engines)('complete shopping flows on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    [goods] = (await shop.sellable(1, 20)) as [Sellable];
    await shop.setUnits(goods.upc, 1000);
  });
  afterAll(() => shop.close());

  const historyOf = async (who: Awaited<ReturnType<typeof signInAs>>) =>
    (await who.ok(purchaseHistory, { body: {} })).orders.map(({ orderNumber }) => orderNumber);

  test('shows a guest’s order in a new account with the same email, and not with another', async () => {
    const bought = async () => {
      const guest = await shop.guest();
      const email = `guest-${crypto.randomUUID()}@example.org`;
      const basketId = await shop.cartWith(guest, [goods]);
      const params = { basketId };
      await guest.ok(setShippingAddress, { params, body: { addresses: [{ ...seattle, email }] } });
      await guest.ok(setBillingAddress, { params, body: { address: { ...seattle, email } } });
      const { body } = await shop.place(guest, await guest.ok(getCart, { params }), cards.approve);
      return { guest, email, orderNumber: body!.orderNumber };
    };
    const own = await bought();
    await own.guest.ok(signUp, { body: signUpForm({ email: own.email }) });
    const consumer = await signInAs(shop, own.email, { guest: own.guest });
    expect(await historyOf(consumer)).toEqual([own.orderNumber]);
    expect((await consumer.ok(getPurchase, { params: { orderId: own.orderNumber } })).orderNumber).toBe(
      own.orderNumber,
    );

    const lent = await bought();
    const form = signUpForm();
    await lent.guest.ok(signUp, { body: form });
    expect(await historyOf(await signInAs(shop, form.email, { guest: lent.guest }))).toEqual([]);
  });

  test('orders express with only the main address and the default card [CHK-03]', async () => {
    const who = await newConsumer(shop);
    await who.ok(addAddress, { body: { address: { ...seattle, approachType: 'S' } } });
    await who.ok(addInstrument, { body: { type: 'CREDIT_CARD', token: await tokenise(cards.approve), default: true } });
    const { address: addresses } = (await who.ok(getConsumer, {})).consumerDetails;
    const main = addresses.find((one) => one.main && one.approachType === 'S')!;
    const { paymentInstruments } = await who.ok(getInstruments, { query: { type: 'CREDIT_CARD' } });
    const card = paymentInstruments.find((one) => one.default)!;
    const basketId = await shop.cartWith(who, [goods]);
    const params = { basketId };
    const { addressId: _id, approachType: _type, main: _main, ...address } = main;
    await who.ok(setShippingAddress, { params, body: { addresses: [address] } });
    await who.ok(prepareOrder, { body: { basketId } });
    const { totals } = await who.ok(getCart, { params });
    const pay = async (code: string) =>
      who.call(placeOrder, {
        body: {
          cartId: basketId,
          expectedTotal: totals.total,
          paymentMethod: {
            code: 'CREDIT_CARD',
            id: card.paymentInstrumentId,
            additionalData: { token: await codeToken(code) },
          },
        },
      });
    expect((await pay('000')).error?.errorId).toBe('PAY400');
    expect((await pay('123')).body).toMatchObject({
      paymentMethod: [{ code: 'CREDIT_CARD', amount: totals.total, additionalData: { lastFour: '1111' } }],
    });
  });

  test('combines home delivery, pickup, a gift card by email and made-to-order goods in one order with separate shipments', async () => {
    const first = async (type: string): Promise<Sellable> => {
      const { rows } = await sql<Sellable>`
        select v.product_id as "productId", v.upc from variant v join style s on s.style_id = v.style_id
        join product_price pp on pp.product_id = v.product_id and pp.market = 'US'
        where s.product_type = ${type} and s.publish_at is null order by v.upc limit 1`.execute(shop.db);
      return rows[0]!;
    };
    const guest = await shop.guest();
    await shop.setUnits(goods.upc, 5, 'US01');
    const cartId = await shop.cartWith(guest, [goods]);
    const [digital, custom] = [await first('digital'), await first('custom')];
    await guest.ok(addItem, { body: { items: [{ ...goods, cartId, storeId: 'US01' }] } });
    await guest.ok(addItem, {
      body: {
        items: [
          {
            ...digital,
            cartId,
            customAmount: 2500,
            giftOption: { to: 'Nils', email: 'nils@example.org', message: 'Enjoy' },
          },
        ],
      },
    });
    await guest.ok(addItem, { body: { items: [{ ...custom, cartId, recipeId: 'R-5A2-2B1' }] } });
    const params = { basketId: cartId };
    await guest.ok(setShippingAddress, { params, body: { addresses: [seattle] } });
    await guest.ok(setBillingAddress, { params, body: { address: seattle } });
    await guest.ok(prepareOrder, { body: { basketId: cartId } });
    const cart = await guest.ok(getCart, { params });
    expect(cart.shippingMethods.map(({ shippingId, code }) => [shippingId, code])).toEqual([
      ['me', 'standard'],
      ['customs', 'customs'],
      ['digital', 'digital'],
      ['US01', 'pickup'],
    ]);
    const { body: order, error } = await shop.place(guest, cart, cards.approve);
    expect(error).toBeUndefined();
    // The order contains enough to reorder the item [ORD-08].
    const made = order?.items.find(({ productId }) => productId === custom.productId);
    expect(made).toMatchObject({ upc: custom.upc, recipeId: 'R-5A2-2B1' });
    expect(order?.shipments.map(({ shippingMethod }) => shippingMethod.code)).toEqual([
      'standard',
      'customs',
      'digital',
      'pickup',
    ]);
    expect(order?.totals.total).toBe(cart.totals.total);
  });
});
