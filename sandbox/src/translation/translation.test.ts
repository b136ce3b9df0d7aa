import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addTranslation } from './routes.ts';

const app = Fastify();
addTranslation(app, { translationKey: 'key', slowAnswer: 10 });
const ask = (payload: object, key = 'key') =>
  app.inject({
    method: 'POST',
    url: '/translation/v2/translate',
    headers: { authorization: `DeepL-Auth-Key ${key}` },
    payload,
  });

test('answers as DeepL does: one translation for each text, in order', async () => {
  const answer = await ask({ text: ['Dry', 'Warm'], source_lang: 'EN', target_lang: 'DE' });
  expect(answer.json()).toEqual({
    translations: [
      { detected_source_language: 'EN', text: '[Deutsch] Dry' },
      { detected_source_language: 'EN', text: '[Deutsch] Warm' },
    ],
  });
  expect((await app.inject('/translation/asked')).json()).toEqual({ asked: 1 });
});

test('refuses a wrong key, and can be disturbed', async () => {
  expect((await ask({ text: ['Dry'], target_lang: 'DE' }, 'wrong')).statusCode).toBe(403);
  await app.inject({ method: 'PUT', url: '/translation/mode', payload: { mode: 'missing' } });
  expect((await ask({ text: ['Dry'], target_lang: 'DE' })).statusCode).toBe(503);
});
