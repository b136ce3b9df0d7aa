import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addEdgeCache } from './routes.ts';

test('remembers purges of who has the token, and fails when it is told to', async () => {
  const app = Fastify();
  addEdgeCache(app, { edgeToken: 'edge_sandbox' });
  const purge = (token: string) =>
    app.inject({
      method: 'POST',
      url: '/edge/service/shop/purge',
      headers: { 'fastly-key': token },
      payload: { surrogate_keys: ['page/home', 'page/*'] },
    });
  const statuses = [(await purge('guessed')).statusCode, (await purge('edge_sandbox')).statusCode];
  await app.inject({ method: 'POST', url: '/edge/fail', payload: { count: 1 } });
  statuses.push((await purge('edge_sandbox')).statusCode, (await purge('edge_sandbox')).statusCode);
  expect(statuses).toEqual([401, 200, 503, 200]);
  const { purges } = (await app.inject('/edge/purges')).json();
  expect(purges.map(({ keys }: { keys: string[] }) => keys)).toEqual(Array(2).fill(['page/home', 'page/*']));
  await app.close();
});
