import Fastify from 'fastify';
import { drainNotice, serveHealth } from 'shared-contracts/service-process';
import { expect, test } from 'vitest';

function serviceThatIs(isReady: () => boolean | Promise<boolean>) {
  const app = Fastify();
  const health = serveHealth(app, isReady);
  app.get('/work', () => 'done');
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  return { app, health, statusOf };
}

test('lives without a database, and is not ready', async () => {
  for (const isReady of [() => false, () => Promise.reject(new Error('no database'))]) {
    const { statusOf } = serviceThatIs(isReady);
    expect(await statusOf('/livez')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
  }
});

test('is not ready while its database does not answer', async () => {
  const { statusOf } = serviceThatIs(() => new Promise(() => {}));
  expect(await statusOf('/readyz')).toBe(503);
});

test('is not ready while it drains, still answers, and asks callers to connect elsewhere', async () => {
  const { app, health, statusOf } = serviceThatIs(() => true);
  expect(await statusOf('/readyz')).toBe(200);
  health.drain();
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/livez')).toBe(200);
  const answer = await app.inject({ url: '/work' });
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
});

test('rejects a notice of the drain that is longer than the drain itself', () => {
  expect(drainNotice({})).toBe(0);
  expect(drainNotice({ DRAIN_NOTICE: '2000' })).toBe(2000);
  for (const value of ['9000', '-1', '1.5', 'soon'])
    expect(() => drainNotice({ DRAIN_NOTICE: value })).toThrow('DRAIN_NOTICE');
});
