import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { tokenOfApplePay } from '../apple-pay/token.ts';
import { ownPage } from '../own-page.ts';
import type { Settings } from '../settings.ts';
import type { Authorization } from './authorization.ts';
import { challengePage } from './challenge-page.ts';
import { challengeResult } from './challenge-result.ts';
import { brandOf, codeLengthOf, isCardNumber } from './form/card-number.js';
import { checkExpiry } from './form/expiry.js';
import { formPage } from './form-page.ts';
import { PaymentRefusal, type Payments } from './payments.ts';
import { behaviorOf, wrongCode } from './test-cards.ts';
import type { Notify } from './webhooks.ts';

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));
const id = v.pipe(v.string(), v.maxLength(64));
const authorizeBody = v.strictObject({
  amount,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  token: v.optional(id),
  savedCard: v.optional(id),
  applePayToken: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
  reference: id,
  deviceFingerprint: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(5000))),
});
const cardBody = v.strictObject({ token: id, customer: id });
const resultBody = v.strictObject({ result: v.pipe(v.string(), v.maxLength(200)) });
const outcomeBody = v.strictObject({ outcome: v.picklist(['confirmed', 'failed']) });
const amountBody = v.strictObject({ authorizationId: id, amount });
const voidBody = v.strictObject({ authorizationId: id });
const tokenBody = v.strictObject({
  key: id,
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  expiry: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}$/)),
  code: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
  name: v.pipe(v.string(), v.minLength(2), v.maxLength(60)),
});

const codeBody = v.strictObject({ key: id, code: v.pipe(v.string(), v.regex(/^\d{3,4}$/)) });

const assets: Readonly<Record<string, string>> = {
  'form.js': 'text/javascript; charset=utf-8',
  'code-form.js': 'text/javascript; charset=utf-8',
  'card-number.js': 'text/javascript; charset=utf-8',
  'expiry.js': 'text/javascript; charset=utf-8',
  'parent-page.js': 'text/javascript; charset=utf-8',
  'texts.js': 'text/javascript; charset=utf-8',
  'form.css': 'text/css; charset=utf-8',
  'challenge.js': 'text/javascript; charset=utf-8',
};

function parse<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new PaymentRefusal(422, 'invalid_request');
  return result.output;
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns whether an origin is one of the shop's; `http://localhost:*` matches every port. */
export function isShopOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((pattern) =>
    pattern.endsWith(':*')
      ? new RegExp(`^${pattern.slice(0, -2).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(:\\d{1,5})?$`).test(origin)
      : pattern === origin,
  );
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w.:-]{8,100}$/.test(key))
    throw new PaymentRefusal(400, 'idempotency_key_missing');
  return key;
}

