import { setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import { addSubscription, getSubscriptions, updateSubscription } from 'shared-contracts/calls/consumer';
import { confirmNewsletter, requestNewsletter } from 'shared-contracts/calls/newsletter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../src/jobs/sweep.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { newConsumer } from './people.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';

const week = 7 * 86_400_000;
const newEmail = () => `reader-${crypto.randomUUID()}@example.org`;

describe.each(engines)('newsletter on %s [ACC-15]', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  let now: Date;
  beforeAll(async () => {
    now = new Date();
    shop = await openShop(engine, { now: () => now });
    [goods] = (await shop.sellable(1, 20)) as [Sellable];
  });
  afterAll(() => shop.close());

  const mailsTo = (email: string) => caughtMails(shop, email);
  const linksTo = async (email: string) =>
    (await mailsTo(email)).flatMap(({ text }) => /\/newsletter\?token=(\S+)/.exec(text)?.[1] ?? []);
  async function linkTo(email: string): Promise<string> {
    shop.service.worker.nudge();
    await expect.poll(() => linksTo(email)).not.toEqual([]);
    return (await linksTo(email))[0]!;
  }
  const reader = (email: string) =>
    shop.db.selectFrom('newsletter_reader').selectAll().where('email', '=', email).executeTakeFirst();
  const follow = async (who: Shopper, token: string, optin?: boolean) =>
    who.call(confirmNewsletter, { body: { token, ...(optin === undefined ? {} : { optin }) } });

  async function order(who: Shopper, email: string, newsletterConsent: boolean) {
    const cart = await shop.readyCart(who, [goods]);
    const params = { basketId: cart.basketId };
    const address = { ...seattle, email, subscriptions: { newsletterConsent } };
    await who.ok(setShippingAddress, { params, body: { addresses: [address] } });
    await who.ok(setBillingAddress, { params, body: { address } });
    const placed = await shop.place(who, cart, cards.approve);
    expect(placed.error).toBeUndefined();
    return placed.body!;
  }

  test('mails a link to a guest who opts in with an order, and subscribes when it is followed [CHK-05]', async () => {
    const guest = await shop.guest();
    const email = newEmail();
    const placed = await order(guest, email, true);
    expect(await reader(email)).toMatchObject({ confirmed_at: null });
    const token = await linkTo(email);
    expect((await follow(guest, token)).body).toEqual({ optin: true });
    expect((await reader(email))?.confirmed_at).toEqual(now);
    // Email programs may follow the link too.
    expect((await follow(await shop.guest(), token)).body).toEqual({ optin: true });
    // Subscribers are not asked again.
    await order(guest, email, true);
    shop.service.worker.nudge();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(3);
    expect((await mailsTo(email)).filter(({ text }) => text.includes(placed.orderNumber))).toHaveLength(1);
    expect(await linksTo(email)).toEqual([token]);
  });

  test('sends nothing to a guest who does not opt in, nor to an account holder with an order [CHK-05]', async () => {
    const email = newEmail();
    await order(await shop.guest(), email, false);
    const consumer = await newConsumer(shop);
    await order(consumer, consumer.email, true);
    expect(await reader(email)).toBeUndefined();
    expect(await reader(consumer.email)).toBeUndefined();
  });

  test('keeps where the form stood [CNT-17]', async () => {
    const guest = await shop.guest();
    const email = newEmail();
    await guest.ok(requestNewsletter, { body: { email, policy: true, formLocation: 'modal:single:newsletter:none' } });
    expect((await reader(email))?.form_location).toBe('modal:single:newsletter:none');
    const formLocation = 'page:single:sign-up:order';
    const consumer = await newConsumer(shop, { source: { acquisitionType: 'Registered', formLocation } });
    const account = await shop.db
      .selectFrom('account')
      .select('source')
      .where('subject_id', '=', consumer.id)
      .executeTakeFirst();
    expect(account?.source).toMatchObject({ formLocation });
  });

  test('expires a link after a week, allows a new request, and sends one email for two requests', async () => {
    const email = newEmail();
    const guest = await shop.guest();
    const ask = () => guest.ok(requestNewsletter, { body: { email: ` ${email.toUpperCase()}`, policy: true } });
    await ask();
    await ask();
    const token = await linkTo(email);
    now = new Date(now.getTime() + week + 1000);
    const later = await shop.guest();
    expect((await follow(later, token)).error?.errorId).toBe('AUT402');
    await later.ok(requestNewsletter, { body: { email, policy: true } });
    shop.service.worker.nudge();
    await expect.poll(async () => (await linksTo(email)).length).toBe(2);
    const younger = (await linksTo(email)).find((link) => link !== token)!;
    expect((await follow(later, younger)).body).toEqual({ optin: true });
    expect((await follow(later, 'made-up')).error?.errorId).toBe('AUT402');
  });

  test('unsubscribes by the same link at any time', async () => {
    const email = newEmail();
    const guest = await shop.guest();
    await guest.ok(requestNewsletter, { body: { email, policy: true } });
    const token = await linkTo(email);
    await follow(guest, token);
    now = new Date(now.getTime() + 2 * week);
    const later = await shop.guest();
    expect((await follow(later, token, false)).body).toEqual({ optin: false });
    expect(await reader(email)).toMatchObject({ optout_at: now });
    // A link that is opened once more subscribes nobody who has ended the newsletter.
    expect((await follow(later, token)).body).toEqual({ optin: false });
    expect(await reader(email)).toMatchObject({ optout_at: now });
    expect((await later.call(confirmNewsletter, { body: { token, optin: true, again: true } })).body).toEqual({
      optin: true,
    });
    expect(await reader(email)).toMatchObject({ optout_at: null });
    await follow(later, token, false);
    // An unconfirmed address is deleted.
    const never = newEmail();
    await later.ok(requestNewsletter, { body: { email: never, policy: true } });
    await sweep(shop.db, new Date(now.getTime() + 6 * week));
    expect(await reader(never)).toBeUndefined();
    expect(await reader(email)).toBeDefined();
  });

  test('rejects an invalid email and requires the privacy policy', async () => {
    const guest = await shop.guest();
    expect((await guest.call(requestNewsletter, { body: { email: 'mara', policy: true } })).error?.errorId).toBe(
      'AUT453',
    );
    const response = await guest.call(requestNewsletter, {
      body: { email: newEmail(), policy: false as unknown as true },
    });
    expect(response.error?.errorId).toBe('API422');
  });

  test('confirms an account by email in Germany; a guest’s link subscribes the account of the address', async () => {
    const german = await newConsumer(shop, { postalCode: '80331' }, 'de-de');
    await german.ok(addSubscription, { body: { channel: 'email', optin: true } }, { locale: 'de-de' });
    const asked = await german.ok(getSubscriptions, {});
    expect(asked.subscriptions).toMatchObject([{ type: 'Newsletter', optin: true, doubleOptin: false }]);
    const guest = await shop.guest();
    await follow(guest, await linkTo(german.email));
    const read = await german.ok(getSubscriptions, {});
    expect(read.subscriptions).toMatchObject([{ type: 'Newsletter', optin: true, doubleOptin: true }]);
    const american = await newConsumer(shop);
    await guest.ok(requestNewsletter, { body: { email: american.email, policy: true } });
    expect((await american.ok(getSubscriptions, {})).subscriptions).toEqual([]);
    const token = await linkTo(american.email);
    await follow(guest, token);
    expect((await american.ok(getSubscriptions, {})).subscriptions).toMatchObject([
      { type: 'Newsletter', optin: true, doubleOptin: true, region: 'NORA' },
    ]);
    await follow(guest, token, false);
    expect((await american.ok(getSubscriptions, {})).subscriptions).toMatchObject([{ optin: false }]);
  });

  test('an account that turns the newsletter on again stays subscribed, whichever old link is opened', async () => {
    const american = await newConsumer(shop);
    const guest = await shop.guest();
    await guest.ok(requestNewsletter, { body: { email: american.email, policy: true } });
    const token = await linkTo(american.email);
    await follow(guest, token);
    for (const optin of [false, true]) await american.ok(addSubscription, { body: { channel: 'email', optin } });
    expect((await follow(guest, token)).body).toEqual({ optin: true });
    expect((await american.ok(getSubscriptions, {})).subscriptions).toMatchObject([{ optin: true, doubleOptin: true }]);
  });

  test('an account that ends the newsletter is no reader any more, and may begin again', async () => {
    const german = await newConsumer(shop, { postalCode: '80331' }, 'de-de');
    const change = (optin: boolean) =>
      german.ok(addSubscription, { body: { channel: 'email', optin } }, { locale: 'de-de' });
    await change(true);
    await follow(german, await linkTo(german.email));
    expect((await change(false)).subscriptions).toMatchObject([{ optin: false, doubleOptin: false }]);
    expect((await reader(german.email))?.optout_at).toEqual(now);
    expect((await change(true)).subscriptions).toMatchObject([{ optin: true, doubleOptin: false }]);
    expect(await reader(german.email)).toMatchObject({ confirmed_at: null, optout_at: null });
  });

  describe('for members', () => {
    const joined = async (locale: 'en-us' | 'de-de') => {
      const who = await newConsumer(shop, locale === 'de-de' ? { postalCode: '80331' } : {}, locale);
      await shop.db.updateTable('account').set({ loyalty: 'member' }).where('subject_id', '=', who.id).execute();
      return who;
    };
    const inGerman = { locale: 'de-de' } as const;
    const ask = (who: Shopper, type: 'Newsletter' | 'LoyaltyNewsletter', optin = true) =>
      who.ok(addSubscription, { body: { channel: 'email', type, optin } }, inGerman);
    const stateOf = async (who: Shopper) =>
      (await who.ok(getSubscriptions, {})).subscriptions.map(({ type, optin, doubleOptin }) => [
        type,
        optin,
        doubleOptin,
      ]);
    const german = () => joined('de-de');

    test('is confirmed by a link of its own, which subscribes to nothing else, and ends by it', async () => {
      const who = await german();
      await ask(who, 'LoyaltyNewsletter');
      expect(await stateOf(who)).toEqual([['LoyaltyNewsletter', true, false]]);
      const token = await linkTo(who.email);
      const guest = await shop.guest();
      for (let opened = 0; opened < 2; opened += 1) {
        expect((await follow(guest, token)).body).toEqual({ optin: true });
        expect(await stateOf(who)).toEqual([['LoyaltyNewsletter', true, true]]);
      }
      expect(await reader(who.email)).toBeUndefined();
      expect((await follow(guest, token, false)).body).toEqual({ optin: false });
      expect(await stateOf(who)).toEqual([['LoyaltyNewsletter', false, false]]);
      // An old link subscribes nobody who has ended it, but who asks for that.
      expect((await follow(guest, token)).body).toEqual({ optin: false });
      expect(await stateOf(who)).toEqual([['LoyaltyNewsletter', false, false]]);
      const again = await guest.call(confirmNewsletter, { body: { token, optin: true, again: true } });
      expect(again.body).toEqual({ optin: true });
      expect(await stateOf(who)).toEqual([['LoyaltyNewsletter', true, true]]);
      // Who gets it can end it by the link at any time.
      now = new Date(now.getTime() + 2 * week);
      const later = await shop.guest();
      expect((await follow(later, token)).body).toEqual({ optin: true });
      expect((await follow(later, token, false)).body).toEqual({ optin: false });
    });

    test('is confirmed by no link that is a week old, or that another has replaced', async () => {
      const who = await german();
      await ask(who, 'LoyaltyNewsletter');
      const first = await linkTo(who.email);
      await ask(who, 'LoyaltyNewsletter');
      shop.service.worker.nudge();
      await expect.poll(async () => (await linksTo(who.email)).length).toBe(2);
      const second = (await linksTo(who.email)).find((link) => link !== first)!;
      expect((await follow(await shop.guest(), first)).error?.errorId).toBe('AUT402');
      now = new Date(now.getTime() + week + 1000);
      expect((await follow(await shop.guest(), second)).error?.errorId).toBe('AUT402');
    });

    test('is not confirmed by the link of the shop’s newsletter, which says nothing of it', async () => {
      const who = await german();
      await ask(who, 'Newsletter');
      const token = await linkTo(who.email);
      await ask(who, 'LoyaltyNewsletter');
      await follow(await shop.guest(), token);
      expect(await stateOf(who)).toEqual([
        ['LoyaltyNewsletter', true, false],
        ['Newsletter', true, true],
      ]);
    });

    test('is for members alone', async () => {
      const stranger = await newConsumer(shop);
      const body = { channel: 'email', type: 'LoyaltyNewsletter', optin: true } as const;
      for (const call of [addSubscription, updateSubscription])
        expect((await stranger.call(call, { body })).error?.errorId).toBe('REW130');
    });

    test('needs no link in America', async () => {
      const american = await joined('en-us');
      await american.ok(addSubscription, { body: { channel: 'email', type: 'LoyaltyNewsletter', optin: true } });
      expect(await stateOf(american)).toEqual([['LoyaltyNewsletter', true, true]]);
    });
  });
});
