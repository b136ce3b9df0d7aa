import { confirmPasswordReset, requestPasswordReset } from 'shared-contracts/calls/auth';
import { getCart } from 'shared-contracts/calls/cart';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  getPasskeys,
  type PasskeyAssertion,
  removePasskey,
  signInByPasskey,
} from 'shared-contracts/calls/passkeys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { confirmByPassword, newConsumer, type SignedIn, signInAs } from './people.ts';
import { authorizationOf, openShop, type Shop, type Shopper } from './shop.ts';
import { type Deviation, SoftwareAuthenticator } from './software-authenticator.ts';
import { testClock } from './test-clock.ts';

const origin = 'http://shop.test';
const minutes = 60_000;
const name = 'Firefox on Windows';

describe.each(engines)('passkeys on %s [BEY-01]', (engine) => {
  let shop: Shop;
  const clock = testClock();
  const { wait } = clock;
  beforeAll(async () => {
    shop = await openShop(engine, { now: clock.now });
  });
  afterAll(() => shop.close());
  let consumer: SignedIn;
  let device: SoftwareAuthenticator;
  beforeEach(async () => {
    clock.reset();
    consumer = await newConsumer(shop);
    device = new SoftwareAuthenticator(origin);
  });

  /** Lets the services know that the account's owner is at the page. */
  const confirmed = (who: SignedIn) =>
    shop.db.updateTable('session').set({ presence_at: clock.now() }).where('subject_id', '=', who.id).execute();
  const begin = async (who = consumer) => {
    await confirmed(who);
    return (await who.ok(beginPasskey, { body: {} })).options;
  };
  const add = async (who = consumer, on = device) =>
    (await who.ok(addPasskey, { body: { name, registration: on.create(await begin(who)) } })).passkey;
  /** The error of an attempt to add what a device has made; undefined when it was added. */
  const tryToAdd = async (registration: ReturnType<SoftwareAuthenticator['create']>, who: Shopper = consumer) =>
    (await who.call(addPasskey, { body: { name, registration } })).error?.errorId;
  const request = async () => (await shop.read(beginPasskeySignIn, { body: {} })).options;
  const signIn = (assertion: PasskeyAssertion) => shop.anyone(signInByPasskey, { body: { assertion } });
  /** Who is signed in by an assertion, or the error. */
  const outcomeOf = async (assertion: PasskeyAssertion) => {
    const { body, error } = await signIn(assertion);
    return body?.consumerNo ?? error?.errorId;
  };
  const attempt = async (deviation: Deviation = {}, by = device) => outcomeOf(by.sign(await request(), deviation));
  const namesOf = async (who: Shopper) => (await who.ok(getPasskeys, {})).passkeys.map((passkey) => passkey.name);

  test('adds a passkey, signs in with it, and lists it with its last use', async () => {
    expect(await consumer.ok(getPasskeys, {})).toEqual({ passkeys: [] });
    await confirmed(consumer);
    const { options, device: caller } = await consumer.ok(
      beginPasskey,
      { body: {} },
      { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' } },
    );
    expect(caller).toEqual({ browser: 'Firefox', system: 'Windows' });
    expect(options).toMatchObject({ rp: { id: 'shop.test' }, excludeCredentials: [] });
    const { passkey } = await consumer.ok(addPasskey, { body: { name, registration: device.create(options) } });
    expect(passkey).toEqual({ id: expect.any(String), name, createdAt: clock.now().toISOString() });
    expect((await begin()).excludeCredentials).toEqual([
      { type: 'public-key', id: device.id, transports: ['internal'] },
    ]);
    wait(minutes);
    const asked = await request();
    expect(asked).toEqual({
      rpId: 'shop.test',
      challenge: expect.any(String),
      timeout: 300_000,
      userVerification: 'required',
    });
    const { body } = await signIn(device.sign(asked));
    expect(body).toMatchObject({ consumerNo: consumer.id, consumerType: 'CONSUMER' });
    const { passkeys } = await consumer.ok(getPasskeys, {});
    expect(passkeys).toEqual([{ ...passkey, lastUsedAt: clock.now().toISOString() }]);
  });

  test('mails a notice when a passkey is added, and when it is removed', async () => {
    const { id } = await add();
    const subjects = async () => (await caughtMails(shop, consumer.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('A new passkey for your account');
    await consumer.ok(removePasskey, { body: { id } });
    await expect.poll(subjects).toContain('A passkey was removed from your account');
  });

  test('moves the guest’s cart into the account', async () => {
    await add();
    const [item] = await shop.sellable();
    const guest = await shop.guest();
    const basketId = await shop.cartWith(guest, [item!]);
    const body = { assertion: device.sign(await request()), basketId };
    const response = await shop.inject(signInByPasskey, { body }, { authorization: guest.authorization });
    expect(response.json()).toMatchObject({ consumerNo: consumer.id, basketId });
    const headers = { authorization: authorizationOf(response) };
    const cart = await shop.anyone(getCart, { params: { basketId } }, {}, headers);
    expect(cart.body?.items).toHaveLength(1);
    const stranger = await shop.guest();
    const strange = await shop.cartWith(stranger, [item!]);
    await shop.anyone(signInByPasskey, { body: { assertion: device.sign(await request()), basketId: strange } });
    expect((await stranger.ok(getCart, { params: { basketId: strange } })).items).toHaveLength(1);
  });

  test('accepts a challenge and an assertion once, also when they come at the same time', async () => {
    const options = await begin();
    expect(await tryToAdd(device.create(options))).toBeUndefined();
    expect(await tryToAdd(new SoftwareAuthenticator(origin).create(options))).toBe('AUT471');
    const asked = await request();
    const assertion = device.sign(asked);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcomeOf(assertion)));
    expect(outcomes.sort()).toEqual(['AUT470', 'AUT470', 'AUT470', consumer.id].sort());
    expect(await outcomeOf(assertion)).toBe('AUT470');
    expect(await outcomeOf(device.sign(asked))).toBe('AUT470');
  });

  test('uses a challenge up with a wrong answer', async () => {
    await add();
    const asked = await request();
    expect(await outcomeOf(device.sign(asked, { isUserVerified: false }))).toBe('AUT470');
    expect(await outcomeOf(device.sign(asked))).toBe('AUT470');
  });

  test('refuses a challenge after five minutes', async () => {
    const options = await begin();
    wait(5 * minutes);
    expect(await tryToAdd(device.create(options))).toBe('AUT471');
    await add();
    const asked = await request();
    wait(5 * minutes);
    expect(await outcomeOf(device.sign(asked))).toBe('AUT470');
    expect(await attempt()).toBe(consumer.id);
  });

  test('refuses a challenge that another account got, or that was for something else', async () => {
    const other = await newConsumer(shop);
    expect(await tryToAdd(device.create(await begin(other)))).toBe('AUT471');
    const options = await begin();
    const { challenge } = await request();
    expect(await tryToAdd(device.create({ ...options, challenge }))).toBe('AUT471');
    await add();
    const prepared = await begin();
    expect(await outcomeOf(device.sign({ ...(await request()), challenge: prepared.challenge }))).toBe('AUT470');
    expect(await outcomeOf(device.sign({ ...(await request()), challenge: 'made-up' }))).toBe('AUT470');
  });

  test.each([
    ['another origin', { origin: 'http://shop.test.evil.example' }],
    ['another port of the shop', { origin: 'http://shop.test:8080' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['somebody whom the device did not verify', { isUserVerified: false }],
    ['another ceremony', { type: 'payment.get' }],
  ] as const)('refuses %s, when adding and when signing in', async (_, deviation) => {
    expect(await tryToAdd(device.create(await begin(), deviation))).toBe('AUT471');
    await add();
    expect(await attempt(deviation)).toBe('AUT470');
    expect(await attempt()).toBe(consumer.id);
  });

  test('refuses a counter that does not go up, except of devices that do not count', async () => {
    await add();
    expect(await attempt({ counter: 10 })).toBe(consumer.id);
    expect(await attempt({ counter: 10 })).toBe('AUT470');
    expect(await attempt({ counter: 9 })).toBe('AUT470');
    expect(await attempt({ counter: 0 })).toBe('AUT470');
    expect(await attempt({ counter: 11 })).toBe(consumer.id);
    const together = [await request(), await request()].map((asked) => device.sign(asked, { counter: 20 }));
    expect((await Promise.all(together.map(outcomeOf))).sort()).toEqual(['AUT470', consumer.id].sort());
    const uncounted = new SoftwareAuthenticator(origin);
    await add(consumer, uncounted);
    expect([await attempt({ counter: 0 }, uncounted), await attempt({ counter: 0 }, uncounted)]).toEqual([
      consumer.id,
      consumer.id,
    ]);
  });

  test('refuses an unknown passkey, another device’s signature, and a passkey that names another account', async () => {
    expect(await attempt()).toBe('AUT470');
    await add();
    const forger = new SoftwareAuthenticator(origin, device.id);
    forger.create(await begin());
    expect(await attempt({}, forger)).toBe('AUT470');
    const other = await newConsumer(shop);
    const { user } = await begin(other);
    expect(await attempt({ userHandle: user.id })).toBe('AUT470');
    const { response, ...rest } = device.sign(await request());
    const { userHandle: _, ...nameless } = response;
    expect(await outcomeOf({ ...rest, response: nameless })).toBe('AUT470');
  });

  test('checks no attestation, which says itself from where lists of revoked certificates are fetched', async () => {
    const registration = device.create(await begin(), { attestation: 'android-key' });
    expect(await tryToAdd(registration)).toBeUndefined();
    expect(await attempt()).toBe(consumer.token.consumerNo);
  });

  test('ends when the holder of the mailbox first sets the password, and not the next time', async () => {
    const reset = async (newPassword: string) => {
      const tokens = async () =>
        (await caughtMails(shop, consumer.email)).flatMap(({ text }) => /token=([\w.-]+)/.exec(text)?.[1] ?? []);
      const before = (await tokens()).length;
      await shop.read(requestPasswordReset, { body: { email: consumer.email } });
      await expect.poll(async () => (await tokens()).length).toBeGreaterThan(before);
      const [token = ''] = await tokens();
      expect((await shop.anyone(confirmPasswordReset, { body: { token, newPassword } })).error).toBeUndefined();
    };
    await add();
    await reset('Otter-Creek-71');
    expect(await attempt()).toBe('AUT470');
    consumer = await signInAs(shop, consumer.email, { password: 'Otter-Creek-71' });
    device = new SoftwareAuthenticator(origin);
    await add();
    await reset('Heron-Lake-82');
    expect(await attempt()).toBe(consumer.token.consumerNo);
  });

  test('signs nobody in from the page of a site without accounts', async () => {
    await add();
    const body = { assertion: device.sign(await request()) };
    const elsewhere = await shop.anyone(signInByPasskey, { body }, { headers: { 'x-site-id': 'OTHER' } });
    expect(elsewhere.error?.errorId).toBe('AUT440');
  });

  test('refuses what is no client data', async () => {
    await add();
    const assertion = device.sign(await request());
    for (const text of ['', 'null', '[]', '{"challenge":1}', '{'])
      expect(
        await outcomeOf({
          ...assertion,
          response: { ...assertion.response, clientDataJSON: Buffer.from(text || ' ').toString('base64url') },
        }),
      ).toBe('AUT470');
  });

  test('refuses a removed passkey, and no other account can remove it', async () => {
    const { id } = await add();
    const other = await newConsumer(shop);
    expect((await other.call(removePasskey, { body: { id } })).status).toBe(200);
    expect(await attempt()).toBe(consumer.id);
    expect(await namesOf(other)).toEqual([]);
    await consumer.ok(removePasskey, { body: { id } });
    await consumer.ok(removePasskey, { body: { id } });
    expect(await namesOf(consumer)).toEqual([]);
    expect(await attempt()).toBe('AUT470');
  });

  test('lets a passkey belong to one account only', async () => {
    await add();
    const other = await newConsumer(shop);
    expect(await tryToAdd(device.create(await begin(other)), other)).toBe('AUT471');
    expect(await namesOf(other)).toEqual([]);
  });

  test('does not ask for a code of the second factor', async () => {
    await add();
    await shop.db
      .insertInto('second_factor')
      .values({ subject_id: consumer.id, method: 'app', secret: 'JBSWY3DPEHPK3PXP', confirmed_at: clock.now() })
      .execute();
    expect(await attempt()).toBe(consumer.id);
  });

  test('needs a confirmation to add, and to remove also a while after the sign-in', async () => {
    const errorOf = async (call: Promise<{ readonly error?: { readonly errorId: string } }>) =>
      (await call).error?.errorId;
    const beginning = () => errorOf(consumer.call(beginPasskey, { body: {} }));
    expect(await beginning()).toBe('AUT473');
    await confirmByPassword(consumer);
    expect(await beginning()).toBeUndefined();
    const [first, second] = [await add(), await add(consumer, new SoftwareAuthenticator(origin))];
    const removing = ({ id }: { readonly id: string }) => errorOf(consumer.call(removePasskey, { body: { id } }));
    expect(await removing(first)).toBeUndefined();
    wait(15 * minutes + 1000);
    expect([await beginning(), await removing(second)]).toEqual(['AUT473', 'AUT473']);
    expect(await namesOf(consumer)).toEqual([name]);
    await confirmByPassword(consumer);
    expect(await removing(second)).toBeUndefined();
    expect(await namesOf(consumer)).toEqual([]);
  });

  test('keeps at most 20 passkeys an account, also of those prepared at the same time', async () => {
    const prepared = await Promise.all(
      Array.from({ length: 22 }, async () => new SoftwareAuthenticator(origin).create(await begin())),
    );
    const outcomes = await Promise.all(prepared.map((registration) => tryToAdd(registration)));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'AUT472')).toHaveLength(2);
    expect((await consumer.call(beginPasskey, { body: {} })).error?.errorId).toBe('AUT472');
  });

  test('signs nobody in who is no longer a consumer', async () => {
    await add();
    const setKind = (kind: 'EMPLOYEE' | 'CONSUMER') =>
      shop.db.updateTable('subject').set({ kind }).where('subject_id', '=', consumer.id).execute();
    await setKind('EMPLOYEE');
    expect(await attempt()).toBe('AUT470');
    await setKind('CONSUMER');
    expect(await attempt()).toBe(consumer.id);
  });

  test('deletes passkeys with their account', async () => {
    await add();
    await begin();
    const rows = async (table: 'passkey' | 'passkey_challenge') =>
      (await shop.db.selectFrom(table).select('subject_id').where('subject_id', '=', consumer.id).execute()).length;
    expect([await rows('passkey'), await rows('passkey_challenge')]).toEqual([1, 1]);
    await shop.db.deleteFrom('account').where('subject_id', '=', consumer.id).execute();
    expect([await rows('passkey'), await rows('passkey_challenge')]).toEqual([0, 0]);
    expect(await attempt()).toBe('AUT470');
  });

  test('signs nobody in to a disabled account', async () => {
    await add();
    await shop.db
      .updateTable('account')
      .set({ disabled_at: clock.now() })
      .where('subject_id', '=', consumer.id)
      .execute();
    expect(await attempt()).toBe('AUT465');
  });
});
