import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { addIdentity } from './routes.ts';

const verifier = 'v'.repeat(43);
const asked = {
  response_type: 'code',
  client_id: 'identity_sandbox',
  redirect_uri: 'http://localhost:3000/en-us/signed-in',
  scope: 'openid email',
  state: 'here',
  nonce: 'once',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};
let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  addIdentity(app, readSettings());
});
afterEach(() => app.close());

const get = (url: string, query: object) => app.inject({ url, query: { ...query } });
async function codeFor(email: string): Promise<string> {
  const answer = await get('/identity/decide', { ...asked, decision: 'allow', email });
  return new URL(String(answer.headers.location)).searchParams.get('code') ?? '';
}
const trade = async (change: object, password = 'identity_secret') => {
  const form = {
    grant_type: 'authorization_code',
    redirect_uri: asked.redirect_uri,
    code_verifier: verifier,
    ...change,
  };
  const response = await app.inject({
    method: 'POST',
    url: '/identity/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`identity_sandbox:${password}`).toString('base64')}`,
    },
    payload: new URLSearchParams({ ...form }).toString(),
  });
  return { status: response.statusCode, body: response.json() };
};

test('asks the visitor and redirects with a single-use code', async () => {
  expect((await get('/identity/authorize', asked)).body).toContain('Do not allow');
  const code = await codeFor('nils.social@demo.example');
  const { status, body } = await trade({ code });
  expect(status).toBe(200);
  const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1], 'base64url').toString());
  expect(claims).toMatchObject({ aud: 'identity_sandbox', nonce: 'once', email_verified: true });
  expect(await trade({ code })).toEqual({ status: 400, body: { error: 'invalid_grant' } });
});

test.each([
  ['another verifier', { code_verifier: 'w'.repeat(43) }, 'identity_secret', 'invalid_grant'],
  ['another address', { redirect_uri: 'http://localhost:3000/' }, 'identity_secret', 'invalid_grant'],
  ['another secret', {}, 'guessed', 'invalid_client'],
])('refuses to redeem a code for %s', async (_, change, password, error) => {
  const code = await codeFor('nils.social@demo.example');
  expect((await trade({ code, ...change }, password)).body).toEqual({ error });
});

test.each([
  ['a stranger’s address', { redirect_uri: 'https://evil.example/' }],
  ['an unknown client', { client_id: 'somebody' }],
  ['no challenge', { code_challenge: '' }],
])('redirects nobody with %s', async (_, change) => {
  expect((await get('/identity/authorize', { ...asked, ...change })).statusCode).toBe(400);
  const decided = { ...asked, ...change, decision: 'allow', email: 'nils.social@demo.example' };
  expect((await get('/identity/decide', decided)).statusCode).toBe(400);
});
