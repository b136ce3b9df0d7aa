import { updateNotifications } from 'shared-contracts/calls/consumer';
import {
  contactUs,
  getContactSubjects,
  openWarrantyCase,
  retrieveUserData,
} from 'shared-contracts/calls/consumer-service';
import { exampleAnswer, getServerTime, validateResponse } from 'shared-contracts/calls/utilities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { newConsumer, type SignedIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

const errorOf = async (attempt: Promise<{ readonly error?: { readonly errorId: string } }>) =>
  (await attempt).error?.errorId;

describe.each(engines)('customer service calls on %s', (engine) => {
  let shop: Shop;
  let someone: SignedIn;
  beforeAll(async () => {
    shop = await openShop(engine);
    someone = await newConsumer(shop);
  });
  afterAll(() => shop.close());

  test('validates an answer against the contract of its call, and reports an unknown contract [PLT-05]', async () => {
    const check = (contract: string, answer: unknown) =>
      shop.anyone(validateResponse, { params: { contract }, body: { answer } });
    expect((await check(getServerTime.name, getServerTime.example)).body).toEqual({ valid: true, issues: [] });
    const { body } = await check(getServerTime.name, { timestamp: 7 });
    expect(body).toMatchObject({ valid: false, issues: [expect.stringMatching(/^timestamp: /)] });
    expect(await errorOf(check('no.such.call', {}))).toBe('API404');
  });

  test('returns the example of a call in place of its answer, and none for an unknown contract [PLT-05]', async () => {
    const ask = (contract: string) => shop.anyone(exampleAnswer, { params: { contract } });
    expect((await ask(getServerTime.name)).body).toEqual({ answer: getServerTime.example });
    expect(await errorOf(ask('no.such.call'))).toBe('API404');
  });

  const warranty = {
    firstName: 'Mara',
    lastName: 'L',
    email: 'mara@example.org',
    product: 'Tent',
    description: 'Torn',
  };

  test('stores a warranty case once, with its text and a reference number [ACC-18]', async () => {
    const guest = await shop.guest();
    const key = crypto.randomUUID();
    const { caseNumber } = await guest.ok(openWarrantyCase, { body: warranty }, { key });
    expect(caseNumber).toMatch(/^SC-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await guest.ok(openWarrantyCase, { body: warranty }, { key })).toEqual({ caseNumber });
    const rows = await shop.db.selectFrom('support_case').selectAll().where('subject_id', '=', guest.id).execute();
    expect(rows).toMatchObject([
      { case_number: caseNumber, kind: 'WARRANTY', email: 'mara@example.org', details: { description: 'Torn' } },
    ]);
  });

  test('accepts only the offered subjects for a message, in the reader’s language [ACC-18]', async () => {
    const guest = await shop.guest();
    const { categories } = await shop.read(getContactSubjects, {}, { locale: 'de-de' });
    expect(categories[0]).toMatchObject({ id: 'order', label: 'Eine Bestellung' });
    const message = { firstName: 'Mara', lastName: 'L', email: 'mara@example.org', message: 'Where is it?' };
    const write = (category: string, subject: string) =>
      guest.call(contactUs, { body: { ...message, category, subject } });
    for (const { id, subjects } of categories)
      for (const subject of subjects) expect((await write(id, subject.id)).status).toBe(200);
    expect(await errorOf(write('order', 'product-care'))).toBe('API422');
    expect(await errorOf(write('toString', 'length'))).toBe('API422');
  });

  test.each([
    ['warranty', openWarrantyCase, warranty],
    [
      'contact',
      contactUs,
      {
        ...warranty,
        product: undefined,
        description: undefined,
        category: 'other',
        subject: 'other-message',
        message: 'Hi',
      },
    ],
  ] as const)('a %s form with a wrong email, or from a program, is refused [ACC-18]', async (_, call, body) => {
    const guest = await shop.guest();
    const ask = (change: object) => guest.call(call, { body: { ...body, ...change } as never });
    expect(await errorOf(ask({ email: 'mara' }))).toBe('AUT453');
    expect(await errorOf(ask({ recaptcha_response: 'sandbox-fail' }))).toBe('AUT403');
  });

  test('prefills a form for callers that know both ids, and treats a wrong pair like a missing one', async () => {
    const guest = await shop.guest();
    const other = await newConsumer(shop);
    const ask = (consumerId: string, email: string) => guest.call(retrieveUserData, { body: { consumerId, email } });
    expect((await ask(someone.id, someone.email.toUpperCase())).body).toEqual({
      consumerId: someone.id,
      email: someone.email,
      firstName: 'Mara',
      lastName: 'Lindqvist',
      postalCode: '98101',
      isLoyaltyMember: false,
    });
    const wrongPair = await ask(someone.id, other.email);
    expect(wrongPair.error?.errorId).toBe('CCN404');
    expect(await ask(crypto.randomUUID(), 'nobody@example.org')).toEqual(wrongPair);
    expect(await errorOf(ask(someone.id, 'mara'))).toBe('AUT453');
  });

  test('stores message preferences [ACC-15]', async () => {
    const who = await newConsumer(shop);
    await who.ok(updateNotifications, { body: { orderUpdates: 'both' } });
    expect(await who.ok(updateNotifications, { body: { rewards: false } })).toEqual({
      orderUpdates: 'both',
      backInStock: true,
      rewards: false,
    });
  });
});
