import Fastify, { type FastifyInstance } from 'fastify';
import type { PageEvent } from 'shared-contracts/page-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { addPersonalization } from './routes.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  addPersonalization(app, { ...readSettings(), slowAnswer: 50 });
});
afterEach(async () => app.close());

const headers = { authorization: `Bearer ${readSettings().experimentService.apiToken}` };
const view = (url: string): PageEvent => ({ eventType: 'monetate:context:PageView', url, pageType: 'Product list' });
const decide = (customerId: string, events: readonly object[]) =>
  app.inject({
    method: 'POST',
    url: '/personalization/api/engine/v1/decide/shop',
    payload: { customerId, channel: 'web', events },
  });
const request = { eventType: 'monetate:decision:DecisionRequest', requestId: 'r1', includeReporting: true };
async function variantOf(customerId: string, ...urls: string[]): Promise<string | undefined> {
  const { data } = (await decide(customerId, [...urls.map(view), request])).json() as {
    data: { responses: { requestId: string; actions: { impressionReporting: { variant_label: string }[] }[] }[] };
  };
  expect(data.responses.map(({ requestId }) => requestId)).toEqual(['r1']);
  return data.responses[0]?.actions[0]?.impressionReporting[0]?.variant_label;
}

test('decides by what a visitor looked at last, in every language, and by no other visitor [EXP-03]', async () => {
  expect(await variantOf('a')).toBeUndefined();
  expect(await variantOf('a', '/en-us/c/tents-4100', '/en-us/')).toBe('night');
  expect(await variantOf('b')).toBeUndefined();
  expect(await variantOf('a', '/de-de/c/stiefel-und-schuhe-6100')).toBe('feet');
  expect(await variantOf('a', '/en-us/c/jackets-1100')).toBe('feet');
});

test('campaigns decide for everybody, and tell what arrived, to who has the token [EXP-03]', async () => {
  const url = '/personalization/api/campaigns';
  const campaign = { experienceId: 'hero', name: 'Hero', variants: [{ label: 'thick', categories: [] }] };
  expect((await app.inject({ method: 'PUT', url, payload: [campaign] })).statusCode).toBe(401);
  await app.inject({ method: 'PUT', url, headers, payload: [campaign] });
  expect(await variantOf('a', '/en-us/')).toBe('thick');
  const tracked = await app.inject({ url: '/personalization/api/visitors/a', headers });
  expect(tracked.json()).toEqual({ events: [view('/en-us/')] });
});

test('refuses events that the protocol does not have, and is away when told so [EXP-03]', async () => {
  await expect(decide('a', [{ eventType: 'monetate:context:Unknown' }])).resolves.toMatchObject({ statusCode: 500 });
  await app.inject({ method: 'PUT', url: '/personalization/api/mode', headers, payload: { mode: 'missing' } });
  await expect(decide('a', [request])).resolves.toMatchObject({ statusCode: 503 });
});
