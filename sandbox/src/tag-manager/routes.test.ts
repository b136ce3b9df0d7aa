import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addTagManager } from './routes.ts';

test('serves its script, takes hits of pages anywhere, and lists them [EXP-05]', async () => {
  const app = Fastify();
  addTagManager(app);
  const script = await app.inject('/tag-manager/gtm.js?id=GTM-SANDBOX');
  expect(script.headers['content-type']).toContain('text/javascript');
  const send = (payload: string, id = 'GTM-SANDBOX') =>
    app.inject({
      method: 'POST',
      url: `/tag-manager/collect?id=${id}`,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload,
    });
  expect((await send('{"event":"page_view","path":"/en-us"}')).statusCode).toBe(204);
  expect((await send('{"path":"/en-us"}')).statusCode).not.toBe(204);
  expect((await send('{"event":"page_view"}', 'none')).statusCode).not.toBe(204);
  expect((await app.inject('/tag-manager/received')).json()).toMatchObject({
    hits: [{ container: 'GTM-SANDBOX', entry: { event: 'page_view', path: '/en-us' } }],
  });
  await app.close();
});
