import { signIn } from 'shared-contracts/calls/auth';
import { applyCoupon, createCart } from 'shared-contracts/calls/cart';
import { trackOrder } from 'shared-contracts/calls/checkout';
import { addPaymentInstrument, giftCardBalance } from 'shared-contracts/calls/payment';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { agentLoginAs, demoPassword, pkce } from './people.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('abuse protection on %s', (engine) => {
  let shop: Shop;
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { rateLimits: true, now: () => now });
  });
  afterAll(() => shop.close());

  const waitOf = async (attempt: ReturnType<Shop['inject']>) => {
    const { statusCode, headers } = await attempt;
    return statusCode === 429 ? Number(headers['retry-after']) : 0;
  };
  const codesOf = async (count: number, ask: () => ReturnType<Shop['inject']>) => {
    const codes = await Promise.all(Array.from({ length: count }, async () => (await ask()).statusCode));
    return codes.filter((code) => code === 429).length;
  };

  test('limits sign-in to sixty attempts a minute per address and reports the time to wait', async () => {
    const attempt = () =>
      shop.inject(
        signIn,
        {
          body: {
            username: `${crypto.randomUUID()}@example.org`,
            password: demoPassword,
            codeChallenge: pkce().codeChallenge,
          },
        },
        {},
      );
    expect(await codesOf(62, attempt)).toBe(2);
    const wait = await waitOf(attempt());
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    now = new Date(now.getTime() + 61_000);
    expect(await waitOf(attempt())).toBe(0);
  });

  test('counts by the real address, unless a trusted proxy names another', async () => {
    const ask = async (remoteAddress: string, count: number) => {
      let refused = 0;
      for (let place = 1; place <= count; place += 1) {
        const { statusCode } = await shop.service.app.inject({
          url: '/consumers-v3/consumer/lookup?email=mara@example.org',
          headers: { ...storefrontAccess, 'x-forwarded-for': `198.51.100.${place}` },
          remoteAddress,
        });
        if (statusCode === 429) refused += 1;
      }
      return refused;
    };
    expect(await ask('203.0.113.9', 22)).toBe(2);
    expect(await ask('127.0.0.1', 22)).toBe(0);
  });

  test.each([
    '/cart/v1/cart/%s?locale=en-us',
    '/products/v2/products/%s/details?locale=en-us',
    '/images/1/media/%s/4x5',
    '/nowhere/%s',
  ])('finds nothing at an address that is too long, and calls it no fault: %s', async (path) => {
    for (const length of [199, 300, 5000]) {
      const { statusCode, headers } = await shop.service.app.inject({
        url: path.replace('%s', 'x'.repeat(length)),
        headers: storefrontAccess,
      });
      expect([401, 404, 422]).toContain(statusCode);
      expect(headers['content-type']).toContain('application/json');
    }
  });

  test('limits attempts at gift card numbers and codes', async () => {
    const headers = { authorization: (await shop.guest()).authorization };
    const balance = () =>
      shop.inject(giftCardBalance, { body: { c_gcCardNumber: '6036000000000000', c_gcPin: '0000' } }, headers);
    const { id } = (await shop.inject(createCart, { body: {} }, headers)).json();
    // Paying with a card reveals as much as reading its balance, so both share one limit.
    const paying = () =>
      shop.inject(
        addPaymentInstrument,
        {
          params: { basketId: id },
          body: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '6036000000000000', c_gcPin: '0000' },
        },
        headers,
      );
    expect(await codesOf(6, balance)).toBe(0);
    expect(await codesOf(6, paying)).toBe(2);
    expect(await codesOf(2, balance)).toBe(2);
    const coupon = () => shop.inject(applyCoupon, { body: { cartId: id, code: 'NOSUCHCODE' } }, headers);
    expect(await codesOf(32, coupon)).toBe(2);
  });

  test('audits an associate’s actions with person, store and outcome [STO-02]', async () => {
    const associate = await agentLoginAs(shop, 'emil@demo.example', { storeId: 'US01', storeEmployeeId: 'E102' });
    const { id } = await associate.ok(createCart, { body: {} } as never);
    await associate.call(applyCoupon, { body: { cartId: id, code: 'NOSUCHCODE' } });
    const rows = await shop.db
      .selectFrom('associate_action')
      .select(['call', 'outcome', 'store_id', 'store_employee_id', 'target'])
      .where('subject_id', '=', associate.id)
      .orderBy('done_at')
      .execute();
    expect(rows.map(({ call, outcome }) => [call, outcome])).toEqual([
      [createCart.name, 'done'],
      [applyCoupon.name, 'PRM130'],
    ]);
    expect(rows[1]).toMatchObject({
      store_id: 'US01',
      store_employee_id: 'E102',
      target: JSON.stringify({ cartId: id }),
    });
  });

  test('exports calls by name and status, orders, and the outbox delay', async () => {
    await shop.guest();
    const { body, headers } = await shop.service.app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/shop_call_duration_seconds_count\{call="auth.token",status="200"\} \d+/);
    expect(body).toMatch(/shop_orders_placed_total \d+/);
    expect(body).toMatch(/shop_worker_lag_seconds \d/);
    expect(body).not.toContain('@');
  });
});

test.each(engines)('refuses texts that cannot be stored, and addresses that cannot be read, on %s', async (engine) => {
  const shop = await openShop(engine);
  for (const bad of ['mara\0@example.org', 'mara\ud800@example.org']) {
    const { status, error } = await shop.anyone(trackOrder, { body: { orderNumber: 'TF-7K2M-9QXD', email: bad } });
    expect([status, error?.errorId, error?.field]).toEqual([422, 'API422', 'email']);
  }
  const unreadable = await shop.service.app.inject({ url: '/products/v2/products/%F0%9F/details' });
  expect(unreadable.statusCode).toBe(422);
  expect(unreadable.json()).toMatchObject({ errorDetails: [{ errorId: 'API422' }] });
  // Answers are for no frame, those without a route included.
  for (const { headers } of [unreadable, await shop.service.app.inject({ url: '/nowhere' })])
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  await shop.close();
});
