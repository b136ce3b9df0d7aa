import Fastify, { type FastifyInstance } from 'fastify';
import type { CallResponse } from 'shared-contracts/call';
import { getStaffSession } from 'shared-contracts/calls/staff';
import type { StaffRole } from 'shared-contracts/staff-role';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editorPreview, previewedElsewhere } from './editor-preview.ts';
import { httpServer } from './http-server.ts';
import { sealToken } from './session/sealed-token.ts';
import { readSessionKeys } from './session/session-keys.ts';

const keys = readSessionKeys({ text: 'a'.repeat(32), file: '', isPublic: true });
let roles: readonly StaffRole[];
let isDown: boolean;
let asked: number;
let services: FastifyInstance;
beforeAll(async () => {
  services = Fastify();
  services.post('/staff/v1/session', async ({ headers }, reply) => {
    asked += 1;
    if (isDown) return reply.code(503).send('');
    const { member } = getStaffSession.example as CallResponse<typeof getStaffSession>;
    return headers.authorization === 'Bearer of-erin' && member ? { member: { ...member, roles } } : {};
  });
  await services.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => services.close());
beforeEach(() => {
  roles = ['editor'];
  isDown = false;
  asked = 0;
});

/** What a request is taken for, with the cookie of somebody's session. */
async function previewFor(url: string, token = 'of-erin') {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  app.get('/*', async (request) => ({
    found: await editorPreview(request, {
      session: { keys, isHttps: false },
      services: { all: services.listeningOrigin, byPrefix: {} },
      public: { shopName: 'Shop' },
    }),
  }));
  const cookie = `__Host-shop.staff=${await sealToken(token, keys)}`;
  const answer = await app.inject({ url, headers: { host: 'localhost', cookie } });
  return answer.json().found;
}

const path = '/en-us/pages/winter?preview=true&previewDateTime=2026-11-27T09:00:00.000Z';

test('is a preview with the session of an editor [CNT-01]', async () => {
  expect(await previewFor(path)).toEqual({
    preview: { at: '2026-11-27T09:00:00.000Z' },
    authorization: 'Bearer of-erin',
  });
});

test('is the page that everybody sees for anybody else, and while nobody knows [CNT-01]', async () => {
  expect(await previewFor(path, 'of-somebody')).toBeUndefined();
  roles = ['moderator', 'operator'];
  expect(await previewFor(path)).toBeUndefined();
  roles = ['editor'];
  isDown = true;
  expect(await previewFor(path)).toBeUndefined();
  expect(asked).toBe(3);
});

test('asks nobody about a page that is no preview', async () => {
  expect(await previewFor('/en-us/pages/winter')).toBeUndefined();
  expect(await previewFor('/en-us/pages/winter?preview=false')).toBeUndefined();
  expect(asked).toBe(0);
});

test('leads to the locale that a preview names [CNT-01]', () => {
  const url = '/en-us/pages/winter?preview=true&localePath=de-de';
  expect(previewedElsewhere(url, { localePath: 'de-de' })).toBe('/de-de/pages/winter?preview=true&localePath=de-de');
  expect(previewedElsewhere(url, { localePath: 'en-us' })).toBeUndefined();
  expect(previewedElsewhere(url, {})).toBeUndefined();
});
