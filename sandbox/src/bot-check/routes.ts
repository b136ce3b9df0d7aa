import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { serveScript } from '../own-page.ts';

/** Tokens of a detected bot; all others belong to people. */
export const failingToken = 'sandbox-fail';
const lowScoreToken = 'sandbox-robot';
const tokenOf = { refuse: failingToken, robot: lowScoreToken } as const;

/** `challenge` is the widget's, after a good answer. */
const tokenBody = v.strictObject({ action: v.picklist(['login', 'placeOrder', 'challenge']) });
const nextBody = v.strictObject({ verdict: v.picklist(['refuse', 'robot']) });

interface Secrets {
  readonly botCheckSecret: string;
  readonly botChallengeSecret: string;
}

/**
 * The bot check: the script of reCAPTCHA version 3 and of version 2's widget for pages, and siteverify for servers, with
 * secret and response as form fields and the verdict as JSON. A token starts with the action it was issued for, and belongs
 * to one secret. Set the next visitor's verdict at `/bot-check/next` to try out a refusal.
 */
export function addBotCheck(app: FastifyInstance, { botCheckSecret, botChallengeSecret }: Secrets): void {
  let next: string | undefined;
  serveScript(app, '/bot-check/api.js', new URL('./browser/library.js', import.meta.url));

  app.options('/bot-check/tokens', async (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-headers', 'content-type')
      .code(204)
      .send(),
  );
  app.post('/bot-check/tokens', async (request, reply) => {
    const { action } = v.parse(tokenBody, request.body);
    const token = next ?? `${action}.${randomUUID()}`;
    next = undefined;
    return reply.header('access-control-allow-origin', '*').send({ token });
  });
  app.post('/bot-check/next', async (request, reply) => {
    next = tokenOf[v.parse(nextBody, request.body).verdict];
    return reply.code(204).send();
  });

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    scope.post('/bot-check/siteverify', async (request) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const token = form.get('response') ?? '';
      const secret = form.get('secret');
      const isChallenge = secret === botChallengeSecret;
      if (secret !== botCheckSecret && !isChallenge) return { success: false, 'error-codes': ['invalid-input-secret'] };
      if (token === '' || token === failingToken || token.startsWith('challenge.') !== isChallenge)
        return { success: false, 'error-codes': ['invalid-input-response'] };
      if (isChallenge) return { success: true };
      const [, action] = /^(login|placeOrder)\./.exec(token) ?? [];
      return { success: true, score: token === lowScoreToken ? 0.1 : 0.9, ...(action ? { action } : {}) };
    });
  });
}
