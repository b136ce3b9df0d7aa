import type { AnyCall } from 'shared-contracts/call';
import { getToken, requestPasswordReset, signUp } from 'shared-contracts/calls/auth';
import { cartWithItem, createCart, reserveWithItem } from 'shared-contracts/calls/cart';
import { placeOrder, trackOrder } from 'shared-contracts/calls/checkout';
import { addSubscription } from 'shared-contracts/calls/consumer';
import { registerForEvent } from 'shared-contracts/calls/consumer-service';
import { changeEmail } from 'shared-contracts/calls/email-change';
import { requestMailedCode } from 'shared-contracts/calls/mailed-code';
import { requestNewsletter } from 'shared-contracts/calls/newsletter';
import {
  cancelOrder,
  downloadInvoice,
  resendGiftCardEmail,
  returnLabel,
  returnLabelAgain,
  withdraw,
} from 'shared-contracts/calls/orders';
import { requestStockNotice } from 'shared-contracts/calls/products';
import { askQuestion } from 'shared-contracts/calls/questions';
import { translateReview, voteReview } from 'shared-contracts/calls/reviews';
import { inviteStaff } from 'shared-contracts/calls/staff-people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { confirmByPassword, newConsumer, pkce, signUpForm } from './people.ts';
import { registrationFor } from './registration-form.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper } from './shop.ts';
import { signInStaff } from './staff.ts';