function addForm(app: FastifyInstance, settings: Settings, payments: Payments): void {
  app.get('/card/v1/form', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const parentOrigin = query.parent ?? '';
    if (!isShopOrigin(parentOrigin, settings.shopOrigins) || query.key !== settings.publicKey)
      return reply.code(403).type('text/plain').send('This page may not show the card form.');
    const locale = /^[a-z]{2}-[a-z]{2}$/.test(query.locale ?? '') ? (query.locale ?? 'en-us') : 'en-us';
    const page = formPage({
      locale,
      parentOrigin,
      publicKey: settings.publicKey,
      theme: query.theme === 'dark' ? 'dark' : 'light',
      keptBrand: query.card,
    });
    return ownPage(reply, settings.shopOrigins, page);
  });

  for (const [name, type] of Object.entries(assets)) {
    const body = readFileSync(new URL(`./form/${name}`, import.meta.url), 'utf8');
    app.get(`/card/v1/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff').send(body),
    );
  }

  const font = readFileSync(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    ),
  );
  app.get('/card/v1/assets/instrument-sans.woff2', async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  );

  // Called by the form from its own origin; pages of other origins cannot read the answer.
  app.post('/card/v1/tokens', async (request, reply) => {
    const { key, number, expiry, code, name } = parse(tokenBody, request.body);
    if (key !== settings.publicKey) throw new PaymentRefusal(401, 'unknown_key');
    const complete =
      isCardNumber(number) && checkExpiry(expiry, new Date()) === 'valid' && code.length === codeLengthOf(number);
    if (!complete) throw new PaymentRefusal(422, 'invalid_card');
    const card = { brand: brandOf(number), lastFour: number.slice(-4) };
    // Everybody shares the test numbers, so the holder's name tells their cards apart.
    const fingerprint = createHmac('sha256', settings.secretKey).update(`${number} ${name}`).digest('hex');
    const token = payments.tokenise({ ...card, expiry, name, fingerprint, behavior: behaviorOf(number) });
    return reply.header('cache-control', 'no-store').send({ token, ...card, expiry });
  });
  // Tokenises the security code of a saved card, which shops must not store.
  app.post('/card/v1/codes', async (request, reply) => {
    const { key, code } = parse(codeBody, request.body);
    if (key !== settings.publicKey) throw new PaymentRefusal(401, 'unknown_key');
    const behavior = code === wrongCode ? 'decline' : 'approve';
    const token = payments.tokenise({ behavior, brand: '', lastFour: '' });
    return reply.header('cache-control', 'no-store').send({ token });
  });
}

const idOf = (request: FastifyRequest): string => (request.params as { readonly id: string }).id;

const challengeUrlOf = ({ publicUrl }: Settings, id: string): string => `${publicUrl}/card/v1/challenge/${id}`;

/** The page of the bank's challenge, in a frame of the shop. */
function addChallenge(app: FastifyInstance, settings: Settings, payments: Payments): void {
  app.get('/card/v1/challenge/:id', async (request, reply) => {
    const { parent = '', locale = 'en-us' } = request.query as Record<string, string | undefined>;
    const payment = payments.get(idOf(request));
    if (!isShopOrigin(parent, settings.shopOrigins))
      return reply.code(403).type('text/plain').send('This page may not show the challenge.');
    return ownPage(reply, settings.shopOrigins, challengePage({ locale, parentOrigin: parent, payment }));
  });
  app.post('/card/v1/challenge/:id', async (request, reply) => {
    const { outcome } = parse(outcomeBody, request.body);
    const { id: paymentId } = payments.get(idOf(request));
    const threeDS2Result = challengeResult(settings.secretKey, paymentId, outcome);
    return reply.header('cache-control', 'no-store').send({ threeDS2Result });
  });
}

/** The card provider: the hosted form for shoppers, and the API for shops with the secret key. */
export function addCardProvider(app: FastifyInstance, settings: Settings, payments: Payments, notify: Notify): void {
  addForm(app, settings, payments);
  addChallenge(app, settings, payments);
  const shown = ({ behavior, ...answer }: Authorization): object =>
    answer.status === 'challenge' ? { ...answer, challengeUrl: challengeUrlOf(settings, answer.id) } : answer;

  const secured = (request: FastifyRequest): void => {
    const [scheme, key] = (request.headers.authorization ?? '').split(' ');
    if (scheme !== 'Bearer' || !key || !sameText(key, settings.secretKey))
      throw new PaymentRefusal(401, 'unauthorized');
  };

  app.post('/card/v1/authorizations', async (request, reply) => {
    secured(request);
    const body = parse(authorizeBody, request.body);
    const { applePayToken, ...rest } = body;
    const input = applePayToken === undefined ? rest : { ...rest, token: tokenOfApplePay(applePayToken) };
    const behavior = payments.behaviorOf(input);
    const answer = payments.authorize(keyOf(request), input);
    notify('authorization', answer);
    if (behavior === 'slow') await pause(settings.slowAnswer, undefined, { ref: false });
    if (behavior === 'fail-after-work') throw new PaymentRefusal(500, 'internal_error');
    return reply.send(shown(answer));
  });
  app.get('/card/v1/authorizations', async (request, reply): Promise<FastifyReply> => {
    secured(request);
    const { idempotencyKey, reference } = request.query as {
      readonly idempotencyKey?: string;
      readonly reference?: string;
    };
    if (reference) return reply.send({ authorizations: payments.findByReference(reference).map(shown) });
    const found: Authorization | undefined = idempotencyKey ? payments.findByKey(idempotencyKey) : undefined;
    return reply.send({ authorizations: found ? [shown(found)] : [] });
  });
  app.get('/card/v1/authorizations/:id', async (request, reply) => {
    secured(request);
    return reply.send(shown(payments.get(idOf(request))));
  });
  app.post('/card/v1/captures', async (request, reply) => {
    secured(request);
    const answer = payments.capture(keyOf(request), parse(amountBody, request.body));
    notify('capture', answer);
    return reply.send(shown(answer));
  });
  app.post('/card/v1/refunds', async (request, reply) => {
    secured(request);
    const answer = payments.refund(keyOf(request), parse(amountBody, request.body));
    notify('refund', answer);
    return reply.send(shown(answer));
  });
  app.post('/card/v1/voids', async (request, reply) => {
    secured(request);
    const answer = payments.void(keyOf(request), parse(voidBody, request.body).authorizationId);
    notify('void', answer);
    return reply.send(shown(answer));
  });
  app.post('/card/v1/authorizations/:id/challenge', async (request, reply) => {
    secured(request);
    const { result } = parse(resultBody, request.body);
    const answer = payments.complete(keyOf(request), idOf(request), result, settings.secretKey);
    notify('authorization', answer);
    return reply.send(shown(answer));
  });
  app.post('/card/v1/cards', async (request, reply) => {
    secured(request);
    const { behavior, ...card } = payments.keepCard(keyOf(request), parse(cardBody, request.body));
    return reply.send(card);
  });
}
