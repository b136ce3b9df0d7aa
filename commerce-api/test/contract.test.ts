import { servicePrefixes } from 'shared-contracts/calls/all-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BackEnd } from '../checks/contract/back-end.ts';
import { checkContract } from '../checks/contract/run.ts';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('the contract check on %s [BRD-04]', (engine) => {
  let shop: Shop;
  let url = '';
  beforeAll(async () => {
    shop = await openShop(engine);
    url = await shop.service.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.close());

  /** A back end that answers like the engine, except for what `change` does to the answers of one path. */
  const changed = (path: RegExp, change: (text: string, headers: Headers) => { text: string; status?: number }) =>
    new BackEnd(url, async (input, init) => {
      const response = await fetch(input, init);
      if (!path.test(String(input))) return response;
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      headers.delete('content-encoding');
      const { text, status = response.status } = change(await response.text(), headers);
      return new Response(text, { status, headers });
    });
  const differences = async (backEnd: BackEnd, services: readonly string[]) => {
    const results = await checkContract({ backEnd, others: new BackEnd(url), services });
    return results.flatMap(({ call, check, faults }) => faults.map((fault) => `${call} ${check}: ${fault}`));
  };

  test('finds no difference in the engine, for any service', async () => {
    const results = await checkContract({
      backEnd: new BackEnd(url),
      others: new BackEnd(url),
      services: servicePrefixes,
    });
    expect(results.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(results.length).toBeGreaterThan(150);
  });

  test('refuses a back end that breaks one field of one answer', async () => {
    const backEnd = changed(/\/reviews\?/, (text) => ({ text: text.replace(/"average":[\d.]+/, '"average":"4.5"') }));
    expect(await differences(backEnd, ['products'])).toEqual([
      expect.stringMatching(/^products\.reviews answers: average: /),
      expect.stringMatching(/^products\.reviews answers without a locale: average: /),
    ]);
  });

  test.each([
    ['another status', (text: string) => ({ text, status: 400 }), 'the status is 400; API404 has 404'],
    ['another error', (text: string) => ({ text: text.replaceAll('API404', 'GEN500') }), 'the error is GEN500'],
    [
      'another correlation id',
      (text: string) => ({ text: text.replace(/"correlationId":"[^"]+"/, '"correlationId":"mine"') }),
      'another correlation id',
    ],
    ['a page instead of an error', () => ({ text: '<h1>Not found</h1>' }), 'without the body of an error'],
  ])('refuses a back end that answers an unknown product with %s', async (_, change, fault) => {
    const found = await differences(changed(/ZZ000000000\/inventory/, change), ['products']);
    expect(found).toContainEqual(expect.stringContaining(`products.inventory refuses what does not exist: `));
    expect(found.join('\n')).toContain(fault);
  });

  test('refuses a back end that lets caches keep a cart, or sends it as text', async () => {
    const backEnd = changed(/\/cart\/v1\/cart\/[\w-]+\?/, (text, headers) => {
      headers.set('cache-control', 'public, max-age=60');
      headers.set('content-type', 'text/plain');
      return { text };
    });
    const found = (await differences(backEnd, ['cart'])).filter((fault) => fault.startsWith('cart.read answers:'));
    expect(found).toEqual([
      'cart.read answers: the content type is text/plain',
      'cart.read answers: a personal answer may be cached: it needs no-store',
    ]);
  });

  test('refuses a back end that does a repeated request twice', async () => {
    const backEnd = new BackEnd(url, (input, init) => {
      const headers = new Headers(init?.headers);
      if (headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID());
      return fetch(input, { ...init, headers });
    });
    expect(await differences(backEnd, ['cart'])).toContain(
      'cart.create repeats an answer under its key: the repeated request has another answer',
    );
  });
});