describe.each(engines)('limits of calls on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { rateLimits: true, now: () => now });
    [goods] = (await shop.sellable()) as [Sellable];
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.setUnits(goods.upc, 100);
    await shop.db.deleteFrom('rate_window').execute();
  });

  const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
  };
  const tooMany = <T extends { readonly statusCode: number }>(answers: readonly T[]): T[] =>
    answers.filter(({ statusCode }) => statusCode === 429);
  /** The id of a review of the goods. */
  const someReview = async (): Promise<string> => {
    const { review_id } = await shop.db
      .selectFrom('review')
      .innerJoin('product', 'product.style_id', 'review.style_id')
      .select('review.review_id')
      .where('product.product_id', '=', goods.productId)
      .executeTakeFirstOrThrow();
    return review_id;
  };
  /** The same call several times at once. */
  const times = async <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => call(index)));

  test('starts 120 guests a minute from one address, and resumes any number of sessions', async () => {
    const home = newAddress();
    const guest = { body: { type: 'Guest' as const } };
    const { authorization } = await shop.guest();
    const answers = await times(130, () => shop.inject(getToken, guest, {}, at(home)));
    expect(tooMany(answers)).toHaveLength(10);
    expect(Number(tooMany(answers)[0]!.headers['retry-after'])).toBeGreaterThan(0);
    const resumed = await times(20, () => shop.inject(getToken, guest, { authorization }, at(home)));
    expect(tooMany(resumed)).toEqual([]);
    expect((await shop.inject(getToken, guest, {}, at(newAddress()))).statusCode).toBe(200);
  });

  test('makes 20 carts a minute for one guest', async () => {
    const { authorization } = await shop.guest();
    const body = { items: [{ ...goods, qty: 1 }] };
    const empty = await times(12, () => shop.inject(createCart, { body: {} }, { authorization }, at(newAddress())));
    const full = await times(12, () => shop.inject(cartWithItem, { body }, { authorization }, at(newAddress())));
    expect(tooMany([...empty, ...full])).toHaveLength(4);
  });

  /** Holds goods for a new cart. */
  const hold = async (address: string, shopper?: Shopper, qty = 10) => {
    const { authorization } = shopper ?? (await shop.guest());
    return shop.inject(reserveWithItem, { body: { items: [{ ...goods, qty }] } }, { authorization }, at(address));
  };

  test('leaves goods on the shelf when ten guests of one address hold all they can', async () => {
    const home = newAddress();
    const answers = await times(10, () => hold(home));
    expect(tooMany(answers)).toHaveLength(5);
    expect(await shop.unitsOf(goods.upc)).toBe(50);
    expect((await hold(newAddress())).statusCode).toBe(200);
  });

  test('does not use up the limit of the address with what is refused to one guest', async () => {
    const [office, guest] = [newAddress(), await shop.guest()];
    for (let click = 0; click < 6; click += 1) await hold(office, guest, 1);
    for (let colleague = 0; colleague < 3; colleague += 1) expect((await hold(office)).statusCode).toBe(200);
  });

  test('counts all IPv6 addresses of one household as one', async () => {
    const answers = await times(7, (index) => hold(`2001:db8:77:${index}::1`, undefined, 1));
    expect(tooMany(answers)).toHaveLength(2);
    expect((await hold('2001:db8:77:100::1', undefined, 1)).statusCode).toBe(200);
  });

  test('holds goods of two carts for one guest, from any address', async () => {
    const guest = await shop.guest();
    const answers = await times(4, () => hold(newAddress(), guest, 1));
    expect(tooMany(answers)).toHaveLength(2);
  });

  test('lets a family hold and change their carts, says in their language when to try again, and then allows it', async () => {
    const home = newAddress();
    const guest = await shop.guest();
    const { id } = (await hold(home, guest, 1)).json<{ id: string }>();
    const more = { body: { cartId: id, items: [{ ...goods, qty: 1 }] } };
    const changes = await times(8, () =>
      shop.inject(reserveWithItem, more, { authorization: guest.authorization }, at(home)),
    );
    expect(tooMany(changes)).toEqual([]);
    expect(tooMany(await times(4, () => hold(home, undefined, 1)))).toEqual([]);
    const { authorization } = await shop.guest();
    const body = { items: [{ ...goods, qty: 1 }] };
    const last = async (locale: 'de-de' | 'fr-ca' | 'en-us') => {
      const response = await shop.inject(reserveWithItem, { body }, { authorization }, { ...at(home), locale });
      return [response.statusCode, response.headers['retry-after'], response.json().errorDetails?.[0]?.message];
    };
    expect(await last('en-us')).toEqual([429, '900', 'That was too often. Please try again in 15 minutes.']);
    expect(await last('fr-ca')).toEqual([429, '900', 'Trop de tentatives. Veuillez réessayer dans 15 minutes.']);
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await last('en-us'))[0]).toBe(200);
  });

  test('looks up 20 orders a minute for one address', async () => {
    const home = newAddress();
    const track = (orderNumber: string, address: string) =>
      shop.inject(trackOrder, { body: { orderNumber, email: 'mara@example.org' } }, {}, at(address));
    const guessed = await times(25, (index) => track(`TF-2222-22${index + 22}`, home));
    expect(tooMany(guessed)).toHaveLength(5);
  });

  test('lets a shopper look up an order whose number others try', async () => {
    const order = 'TF-7K2M-9QXD';
    const track = (address: string, orderNumber = order) =>
      shop.inject(trackOrder, { body: { orderNumber, email: 'mara@example.org' } }, {}, at(address));
    const home = newAddress();
    await times(18, () => track(home));
    now = new Date(now.getTime() + 61_000);
    // In another spelling it is the same order.
    expect(tooMany(await times(18, () => track(home, order.toLowerCase())))).toHaveLength(16);
    expect((await track(newAddress())).statusCode).not.toBe(429);
  });

  test('counts every guess whose order it is, whichever call it is for', async () => {
    const orderNumber = 'TF-7K2M-9QXE';
    const email = 'mara@example.org';
    const lines = [{ itemId: crypto.randomUUID(), qty: 1, reason: 'too-small' }];
    const guesses: readonly (readonly [AnyCall, object])[] = [
      [trackOrder, { body: { orderNumber, email } }],
      [downloadInvoice, { body: { orderNumber, email } }],
      [cancelOrder, { body: { orderNumber, email } }],
      [withdraw, { body: { orderNumber, email } }],
      [returnLabel, { params: { orderId: orderNumber }, body: { email, lines } }],
      [returnLabelAgain, { params: { orderId: orderNumber }, body: { email, returnId: crypto.randomUUID() } }],
      [resendGiftCardEmail, { body: { orderNumber, email } }],
    ];
    const home = newAddress();
    const { authorization } = await shop.guest();
    const answers = [];
    for (const [call, input] of [0, 1].flatMap(() => guesses))
      answers.push(await shop.inject(call, input, { authorization }, at(home)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    now = new Date(now.getTime() + 61_000);
    expect(
      tooMany(await times(7, () => shop.inject(trackOrder, { body: { orderNumber, email } }, {}, at(home)))),
    ).toHaveLength(1);
    for (const [call, input] of guesses)
      expect((await shop.inject(call, input, { authorization }, at(home))).statusCode, call.name).toBe(429);
  });

  test('places 30 orders in a quarter of an hour for one guest, whichever cards are tried, and repeats any', async () => {
    const guest = await shop.guest();
    const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: 'tok_stolen' } };
    const body = { cartId: crypto.randomUUID(), expectedTotal: 100, paymentMethod };
    const place = (address: string) =>
      shop.inject(placeOrder, { body }, { authorization: guest.authorization }, at(address));
    const answers = await times(33, () => place(newAddress()));
    expect(tooMany(answers)).toHaveLength(3);
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await place(newAddress())).statusCode).not.toBe(429);
  });

  test('draws 10 invoices a minute for one shopper', async () => {
    const guest = await shop.guest();
    const body = { orderNumber: 'TF-7K2M-9QXF' };
    const answers = await times(12, () =>
      shop.inject(downloadInvoice, { body }, { authorization: guest.authorization }, at(newAddress())),
    );
    expect(tooMany(answers)).toHaveLength(2);
  });

  test('uses up no limit by repeating a call under its key', async () => {
    const guest = await shop.guest();
    const key = crypto.randomUUID();
    const input = { body: { items: [{ ...goods, qty: 1 }] } };
    const { authorization } = guest;
    const again = () => shop.inject(reserveWithItem, input, { authorization }, { ...at(newAddress()), key });
    const first = await again();
    expect(first.statusCode).toBe(200);
    for (let retry = 0; retry < 3; retry += 1) expect((await again()).json()).toEqual(first.json());
    expect((await hold(newAddress(), guest, 1)).statusCode).toBe(200);
    expect((await hold(newAddress(), guest, 1)).statusCode).toBe(429);
  });

  test('mails a gift card again once, however often that is asked for at the same moment', async () => {
    const guest = await shop.guest();
    const { product_id: productId, upc } = await shop.db
      .selectFrom('variant')
      .innerJoin('style', 'style.style_id', 'variant.style_id')
      .select(['variant.product_id', 'variant.upc'])
      .where('style.product_type', '=', 'digital')
      .executeTakeFirstOrThrow();
    const giftOption = { to: 'Ida', email: 'ida@example.org', message: 'Enjoy' };
    const cart = await shop.readyCart(guest, [{ productId, upc, customAmount: 5000, giftOption } as Sellable]);
    const { body: order } = await shop.place(guest, cart, cards.approve);
    const mails = async () => {
      const queued = await shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'gift-card').execute();
      return queued.length;
    };
    const before = await mails();
    const { authorization } = guest;
    const again = () =>
      shop.inject(resendGiftCardEmail, { body: { orderNumber: order!.orderNumber } }, { authorization });
    const answers = await times(10, again);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(5);
    expect(tooMany(answers)).toHaveLength(5);
    expect(await mails()).toBe(before + 1);
    now = new Date(now.getTime() + 61 * 60_000);
    expect((await again()).json()).toEqual({ sent: 1 });
    expect(await mails()).toBe(before + 2);
  });

  test('takes 20 texts an hour from one account, 30 votes a minute, and translates 30 a minute for one address', async () => {
    const { authorization } = await newConsumer(shop);
    const params = { productId: goods.productId };
    const reviewId = await someReview();
    const question = { params, body: { body: 'Is it warm?', nickname: 'Ines' } };
    const asked = await times(22, () => shop.inject(askQuestion, question, { authorization }, at(newAddress())));
    expect(tooMany(asked)).toHaveLength(2);
    const vote = { params: { ...params, reviewId }, body: { helpful: true } };
    const voted = await times(33, () => shop.inject(voteReview, vote, { authorization }, at(newAddress())));
    expect(tooMany(voted)).toHaveLength(3);
    const [home, translation] = [newAddress(), { params: { reviewId }, body: { language: 'de' } }];
    const translated = await times(31, () => shop.inject(translateReview, translation, {}, at(home)));
    expect(tooMany(translated)).toHaveLength(1);
  });

  test('counts the votes of three shoppers of one address on a review, and lets each change theirs', async () => {
    const reviewId = await someReview();
    const home = newAddress();
    const vote = (authorization: string, helpful: boolean | null, from = home) =>
      shop.inject(
        voteReview,
        { params: { productId: goods.productId, reviewId }, body: { helpful } },
        { authorization },
        at(from),
      );
    const guests = await Promise.all(Array.from({ length: 8 }, () => shop.guest()));
    const answers = await Promise.all(guests.map(({ authorization }) => vote(authorization, true)));
    expect(tooMany(answers)).toHaveLength(5);
    const counted = guests[answers.findIndex(({ statusCode }) => statusCode === 200)]!;
    const refused = guests[answers.findIndex(({ statusCode }) => statusCode === 429)]!;
    for (const helpful of [false, true, true])
      expect((await vote(counted.authorization, helpful)).statusCode).toBe(200);
    expect((await vote(refused.authorization, true, newAddress())).statusCode).toBe(200);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await vote((await shop.guest()).authorization, true)).statusCode).toBe(200);
  });

  describe('mails to an address that was typed in', () => {
    const stranger = () => `stranger-${crypto.randomUUID()}@example.org`;
    const statusOf = async (call: AnyCall, body: object, authorization: string) =>
      shop.inject(call, { body }, { authorization }, at(newAddress()));

    test.each([
      ['a link to a new password', requestPasswordReset, (email: string) => ({ email })],
      ['a link that confirms the newsletter', requestNewsletter, (email: string) => ({ email, policy: true })],
    ] as const)(
      'sends %s three times in a quarter of an hour, no matter who asks, or from where',
      async (_what, call, bodyOf) => {
        const email = stranger();
        const ask = async (to: string) => statusOf(call, bodyOf(to), (await shop.guest()).authorization);
        expect(tooMany(await times(8, (index) => ask(index % 2 ? email : ` ${email.toUpperCase()}`)))).toHaveLength(5);
        expect((await ask(stranger())).statusCode).toBe(200);
        now = new Date(now.getTime() + 16 * 60_000);
        expect((await ask(email)).statusCode).toBe(200);
      },
    );

    test('sends codes that sign in three times in a quarter of an hour to one who asks, and thirty times a day [BEY-01]', async () => {
      const email = stranger();
      const ask = async (from: string) => {
        const body = { email, codeChallenge: pkce().codeChallenge };
        return shop.inject(requestMailedCode, { body }, {}, at(from));
      };
      const home = newAddress();
      expect(tooMany(await times(5, () => ask(home)))).toHaveLength(2);
      expect((await ask(newAddress())).statusCode).toBe(200);
      now = new Date(now.getTime() + 16 * 60_000);
      expect((await ask(home)).statusCode).toBe(200);
      expect(tooMany(await times(27, () => ask(newAddress())))).toHaveLength(2);
      now = new Date(now.getTime() + 24 * 3_600_000);
      expect((await ask(home)).statusCode).toBe(200);
    });

    test('sends links that change an email three times to one, and five times an hour for one account', async () => {
      const email = stranger();
      const atPage = async () => {
        const who = await newConsumer(shop);
        await confirmByPassword(who);
        return who;
      };
      const people = await Promise.all(Array.from({ length: 4 }, atPage));
      const ask = (who: { readonly authorization: string }, to: string) =>
        statusOf(changeEmail, { email: to }, who.authorization);
      expect(tooMany(await Promise.all(people.map((who) => ask(who, email))))).toHaveLength(1);
      const one = await atPage();
      const asked: number[] = [];
      for (let count = 0; count < 7; count += 1) asked.push((await ask(one, stranger())).statusCode);
      expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
    });

    test('keeps ten wishes a day for a typed address, and more for that of an account', async () => {
      await shop.setUnits(goods.upc, 0);
      const email = stranger();
      const ask = async (body: object, who: { readonly authorization: string }) =>
        statusOf(requestStockNotice, { upc: goods.upc, ...body }, who.authorization);
      expect(tooMany(await times(13, async () => ask({ email }, await shop.guest())))).toHaveLength(3);
      const own = await newConsumer(shop);
      expect(tooMany(await times(13, () => ask({}, own)))).toEqual([]);
    });

    test('sends invitations three times to one address, and twenty an hour for one operator', async () => {
      const operator = await signInStaff(shop, 'orla@demo.example', now);
      const email = stranger();
      const invite = (to: string) => statusOf(inviteStaff, { email: to, roles: ['editor'] }, operator.authorization);
      expect(tooMany(await times(5, () => invite(email)))).toHaveLength(2);
      expect(tooMany(await times(20, () => invite(stranger())))).toHaveLength(3);
    });
  });

  test('takes ten wishes for text messages an hour from one address, of new accounts and of others', async () => {
    const home = newAddress();
    const number = () => `503${String(Math.floor(Math.random() * 8_000_000) + 2_000_000)}`;
    const open = async (wantsTexts: boolean) => {
      const { authorization } = await shop.guest();
      const subscriptions = { smsNotificationConsent: wantsTexts };
      const body = signUpForm({ phone: number(), subscriptions });
      return shop.inject(signUp, { body }, { authorization }, at(home));
    };
    const opened = await times(6, () => open(true));
    expect(tooMany(opened)).toEqual([]);
    const someone = await newConsumer(shop);
    const body = { channel: 'sms', optin: true } as const;
    const asked: { readonly statusCode: number }[] = [];
    for (let count = 0; count < 4; count += 1)
      asked.push(
        await shop.inject(
          addSubscription,
          { body: { ...body, phone: number() } },
          { authorization: someone.authorization },
          at(home),
        ),
      );
    expect(tooMany(asked)).toEqual([]);
    expect((await open(true)).statusCode).toBe(429);
    expect((await open(false)).statusCode).toBe(200);
    now = new Date(now.getTime() + 61 * 60_000);
    expect((await open(true)).statusCode).toBe(200);
  });

  test('takes ten registrations for events an hour from one account, and 30 from one address', async () => {
    const input = { body: registrationFor('night-walk') };
    const { authorization } = await newConsumer(shop);
    const register = (address: string, who = authorization) =>
      shop.inject(registerForEvent, input, { authorization: who }, at(address));
    const alone = await times(12, () => register(newAddress()));
    expect(tooMany(alone)).toHaveLength(2);
    const home = newAddress();
    const people: string[] = [];
    for (let count = 0; count < 4; count += 1) people.push((await newConsumer(shop)).authorization);
    const together = await times(32, (index) => register(home, people[index % 4]));
    expect(tooMany(together)).toHaveLength(2);
  });
});
