import Fastify, { type FastifyInstance } from 'fastify';
import { sessionHeaders } from 'shared-contracts/headers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpServer } from '../http-server.ts';
import { proxyServices } from '../proxy.ts';
import { readSessionKeys, type SessionKey } from './session-keys.ts';

const keysOf = (...texts: string[]): readonly SessionKey[] =>
  readSessionKeys({ text: texts.join(' '), file: '', isPublic: true });
const [old, young] = ['a'.repeat(32), 'b'.repeat(32)];
const token = 'token-of-the-session';
const staffToken = 'token-of-staff';

let services: FastifyInstance;
beforeAll(async () => {
  services = Fastify();
  services.post('/token/v2/auth/token', (_request, reply) =>
    reply
      .headers({ [sessionHeaders.token]: token, [sessionHeaders.seconds]: '600', 'set-cookie': 'foreign=1' })
      .send({ consumerNo: 'lena' }),
  );
  services.post('/consumers-v3/consumer/auth/signout', (_request, reply) =>
    reply.header(sessionHeaders.seconds, '0').send({}),
  );
  services.post('/staff/v1/signin', (_request, reply) =>
    reply.headers({ [sessionHeaders.token]: staffToken, [sessionHeaders.seconds]: '28800' }).send({ staffId: 'orla' }),
  );
  services.post('/staff/v1/signout', (_request, reply) => reply.header(sessionHeaders.seconds, '0').send({}));
  services.all('/staff/v1/seen', ({ headers }) => ({ authorization: headers.authorization }));
  services.all('/pre/caas/seen', ({ headers }) => ({ authorization: headers.authorization }));
  services.all('/fapi/seen', ({ headers }) => ({ authorization: headers.authorization, cookie: headers.cookie }));
  await services.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => services.close());

async function shell({ keys = keysOf(old), isHttps = false } = {}): Promise<FastifyInstance> {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await proxyServices(app, { all: services.listeningOrigin, byPrefix: {} }, { keys, isHttps });
  return app;
}

const own = { host: 'localhost:3000', 'x-access-key': 'storefront-web', 'sec-fetch-site': 'same-origin' };
type Headers = Readonly<Record<string, string>>;

const signIn = (app: FastifyInstance, headers: Headers = own) =>
  app.inject({ method: 'POST', url: '/token/v2/auth/token', headers, payload: { type: 'Guest' } });
async function cookieOf(app: FastifyInstance, headers: Headers = own): Promise<string> {
  const [cookie] = String((await signIn(app, headers)).headers['set-cookie']).split(';');
  return cookie ?? '';
}
const seen = async (app: FastifyInstance, headers: Headers) =>
  (await app.inject({ method: 'POST', url: '/fapi/seen', headers, payload: {} })).json();

describe('a session behind the shell [SEC-01]', () => {
  test('is kept in a cookie for the server only, and nothing of its token reaches the page', async () => {
    const answer = await signIn(await shell());
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-shop\.session=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(answer.headers[sessionHeaders.token]).toBeUndefined();
    expect(answer.headers[sessionHeaders.seconds]).toBeUndefined();
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain(token);
    expect(answer.json()).toEqual({ consumerNo: 'lena' });
  });

  test('is kept over a real connection, whose request is gone when the services answer', async () => {
    const app = await shell();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${app.listeningOrigin}/token/v2/auth/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-access-key': 'storefront-web',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ type: 'Guest' }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-shop\.session=/);
    await app.close();
  });

  test('authenticates the page’s calls, and passes on no cookie and no token that the browser sent', async () => {
    const app = await shell();
    const cookie = await cookieOf(app);
    expect(await seen(app, { ...own, cookie, authorization: 'Bearer of-the-browser' })).toEqual({
      authorization: `Bearer ${token}`,
    });
    expect(await seen(app, { ...own, authorization: 'Bearer of-the-browser' })).toEqual({});
  });

  test('is sealed anew each time, and opened by every shell with the same key', async () => {
    const [one, other] = [await shell(), await shell()];
    const cookie = await cookieOf(one);
    expect(await cookieOf(one)).not.toBe(cookie);
    expect(await seen(other, { ...own, cookie })).toEqual({ authorization: `Bearer ${token}` });
  });

  test('stays open while keys are rotated, and is sealed by the first', async () => {
    const cookie = await cookieOf(await shell());
    const rotated = await shell({ keys: keysOf(young, old) });
    expect(await seen(rotated, { ...own, cookie })).toEqual({ authorization: `Bearer ${token}` });
    const next = await cookieOf(rotated);
    expect(await seen(await shell({ keys: keysOf(young) }), { ...own, cookie: next })).toHaveProperty('authorization');
    expect(await seen(await shell({ keys: keysOf(young) }), { ...own, cookie })).toEqual({});
  });

  test('is none when the cookie was changed', async () => {
    const app = await shell();
    const cookie = await cookieOf(app);
    const forged = `${cookie.slice(0, -4)}${cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    expect(await seen(app, { ...own, cookie: forged })).toEqual({});
    expect(await seen(app, { ...own, cookie: '__Host-shop.session=eyJhbGciOiJub25lIn0.a.b.c.d' })).toEqual({});
  });

  test('ends with the sign-out, which clears what was fetched ahead', async () => {
    const app = await shell();
    const answer = await app.inject({
      method: 'POST',
      url: '/consumers-v3/consumer/auth/signout',
      headers: { ...own, cookie: await cookieOf(app) },
      payload: {},
    });
    expect(answer.headers['set-cookie']).toMatch(/^__Host-shop\.session=; Path=\/; Max-Age=0; /);
    expect(answer.headers['clear-site-data']).toBe('"prefetchCache", "prerenderCache"');
  });

  test('needs a secure cookie wherever the shop is served over https, and elsewhere where browsers keep one', async () => {
    const plain = { ...own, host: '192.0.2.7:3000' };
    expect(await cookieOf(await shell(), plain)).toMatch(/^shop\.session=/);
    expect(await cookieOf(await shell({ isHttps: true }), plain)).toMatch(/^__Host-shop\.session=/);
  });
});

describe('sessions of a shopper and of staff in one browser [SEC-01]', () => {
  const post = (app: FastifyInstance, url: string, headers: Headers) =>
    app.inject({ method: 'POST', url, headers, payload: {} });
  async function bothCookies(app: FastifyInstance): Promise<string> {
    const answer = await post(app, '/staff/v1/signin', own);
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-shop\.staff=[\w.-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain(staffToken);
    const [staff] = String(answer.headers['set-cookie']).split(';');
    return `${await cookieOf(app)}; ${staff}`;
  }

  test('exist at once, and each call has the one that its path names', async () => {
    const app = await shell();
    const cookie = await bothCookies(app);
    expect(await seen(app, { ...own, cookie })).toEqual({ authorization: `Bearer ${token}` });
    const asStaff = await post(app, '/staff/v1/seen', { ...own, cookie });
    expect(asStaff.json()).toEqual({ authorization: `Bearer ${staffToken}` });
    for (const path of ['/pre/caas/seen', '/%73taff/v1/seen', '/pr%65/caas/seen'])
      expect((await post(app, path, { ...own, cookie })).json()).toEqual({ authorization: `Bearer ${staffToken}` });
    const forged = await post(app, '/staff/v1/seen', { ...own, cookie, 'sec-fetch-site': 'cross-site' });
    expect(forged.json()).toEqual({});
  });

  test('end apart', async () => {
    const app = await shell();
    const answer = await post(app, '/staff/v1/signout', { ...own, cookie: await bothCookies(app) });
    expect(answer.headers['set-cookie']).toMatch(/^__Host-shop\.staff=; Path=\/; Max-Age=0; /);
    expect(answer.headers['clear-site-data']).toBe('"prefetchCache", "prerenderCache"');
  });

  test('leave the paths of pages to the pages', async () => {
    expect((await post(await shell(), '/staff/sign-in', own)).statusCode).toBe(404);
  });
});

describe('a call from elsewhere than the shop’s pages [SEC-01]', () => {
  const { 'sec-fetch-site': _site, ...unstated } = own;
  test.each<[string, Headers]>([
    ['another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['another origin of the site', { ...own, 'sec-fetch-site': 'same-site' }],
    ['an address that somebody typed', { ...own, 'sec-fetch-site': 'none' }],
    ['a form, which sends no header of its own', { host: own.host, 'sec-fetch-site': 'same-origin' }],
    ['another origin, in a browser that states nothing else', { ...unstated, origin: 'https://evil.example' }],
    ['no origin, in a browser that states nothing else', { ...unstated, origin: 'null' }],
  ])('has no session and gets none when it comes from %s', async (_name, headers) => {
    const app = await shell();
    const cookie = await cookieOf(app);
    expect(await seen(app, { ...headers, cookie })).toEqual({});
    expect((await signIn(app, headers)).headers['set-cookie']).toBeUndefined();
  });

  test('has one when it states no site, but the shop’s own origin', async () => {
    const app = await shell();
    const cookie = await cookieOf(app);
    const headers = { ...unstated, origin: 'http://localhost:3000', cookie };
    expect(await seen(app, headers)).toEqual({ authorization: `Bearer ${token}` });
  });
});
