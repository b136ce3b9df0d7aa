import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from './errors.ts';

test('a caller who leaves while sending a request is no fault of the shop', async () => {
  const lines: { readonly msg: string; readonly errorId?: string }[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } });
  app.setErrorHandler(answerError);
  app.post('/', () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const begun = once(app.server, 'request');
  caller.write('POST / HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  await begun;
  caller.resetAndDestroy();
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('call refused');
  expect(lines.map(({ msg }) => msg)).not.toContain('call failed');
  await app.close();
});
