import { sql } from 'kysely';
import type { CallInput } from 'shared-contracts/call';
import { agentLogin, getToken } from 'shared-contracts/calls/auth';
import {
  addAddress,
  addSubscription,
  deleteAddress,
  enrolConsumer,
  getConsumer,
  getSubscriptions,
  lookUpConsumer,
  updateAddress,
  updateConsumer,
  updateNotifications,
  updateSubscription,
} from 'shared-contracts/calls/consumer';
import {
  addInstrument,
  confirmLoyalty,
  deleteInstrument,
  getInstruments,
  getLoyaltyToken,
  getLoyaltyVouchers,
  getPointsHistory,
  getWelcomePromotion,
  updateInstrument,
} from 'shared-contracts/calls/consumer-wallet';
import { getInvitations } from 'shared-contracts/calls/invitations';
import { findCollectionPoints, getStoreEmployees } from 'shared-contracts/calls/stores';
import { getAddressRules, lookUpAddress } from 'shared-contracts/calls/utilities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LinkTokens, makeLink } from '../src/auth/mailed-links.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import {
  agentLoginAs,
  confirmByPassword,
  demoPassword,
  newConsumer,
  pkce,
  type SignedIn,
  signInAs,
  workCode,
} from './people.ts';
import { cards, openShop, type Shop, seattle, tokenise } from './shop.ts';

const errorOf = async (attempt: Promise<{ readonly error?: { readonly errorId: string } }>) =>
  (await attempt).error?.errorId;
type NewAddress = CallInput<typeof addAddress>['body']['address'];
const shipping = (change: Partial<NewAddress> = {}): NewAddress => ({ ...seattle, approachType: 'S', ...change });

