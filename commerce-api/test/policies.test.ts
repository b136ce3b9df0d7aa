import { randomBytes } from 'node:crypto';
import type { AnyCall } from 'shared-contracts/call';
import { createCart } from 'shared-contracts/calls/cart';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Subject } from '../src/base/subject.ts';
import { admits } from '../src/server/policy.ts';
import { engines } from './databases.ts';
import { agentLoginAs, newConsumer } from './people.ts';
import { openShop, type Shop } from './shop.ts';
import { signInStaff } from './staff.ts';

const none = '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10';
/** A valid value for each path parameter that matches no object. */
const values: Readonly<Record<string, string>> = {
  basketId: none,
  itemId: none,
  addressId: none,
  paymentInstrumentId: none,
  adjustmentId: none,
  saveForlaterId: none,
  favoriteId: none,
  registrationId: none,
  eventId: 'none',
  staffId: none,
  accountId: none,
  webhookId: none,
  code: '0123456789ab',
  mediaId: none,
  upc: '000000000000',
  locationId: 'none',
  photoId: none,
  reviewId: none,
  questionId: none,
  answerId: none,
  textKind: 'review',
  textId: none,
  orderId: 'TF-0000-0000',
  orderNumber: 'TF-0000-0000',
  caseNumber: 'SC-0000-0000',
  pictureId: none,
  shippingId: 'me',
  storeId: 'US01',
  countryCode: 'US',
  productId: 'TFAAAAAAAAA',
  productSetId: 'TFAAAAAA',
  categoryId: '9999',
  mode: 'publish',
  siteId: 'US',
  page: 'none',
  parentPageSlug: 'none',
  fragmentId: 'none',
  productType: 'none',
  section: 'none',
  docType: 'none',
  question: 'none',
  token: 'Qz3wT8mNc1RbL0uVx7Yk5A',
  searchType: 'pages',
  contract: 'none',
  kind: 'article',
  slug: 'none',
  language: 'en',
  number: '1',
};

/** Calls that sign out a caller, or the others of an employee. */
const endSessions: ReadonlySet<string> = new Set(['auth.signOut', 'auth.endOtherSessions', 'staff.signOut']);

// The associate first: the employee who opened that session can end it.
const callers = {
  ASSOCIATE: { kind: 'ASSOCIATE' },
  GUEST: { kind: 'GUEST' },
  CONSUMER: { kind: 'CONSUMER' },
  EMPLOYEE: { kind: 'EMPLOYEE' },
  editor: { kind: 'STAFF', roles: ['editor'] },
  moderator: { kind: 'STAFF', roles: ['moderator'] },
  support: { kind: 'STAFF', roles: ['support'] },
  stock: { kind: 'STAFF', roles: ['stock'] },
  operator: { kind: 'STAFF', roles: ['operator'] },
} as const satisfies Readonly<Record<string, Pick<Subject, 'kind' | 'roles'>>>;
const kinds = [
  ...['ASSOCIATE', 'GUEST', 'CONSUMER', 'EMPLOYEE'],
  ...['editor', 'moderator', 'support', 'stock', 'operator'],
] as readonly (keyof typeof callers)[];
const staffEmails = {
  editor: 'erin@demo.example',
  moderator: 'milo@demo.example',
  support: 'suki@demo.example',
  stock: 'stig@demo.example',
  operator: 'orla@demo.example',
};

describe.each(engines)('access to calls on %s', (engine) => {
  let shop: Shop;
  const tokens = new Map<string, string>();
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now });
    await signEveryoneIn();
  });
  afterAll(() => shop.close());

  async function signEveryoneIn(): Promise<void> {
    const employee = 'emil@demo.example';
    const people = {
      CONSUMER: await newConsumer(shop),
      EMPLOYEE: await agentLoginAs(shop, employee),
      ASSOCIATE: await agentLoginAs(shop, employee, { storeId: 'US01', storeEmployeeId: 'E101' }),
    };
    for (const [kind, { authorization }] of Object.entries(people)) tokens.set(kind, authorization);
    // Each code of an app works once.
    now = new Date(now.getTime() + 60_000);
    for (const [role, email] of Object.entries(staffEmails))
      tokens.set(role, (await signInStaff(shop, email, now)).authorization);
    tokens.set('GUEST', (await shop.guest()).authorization);
  }

  const ask = async (call: AnyCall, token: string | undefined) => {
    // fillPath throws for a parameter without a value here, so that a new route fails this test.
    const response = await shop.inject(
      call,
      { params: values, ...(call.body ? { body: {} } : {}) },
      token ? { authorization: token } : {},
    );
    return { status: response.statusCode, body: response.json() };
  };

  const errorId = (answer: { readonly body: { readonly errorDetails?: readonly { readonly errorId: string }[] } }) =>
    answer.body.errorDetails?.[0]?.errorId;

  test('decides every route and kind of caller by the access level of the call alone', async () => {
    const { routes } = shop.service;
    expect(routes.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const { call } of routes) {
      for (const kind of kinds) {
        const refused = errorId(await ask(call, tokens.get(kind))) === 'AUT404';
        // The token call returns AUT404 for invalid codes, although it is open to anyone.
        if (refused === admits(call.access, callers[kind]) && call.access !== 'anyone')
          wrong.push(`${call.name} ${JSON.stringify(call.access)} ${kind}`);
      }
      if (endSessions.has(call.name)) await signEveryoneIn();
    }
    expect(wrong).toEqual([]);
  });

  test('answers only public calls without a token, or with an unknown one', async () => {
    const bad = [undefined, `Bearer ${randomBytes(32).toString('base64url')}`, 'Bearer a.b.c', 'Basic YTpi'];
    const wrong: string[] = [];
    for (const { call } of shop.service.routes) {
      for (const [index, token] of bad.entries()) {
        const refused = errorId(await ask(call, token)) === 'AUT432';
        if (refused !== (call.access !== 'anyone')) wrong.push(`${call.name} ${JSON.stringify(call.access)} ${index}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('distinguishes a forbidden role from a bot challenge', async () => {
    const { call } = shop.service.routes.find((route) => route.call.access === 'employee')!;
    const { status, body } = await ask(call, tokens.get('GUEST'));
    expect([status, body.appId]).toEqual([403, '']);
  });

  test('answers another subject’s cart like a missing one on every route that names a cart', async () => {
    const owner = await shop.guest();
    const { id } = await owner.ok(createCart, { body: {} } as never);
    const wrong: string[] = [];
    for (const { call } of shop.service.routes.filter(({ call: { path } }) => path.includes('{basketId}'))) {
      if (!admits(call.access, { kind: 'CONSUMER' })) continue;
      const answer = async (basketId: string) => {
        const params = { ...values, basketId };
        const response = await shop.inject(
          call,
          { params, ...(call.body ? { body: {} } : {}) },
          { authorization: tokens.get('CONSUMER')! },
        );
        return [response.statusCode, response.json().errorDetails];
      };
      if (JSON.stringify(await answer(id)) !== JSON.stringify(await answer(none))) wrong.push(call.name);
    }
    expect(wrong).toEqual([]);
  });

  test('routes each call once and documents it', async () => {
    const document = (await shop.service.app.inject('/openapi.json')).json();
    for (const { call } of shop.service.routes)
      expect(document.paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(call.name);
  });
});
