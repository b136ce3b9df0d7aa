import { signIn } from 'shared-contracts/calls/auth';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { newConsumer, pkce, type SignedIn, signInAs } from './people.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('the log of security events on %s [SEC-05]', (engine) => {
  let shop: Shop;
  let mara: SignedIn;
  let lines: string[] = [];
  beforeAll(async () => {
    shop = await openShop(engine, { onLog: (line) => lines.push(line) });
    mara = await newConsumer(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    lines = [];
  });

  const events = (event: string) =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((entry) => entry.event === event);

  test('names account, way, and correlation id of each sign-in, and no email', async () => {
    await signInAs(shop, mara.email);
    expect(events('sign-in')).toMatchObject([
      { way: 'password', outcome: 'granted', subjectId: mara.id, correlationId: expect.any(String) },
      { way: 'exchange', outcome: 'granted', subjectId: mara.id, correlationId: expect.any(String) },
    ]);
    expect(lines.join('')).not.toContain('@');
  });

  test('names where the form of a sign-in stood, and refuses what is no location [CNT-17]', async () => {
    const attempt = (formLocation: string) =>
      shop.anyone(signIn, {
        body: { username: mara.email, password: 'Wrong-2026', codeChallenge: pkce().codeChallenge, formLocation },
      });
    expect((await attempt('modal:single:sign-in:none')).error?.errorId).toBe('AUT401');
    expect(events('sign-in')).toMatchObject([{ formLocation: 'modal:single:sign-in:none' }]);
    expect((await attempt('somewhere')).error?.errorId).toBe('API422');
  });

  test('names the account whose password was wrong, and none for an unknown email', async () => {
    const attempt = (username: string) =>
      shop.anyone(signIn, { body: { username, password: 'Wrong-2026', codeChallenge: pkce().codeChallenge } });
    await attempt(mara.email);
    await attempt(`nobody-${crypto.randomUUID()}@example.org`);
    const [known, unknown] = events('sign-in');
    expect(known).toMatchObject({ way: 'password', outcome: 'AUT401', subjectId: mara.id });
    expect(unknown).toMatchObject({ outcome: 'AUT401' });
    expect(unknown).not.toHaveProperty('subjectId');
    expect(lines.join('')).not.toContain('@');
  });

  test('names the caller in what is logged of a call', async () => {
    await mara.ok(getConsumer, {});
    const completed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request completed');
    expect(completed).toMatchObject({ subjectId: mara.id, subjectKind: 'CONSUMER' });
  });

  test('logs a session token that was used after its successor', async () => {
    const consumer = await signInAs(shop, mara.email);
    const forged = `${consumer.authorization.slice(0, -6)}AAAAAA`;
    const { error } = await shop.anyone(getConsumer, {}, {}, { authorization: forged });
    expect(error?.errorId).toBe('AUT498');
    expect(events('session-replayed')).toMatchObject([
      { subjectId: mara.id, sessionId: expect.any(String), correlationId: expect.any(String) },
    ]);
  });

  test.each([
    ['/payment/v1/webhooks/card', 'card'],
    ['/payment/v1/webhooks/adyen', 'adyen'],
    ['/fulfilment/v1/webhooks/carrier', 'carrier'],
  ])('tells of a message to %s without a valid signature', async (url, sender) => {
    const { statusCode } = await shop.service.app.inject({ method: 'POST', url, payload: {} });
    expect(statusCode).toBe(401);
    expect(events('signature-refused')).toMatchObject([{ sender, correlationId: expect.any(String) }]);
  });
});