describe.each(engines)('consumer accounts on %s', (engine) => {
  let shop: Shop;
  let someone: SignedIn;
  beforeAll(async () => {
    shop = await openShop(engine);
    someone = await newConsumer(shop);
  });
  afterAll(() => shop.close());

  const update = (who: SignedIn, consumerProfile: CallInput<typeof updateConsumer>['body']['consumerProfile']) =>
    who.call(updateConsumer, { body: { consumerProfile } });

  test('changes only the named fields of a profile [ACC-09]', async () => {
    const before = await someone.ok(getConsumer, {});
    expect((await update(someone, {})).body).toEqual(before);
    const { body } = await update(someone, {
      consumerDetails: { firstName: 'Maria', phone: '(503) 555-0107', phoneCode: '1' },
      preferences: { interests: 'hiking|climbing', preferredShoeSize: '8.5' },
    });
    expect(body).toEqual({
      ...before,
      consumerDetails: { ...before.consumerDetails, firstName: 'Maria', phone: '+15035550107' },
      preferences: { interests: 'hiking|climbing', preferredShoeSize: '8.5' },
    });
    expect(await someone.ok(getConsumer, {})).toEqual(body);
  });

  test('replaces a phone number only once its owner has confirmed to be there [SEC-02]', async () => {
    const consumer = await newConsumer(shop);
    const change = (consumerDetails: object) => update(consumer, { consumerDetails });
    const [first, second] = ['+15035550111', '+15035550112'];
    expect((await change({ phone: first })).error).toBeUndefined();
    expect((await change({ phone: first, lastName: 'Amsel' })).error).toBeUndefined();
    expect((await change({ phone: second })).error?.errorId).toBe('AUT473');
    expect((await change({ lastName: 'Drossel' })).error).toBeUndefined();
    await confirmByPassword(consumer);
    expect((await change({ phone: second })).body?.consumerDetails.phone).toBe(second);
  });

  test('applies the rules of sign-up to profile changes, and refuses another account’s data [ACC-09]', async () => {
    await newConsumer(shop, { phone: '5035550108' });
    const newcomer = await newConsumer(shop);
    const refusal = (consumerDetails: object) => errorOf(update(newcomer, { consumerDetails }));
    expect(await refusal({ phone: '5035550108' })).toBe('AUT444');
    // The email is changed with the password and a mailed link only.
    expect(await refusal({ email: 'mara@example.org' })).toBe('API422');
    expect(await refusal({ birthDate: '2024-01-01' })).toBe('PRO410');
    expect(await refusal({ lastName: 'X' })).toBe('API422');
    expect(await refusal({ isEmployeeDiscountTCAccepted: true })).toBe('PRO418');
    expect(await refusal({ loyalty: 'member' })).toBe('API422');
  });

  test('asks to save again when another account took the phone after the check [ACC-09]', async () => {
    const other = await newConsumer(shop);
    // Stands in for a change that commits between the check and the write: the check does not see this index.
    await sql`create unique index taken_meanwhile on account (shoe_size)`.execute(shop.db);
    const preferences = { preferredShoeSize: '11.5' };
    try {
      expect((await update(other, { preferences })).status).toBe(200);
      expect(await update(someone, { preferences })).toMatchObject({ status: 500, error: { errorId: 'PRO412' } });
    } finally {
      await sql`drop index taken_meanwhile`.execute(shop.db);
    }
    expect((await update(someone, { preferences })).status).toBe(200);
  });

  test('makes the first address of a type main, lists the newest first, and replaces the main one [ACC-10]', async () => {
    const who = await newConsumer(shop);
    const add = async (address: NewAddress) => (await who.ok(addAddress, { body: { address } })).addressId;
    const first = await add(shipping());
    const billing = await add(shipping({ approachType: 'B' }));
    const second = await add(shipping({ addressLine1: '14 Alder Street' }));
    const book = async () =>
      (await who.ok(getConsumer, {})).consumerDetails.address.map(({ addressId, main }) => [addressId, main]);
    expect(await book()).toEqual([
      [second, false],
      [billing, true],
      [first, true],
    ]);
    await who.ok(updateAddress, {
      params: { addressId: second },
      body: { address: shipping({ addressLine1: '14 Alder Street', main: true }) },
    });
    expect(await book()).toEqual([
      [second, true],
      [billing, true],
      [first, false],
    ]);
    await who.ok(deleteAddress, { params: { addressId: second } });
    expect(await book()).toEqual([
      [billing, true],
      [first, true],
    ]);
  });

  test('refuses an address that is a duplicate, invalid, or another subject’s [ACC-10]', async () => {
    const who = await newConsumer(shop);
    const add = (address: NewAddress) => who.call(addAddress, { body: { address } });
    const { body } = await add(shipping());
    expect(await errorOf(add(shipping()))).toBe('CCA400');
    expect(await errorOf(add(shipping({ phone: undefined })))).toBe('SHP410');
    expect(await errorOf(add(shipping({ approachType: 'B', phone: undefined })))).toBe('BILL410');
    expect(await errorOf(add(shipping({ city: '' })))).toBe('PYT406');
    expect(await errorOf(add(shipping({ postalCode: '9810' })))).toBe('CHK320');
    expect(await errorOf(add(shipping({ approachType: 'B', postalCode: '9810' })))).toBe('CHK380');
    expect(await errorOf(add(shipping({ addressLine1: 'PO Box 12' })))).toBe('SHP500');
    expect(await errorOf(add(shipping({ country: 'DE', postalCode: '80331' })))).toBe('PAY401');
    const { addressId } = body!;
    const none = crypto.randomUUID();
    const change = (id: string) =>
      someone.call(updateAddress, { params: { addressId: id }, body: { address: shipping() } });
    expect(await change(addressId)).toEqual(await change(none));
    expect(await errorOf(someone.call(deleteAddress, { params: { addressId } }))).toBe('CCA401');
  });

  test('keeps the phone of an address with its country, and that of who takes the delivery [ACC-10]', async () => {
    const who = await newConsumer(shop);
    const add = (address: NewAddress) => who.call(addAddress, { body: { address } });
    const address = shipping({ phone: '089 5550191', phoneCode: '49', recipientContactPhone: '(206) 555-0199' });
    const { body } = await add(address);
    const [kept] = (await who.ok(getConsumer, {})).consumerDetails.address;
    expect(kept).toMatchObject({ phone: '0895550191', phoneCode: '49', recipientContactPhone: '2065550199' });
    const { addressId } = body!;
    await who.ok(updateAddress, { params: { addressId }, body: { address: shipping({ phone: '+44 20 7946 0142' }) } });
    const [changed] = (await who.ok(getConsumer, {})).consumerDetails.address;
    expect(changed).toMatchObject({ phone: '02079460142', phoneCode: '44' });
    expect(changed).not.toHaveProperty('recipientContactPhone');
    // The same digits are another phone in another country.
    expect((await add(shipping({ phone: '02079460142', phoneCode: '49' }))).status).toBe(200);
    expect(await errorOf(add(shipping({ phone: '(0)20 7946 0142', phoneCode: '44' })))).toBe('CCA400');
    expect(await errorOf(add(shipping({ phone: '0170189900', phoneCode: '33' })))).toBe('CHK320');
  });

  test('makes one of two concurrently added addresses main', async () => {
    const who = await newConsumer(shop);
    await Promise.all(
      ['1 Alder Street', '2 Alder Street', '3 Alder Street'].map((addressLine1) =>
        who.ok(addAddress, { body: { address: shipping({ addressLine1 }) } }),
      ),
    );
    const { address } = (await who.ok(getConsumer, {})).consumerDetails;
    expect(address.filter(({ main }) => main)).toHaveLength(1);
  });

  test('saves cards by token, once, with one default [ACC-11]', async () => {
    const who = await newConsumer(shop);
    const save = async (number: string) =>
      who.call(addInstrument, { body: { type: 'CREDIT_CARD', token: await tokenise(number) } });
    const visa = (await save(cards.approve)).body!.card.paymentInstrumentId;
    expect(await errorOf(save(cards.approve))).toBe('PYT300');
    const other = (await save(cards.decline)).body!.card.paymentInstrumentId;
    expect(await errorOf(who.call(addInstrument, { body: { type: 'CREDIT_CARD', token: 'tok_none' } }))).toBe('PYT404');
    await who.ok(updateInstrument, { params: { paymentInstrumentId: other }, body: { default: true } });
    const saved = async () =>
      (await who.ok(getInstruments, { query: { type: 'CREDIT_CARD' } })).paymentInstruments.map((card) => [
        card.paymentInstrumentId,
        card.default,
      ]);
    expect(await saved()).toEqual([
      [other, true],
      [visa, false],
    ]);
    const others = { params: { paymentInstrumentId: visa } };
    expect(await errorOf(someone.call(deleteInstrument, others))).toBe('PYT404');
    expect(await errorOf(someone.call(updateInstrument, { ...others, body: { default: true } }))).toBe('PYT404');
    await who.ok(deleteInstrument, { params: { paymentInstrumentId: other } });
    expect(await saved()).toEqual([[visa, true]]);
  });

  test('refuses to delete the billing address of saved cards [ACC-10]', async () => {
    const who = await newConsumer(shop);
    const { addressId } = await who.ok(addAddress, { body: { address: shipping({ approachType: 'B' }) } });
    await who.ok(addInstrument, { body: { type: 'CREDIT_CARD', token: await tokenise(cards.approve) } });
    expect(await errorOf(who.call(deleteAddress, { params: { addressId } }))).toBe('PRO414');
  });

  test('never accepts a card number', async () => {
    const body = { type: 'CREDIT_CARD', token: 'tok_1', number: cards.approve } as never;
    expect(await errorOf(someone.call(addInstrument, { body }))).toBe('API422');
  });

  test.each([
    ['lena', { isLoyaltyMember: true }],
    ['uwe', { isLoyaltyMember: false }],
    ['ada', { isLoyaltyMember: false, credit: 'athlete' }],
    ['iris', { isLoyaltyMember: false, credit: 'influencer' }],
    ['walt', { isLoyaltyMember: false, prosumer: ['WRANX'] }],
    ['pia', { isLoyaltyMember: false, prosumer: ['IPA'] }],
  ])('tells the page of %s which groups of visitors they are in [CNT-09]', async (name, traits) => {
    expect((await signInAs(shop, `${name}@demo.example`)).token.traits).toEqual(traits);
    expect(await shop.read(getToken, { body: { type: 'Guest' } })).not.toHaveProperty('traits');
  });

  test('tells members, and only them, the value of their points [ACC-12]', async () => {
    const calls = async (who: { readonly call: SignedIn['call'] }, usid: string) => [
      await errorOf(who.call(getLoyaltyVouchers, {})),
      await errorOf(who.call(getPointsHistory, {})),
      await errorOf(who.call(getWelcomePromotion, {})),
      await errorOf(who.call(getInvitations, {})),
      await errorOf(who.call(getLoyaltyToken, { body: { usid } })),
    ];
    const guest = await shop.guest();
    expect(await calls(guest, guest.id)).toEqual(Array(5).fill('REW401'));
    expect(await calls(someone, someone.id)).toEqual(Array(5).fill('REW130'));
    const uwe = await signInAs(shop, 'uwe@demo.example');
    expect(await calls(uwe, uwe.id)).toEqual(Array(5).fill('REW135'));
    const lena = await signInAs(shop, 'lena@demo.example');
    const { currentLoyaltyPoints, pointsValue, applicableLoyaltyVouchers, memberCode } = await lena.ok(
      getLoyaltyVouchers,
      {},
    );
    expect([currentLoyaltyPoints, pointsValue]).toEqual([1250, 1250]);
    expect(memberCode?.path).toMatch(/^M/);
    for (const { points, eligible } of applicableLoyaltyVouchers) expect(eligible).toBe(points <= 1250);
    expect(await lena.ok(getWelcomePromotion, {})).toMatchObject({
      name: 'Welcome: 10% off',
      code: 'WELCOME10',
      redeemed: false,
    });
    expect(await lena.ok(getLoyaltyToken, { body: { usid: lena.id } })).toMatchObject({
      memberId: lena.token.memberId,
    });
    expect(await errorOf(lena.call(getLoyaltyToken, { body: { usid: crypto.randomUUID() } }))).toBe('AUT498');
    expect((await lena.ok(getConsumer, { query: { includeLoyaltySummary: 'true' } })).loyaltySummary).toEqual({
      points: { balance: 1250 },
    });
  });

  test('enrols a member immediately in America, and in Germany after the mailed link [ACC-12]', async () => {
    const american = await newConsumer(shop);
    const body = { enrollments: [{ type: 'Loyalty', optin: true }] } as const;
    expect((await american.ok(enrolConsumer, { body: { enrollments: [...body.enrollments] } })).isLoyaltyMember).toBe(
      true,
    );
    const german = await newConsumer(shop, { postalCode: '80331' }, 'de-de');
    const joined = await german.ok(
      enrolConsumer,
      { body: { enrollments: [...body.enrollments] } },
      { locale: 'de-de' },
    );
    expect(joined).toMatchObject({ isLoyaltyMember: false, enrollments: [{ optin: true, doubleOptin: false }] });
    const links = new LinkTokens(shop.keys);
    const linkId = await makeLink(shop.db, { subjectId: german.id, purpose: 'loyalty', now: new Date() });
    const guest = await shop.guest();
    const token = await links.sign(linkId);
    expect((await guest.ok(confirmLoyalty, { body: { token } })).memberId).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await errorOf(guest.call(confirmLoyalty, { body: { token } }))).toBe('AUT402');
    expect((await german.ok(getConsumer, {})).isLoyaltyMember).toBe(true);
  });

  test('mails another link to a member who has not confirmed, and none to others [ACC-12]', async () => {
    const body = { enrollments: [{ type: 'Loyalty' as const, optin: true as const }] };
    const linksTo = async (email: string) =>
      (await caughtMails(shop, email)).flatMap(({ text }) => /\/de-de\/\S+\?token=(\S+)/.exec(text)?.[1] ?? []);
    const german = await newConsumer(shop, { postalCode: '80331' }, 'de-de');
    const join = () => german.ok(enrolConsumer, { body }, { locale: 'de-de' });
    const first = await join();
    for (const count of [1, 2]) {
      shop.service.worker.nudge();
      await expect.poll(async () => (await linksTo(german.email)).length).toBe(count);
      if (count === 1) expect(await join()).toEqual(first);
    }
    const guest = await shop.guest();
    const outcomes = [];
    for (const token of await linksTo(german.email))
      outcomes.push((await guest.call(confirmLoyalty, { body: { token } })).status);
    // Only the last link counts, whichever the mail program shows first.
    expect(outcomes.toSorted()).toEqual([200, 410]);
    const queued = shop.db.selectFrom('outbox').select('outbox_id').where('kind', '=', 'link-request');
    const before = await queued.execute();
    expect((await join()).isLoyaltyMember).toBe(true);
    expect(await queued.execute()).toEqual(before);
  });

  test('sends text messages to the given number and stops on request [ACC-15]', async () => {
    const who = await newConsumer(shop);
    expect(await errorOf(who.call(addSubscription, { body: { channel: 'sms', optin: true } }))).toBe('API422');
    await who.ok(addSubscription, { body: { channel: 'sms', optin: true, phone: '5035550109' } });
    const { subscriptions } = await who.ok(updateSubscription, {
      body: { channel: 'sms', optin: false, phone: '5035550109' },
    });
    expect(subscriptions).toMatchObject([{ channel: 'sms', optin: false, recipient: '+15035550109' }]);
    expect(await who.ok(getSubscriptions, {})).toEqual({ subscriptions, offersTextMessages: true });
  });

  test('stores which messages an account receives [ACC-15]', async () => {
    expect(await someone.ok(updateNotifications, { body: { rewards: false } })).toEqual({
      orderUpdates: 'email',
      backInStock: true,
      rewards: false,
    });
  });

  test('decides between sign-in and sign-up at the start of enrolment [ACC-05]', async () => {
    const next = async (email: string) => (await shop.read(lookUpConsumer, { query: { email } })).nextStep;
    expect(await next(someone.email)).toBe('signIn');
    expect(await next('nobody@example.org')).toBe('signUp');
    expect(await errorOf(shop.anyone(lookUpConsumer, { query: { email: 'mara' } }))).toBe('AUT453');
  });

  test('records an employee’s acceptance of the discount terms once, and shows the amount used [ACC-19]', async () => {
    const eva = await agentLoginAs(shop, 'eva@demo.example');
    expect(eva.token).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: false });
    const { body } = await update(eva, { consumerDetails: { isEmployeeDiscountTCAccepted: true } });
    expect(body?.consumerDetails.employee).toEqual({
      currency: 'USD',
      currentSpend: 42_000,
      annualCap: 300_000,
      isEmployeeDiscountTCAccepted: true,
    });
  });

  test('shows athletes and influencers their credit [ACC-20]', async () => {
    for (const [email, type] of [
      ['ada@demo.example', 'athlete'],
      ['iris@demo.example', 'influencer'],
    ] as const) {
      const { consumerDetails } = await (await signInAs(shop, email)).ok(getConsumer, {});
      expect(consumerDetails.consumerCredit).toEqual({
        type,
        currency: 'USD',
        currentSpend: 36_000,
        annualCredit: 100_000,
      });
      expect(consumerDetails.athlete).toBe(type === 'athlete');
    }
  });

  test('requires a store and one of its employees for store mode, and starts each session empty [STO-01]', async () => {
    const emil = await agentLoginAs(shop, 'emil@demo.example');
    const { employees } = await emil.ok(getStoreEmployees, { params: { storeId: 'US01' } });
    const [employee] = employees;
    const { storeEmployeeId } = employee!;
    const store = { storeId: 'US01', storeEmployeeId };
    const first = await agentLoginAs(shop, emil.email, store);
    expect(first.token).toMatchObject({
      consumerType: 'ASSOCIATE',
      store: { ...store, country: 'US', storeEmployeeName: employee!.storeEmployeeName, idleSeconds: 900 },
    });
    const second = await agentLoginAs(shop, emil.email, store);
    expect(second.id).not.toBe(first.id);
    const refused = async (body: object) => {
      const { codeChallenge } = pkce();
      const secondFactor = await workCode(shop, emil.email, codeChallenge);
      const login = { username: emil.email, password: demoPassword, codeChallenge, secondFactor };
      return errorOf(shop.anyone(agentLogin, { body: { ...login, ...body } }));
    };
    expect(await refused({ storeId: 'US01', storeEmployeeId: 'E999' })).toBe('STR404');
    expect(await refused({ storeId: 'US01' })).toBe('STR404');
    expect(await errorOf(emil.call(getStoreEmployees, { params: { storeId: 'XX99' } }))).toBe('STR404');
  });

  test('offers addresses of the country that begin like what is typed [BEY-07]', async () => {
    const found = (typed: string, countryCode = 'US') => shop.anyone(lookUpAddress, { body: { typed, countryCode } });
    expect((await found('12 alder st portl')).body?.addresses).toEqual([
      { addressLine1: '12 Alder Street', postalCode: '97205', city: 'Portland', province: 'OR' },
    ]);
    expect((await found('steinweg 9999 münch', 'DE')).body?.addresses).toEqual([
      { addressLine1: 'Steinweg 9999', postalCode: '80331', city: 'München' },
    ]);
    expect((await found('no such place')).body?.addresses).toEqual([]);
    expect(await errorOf(found('12 alder', 'XX'))).toBe('API404');
    const { fields } = await shop.read(getAddressRules, { params: { countryCode: 'US' } });
    expect(fields.filter(({ suggests }) => suggests).map(({ name }) => name)).toEqual(['addressLine1']);
  });

  test('finds collection points near a valid postal code [ACC-17]', async () => {
    const near = (postalCode: string) => shop.anyone(findCollectionPoints, { body: { postalCode } });
    const found = (await near('98101')).body!.collectionPoints;
    expect(found).toHaveLength(6);
    for (const { city, province } of found) expect([city, province]).toEqual(['Seattle', 'WA']);
    expect(await errorOf(near('981'))).toBe('CHK320');
    expect(await errorOf(shop.anyone(findCollectionPoints, { body: { postalCode: '80331', country: 'DE' } }))).toBe(
      'CHK320',
    );
  });
});
