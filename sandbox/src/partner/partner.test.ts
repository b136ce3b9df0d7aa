import Fastify from 'fastify';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { addPartners } from './routes.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

test('takes messages, checks their signatures, and answers as it was told [BEY-12]', async () => {
  const app = Fastify();
  addPartners(app);
  const body = '{"type":"order.placed","data":{"orderNumber":"TF-<b>"}}';
  const send = (by: string) => {
    const at = new Date();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': 'one',
      'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
      'webhook-signature': new Webhook(by).sign('one', at, body),
    };
    return app.inject({ method: 'POST', url: '/partner/books/events', headers, payload: body });
  };
  expect((await send(secret)).statusCode).toBe(204);
  await app.inject({ method: 'PUT', url: '/partner/books', payload: { secret, status: 503 } });
  expect((await send(secret)).statusCode).toBe(503);
  expect((await send(`whsec_${Buffer.from('another one').toString('base64')}`)).statusCode).toBe(503);
  const { messages } = (await app.inject('/partner/books/messages')).json();
  expect(messages.map((message: { isSigned?: boolean }) => message.isSigned)).toEqual([false, true, undefined]);
  expect(messages[0]).toMatchObject({ id: 'one', body });
  expect((await app.inject('/partner/books')).body).toContain('TF-&lt;b&gt;');
  expect((await app.inject('/partner/stock/messages')).json()).toEqual({ messages: [] });
  await app.close();
});
