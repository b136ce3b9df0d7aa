import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eventually } from 'storefront-kit/testing/eventually';
import { expect, test } from 'vitest';
import { httpServer, leadToOneSlash } from './http-server.ts';

test.each([
  ['/en-us/cart?step=2', '/en-us/cart?step=2'],
  ['http://shop.example/en-us/cart?step=2', '/en-us/cart?step=2'],
  ['HTTPS://shop.example', '/'],
  ['http://shop.example//other.example/', '//other.example/'],
  ['http://[', '/http://['],
  ['*', '/*'],
])('answers a target %s as %s [SEC-05]', async (target, path) => {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  app.get('/*', async ({ url }) => ({ url }));
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  await once(socket, 'close');
  await app.close();
  expect(answer).toContain(JSON.stringify({ url: path }));
});

test('logs neither queries nor addresses of visitors [SEC-05]', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = httpServer({ logLevel: 'info', trustedProxies: 'loopback', logStream });
  app.get('/account/:step', async () => 'done');
  await app.inject({ url: '/account/reset?token=of-a-mail', remoteAddress: '203.0.113.7' });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('"path":"/account/:step"');
  expect(log).not.toMatch(/of-a-mail|203\.0\.113\.7/);
});

test.each([
  'POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Le',
  'POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n{',
])('ends a request that does not arrive in time: %j', async (part) => {
  const deadlines = { headers: 20, request: 30, check: 10 };
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback', deadlines });
  app.post('/', async () => 'done');
  const socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
  socket.write(part);
  const [answer] = await once(socket.setEncoding('utf8'), 'data');
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await app.close();
});

test.each([
  ['//', '/'],
  ['//en-us/cart?step=2', '/en-us/cart?step=2'],
  ['///other.example', '/other.example'],
  ['/\\', '/'],
  ['//\\other.example//x', '/other.example//x'],
])('leads from %s to %s, which is of no other site [SEC-05]', async (target, location) => {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  leadToOneSlash(app);
  app.get('/*', async () => 'page');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  await app.close();
  expect(answer).toMatch(/^HTTP\/1.1 301 /);
  expect(answer).toContain(`\r\nlocation: ${location}\r\n`);
});

test('a caller who leaves while sending a request is no fault of the shop', async () => {
  const lines: { readonly msg: string }[] = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = httpServer({ logLevel: 'info', trustedProxies: 'loopback', logStream });
  // As the proxy reads the body of a call.
  app.addContentTypeParser('*', async (_request: unknown, body: Readable) => Buffer.concat(await body.toArray()));
  app.post('/', async () => 'done');
  const socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
  const begun = once(app.server, 'request');
  socket.write('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Type: image/png\r\nContent-Length: 9\r\n\r\n{');
  await begun;
  socket.resetAndDestroy();
  await eventually(() => expect(lines.map(({ msg }) => msg)).toContain('A request ended early'));
  await app.close();
});
