import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { brandOf, isCardNumber } from '../card/form/card-number.js';
import type { Payments } from '../card/payments.ts';
import { isShopOrigin } from '../card/routes.ts';
import { behaviorOf } from '../card/test-cards.ts';
import { ownPage, serveScript } from '../own-page.ts';
import type { Settings } from '../settings.ts';
import { sheetPage } from './sheet-page.ts';
import { applePayToken } from './token.ts';

const startBody = v.object({
  merchantIdentifier: v.string(),
  displayName: v.pipe(v.string(), v.maxLength(64)),
  initiative: v.literal('web'),
  initiativeContext: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/i)),
});
const mintBody = v.strictObject({ number: v.optional(v.pipe(v.string(), v.regex(/^\d{12,19}$/)), '4111111111111111') });
const HOUR_MS = 3_600_000;

/** Apple Pay: merchant validation for the shop's server, and a substitute wallet for browsers. */
export function addApplePay(app: FastifyInstance, settings: Settings, payments: Payments): void {
  app.post('/apple-pay/paymentservices/startSession', async (request, reply) => {
    const body = v.safeParse(startBody, request.body);
    if (!body.success || body.output.merchantIdentifier !== settings.applePay.merchantIdentifier)
      return reply.code(400).send({ statusMessage: 'Payment Services Exception merchantId not registered' });
    const { merchantIdentifier, displayName, initiativeContext } = body.output;
    const now = Date.now();
    return {
      epochTimestamp: now,
      expiresAt: now + HOUR_MS,
      merchantSessionIdentifier: `SSH${randomBytes(16).toString('hex')}`,
      nonce: randomBytes(4).toString('hex'),
      merchantIdentifier,
      domainName: initiativeContext,
      displayName,
      signature: randomBytes(32).toString('hex'),
    };
  });
  serveScript(app, '/apple-pay/sdk.js', new URL('./browser/sdk.js', import.meta.url), {
    __SANDBOX_ORIGIN__: settings.publicUrl,
  });
  serveScript(app, '/apple-pay/assets/sheet.js', new URL('./browser/sheet.js', import.meta.url));
  app.get('/apple-pay/sheet', async (request, reply) => {
    const { parent = '', currency = '' } = request.query as Record<string, string | undefined>;
    if (!isShopOrigin(parent, settings.shopOrigins))
      return reply.code(403).type('text/plain').send('This page may not show the sheet.');
    return ownPage(reply, settings.shopOrigins, sheetPage(parent, currency));
  });
  // Issues a wallet token for any test card to the sheet, or to a page of the shop.
  app.post('/apple-pay/v1/tokens', async (request, reply) => {
    const origin = request.headers.origin ?? '';
    if (origin && isShopOrigin(origin, settings.shopOrigins)) reply.header('access-control-allow-origin', origin);
    const body = v.safeParse(mintBody, request.body ?? {});
    if (!body.success || !isCardNumber(body.output.number)) return reply.code(422).send({ error: 'invalid_card' });
    const { number } = body.output;
    const card = { brand: brandOf(number), lastFour: number.slice(-4) };
    const token = payments.tokenise({ ...card, behavior: behaviorOf(number) });
    return reply
      .header('cache-control', 'no-store')
      .send(applePayToken(token, { network: card.brand, lastFour: card.lastFour }));
  });
}
