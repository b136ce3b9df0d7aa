import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import Fastify from 'fastify';
import { drainNotice, serveHealth } from 'service-kit/service-process';
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

test('asks the caller of a call that began before the drain to connect elsewhere', async () => {
  const { app, health } = serviceThatIs(() => true);
  const { promise, resolve } = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    health.drain();
    await promise;
    return 'done';
  });
  const answer = app.inject({ url: '/slow' });
  resolve();
  expect((await answer).headers.connection).toBe('close');
});

/** Begins an answer, and gives the rest once it takes no new connections; the connection may stay open. */
const streaming = `
  import Fastify from 'fastify';
  import { PassThrough } from 'node:stream';
  import { serveHealth, stopOnSignal } from 'service-kit/service-process';
  const app = Fastify();
  const health = serveHealth(app);
  app.get('/stream', (_request, reply) => {
    const body = new PassThrough();
    reply.send(body);
    body.write('first');
    const timer = setInterval(() => {
      if (app.server.listening) return;
      clearInterval(timer);
      body.end(' and last');
    }, 10);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  stopOnSignal(app, { health });
  console.log(app.server.address().port);`;

test('ends after its last answer, although the connection would stay open [OPS-02]', async () => {
  const service = spawn(process.execPath, ['--input-type=module', '--eval', streaming], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  const [port] = (await once(service.stdout, 'data')) as [Buffer];
  const agent = new Agent({ keepAlive: true });
  const asked = request({ port: Number(port), path: '/stream', agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const [first] = (await once(answer, 'data')) as [Buffer];
  service.kill('SIGTERM');
  const rest = (await answer.toArray()) as Buffer[];
  expect([first, ...rest].map(String).join('')).toBe('first and last');
  // One that waits for open connections ends itself with 1 at the limit of the drain.
  expect(await ended).toEqual([0, null]);
  agent.destroy();
});

test('rejects a notice of the drain that is longer than the drain itself', () => {
  expect(drainNotice({})).toBe(0);
  expect(drainNotice({ DRAIN_NOTICE: '2000' })).toBe(2000);
  for (const value of ['9000', '-1', '1.5', 'soon'])
    expect(() => drainNotice({ DRAIN_NOTICE: value })).toThrow('DRAIN_NOTICE');
});
