import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Journal } from '../journal.ts';
import { readSettings } from '../settings.ts';
import { addTexts, type Text } from './routes.ts';

let folder: string;
let app: FastifyInstance;
const { texts } = readSettings();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  app = Fastify();
  addTexts(app, { texts: { ...texts, webhookUrl: '' } }, new Journal<Text>(path.join(folder, 'texts.jsonl')));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const send = (to: string, token = texts.authToken) =>
  app.inject({
    method: 'POST',
    url: `/texts/2010-04-01/Accounts/${texts.accountSid}/Messages.json`,
    headers: {
      authorization: `Basic ${Buffer.from(`${texts.accountSid}:${token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ To: to, From: texts.from, Body: 'Hello' }).toString(),
  });
const reply = (from: string, body: string) =>
  app.inject({ method: 'POST', url: '/texts/replies', payload: { from, body } });

test('takes messages as Twilio does, and shows them', async () => {
  const answer = await send('+15035550142');
  expect([answer.statusCode, answer.json().status]).toEqual([201, 'queued']);
  const { messages } = (await app.inject('/texts/messages?to=%2B15035550142')).json();
  expect(messages).toMatchObject([{ to: '+15035550142', body: 'Hello' }]);
  expect((await app.inject('/texts')).body).toContain('+15035550142');
  expect((await send('+15035550142', 'guessed')).statusCode).toBe(401);
});

test.each([
  ['nobody', 21_211],
  ['+15005550001', 21_211],
  ['+15005550004', 21_610],
  ['+15005550009', 21_614],
])('refuses %s with error %i', async (to, code) => {
  const answer = await send(to);
  expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
});

test('keeps STOP until START', async () => {
  await reply('+15035550142', 'Stop');
  expect((await send('+15035550142')).json().code).toBe(21_610);
  await reply('+15035550142', 'START');
  expect((await send('+15035550142')).statusCode).toBe(201);
});
