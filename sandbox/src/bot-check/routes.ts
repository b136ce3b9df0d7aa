import type { FastifyInstance } from 'fastify';

/** Tokens that a page may send to see what a refusal looks like; every other one belongs to a person. */
export const failingToken = 'sandbox-fail';
const lowScoreToken = 'sandbox-robot';

/**
 * The bot check, in the protocol of reCAPTCHA's siteverify: secret and response as form fields, the verdict as JSON. A
 * token made by the stand-in's library begins with the action it was made for.
 */
export function addBotCheck(app: FastifyInstance, secret: string): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    scope.post('/bot-check/siteverify', async (request) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const token = form.get('response') ?? '';
      if (form.get('secret') !== secret) return { success: false, 'error-codes': ['invalid-input-secret'] };
      if (token === '' || token === failingToken) return { success: false, 'error-codes': ['invalid-input-response'] };
      const [, action] = /^(login|placeOrder)\./.exec(token) ?? [];
      return { success: true, score: token === lowScoreToken ? 0.1 : 0.9, ...(action ? { action } : {}) };
    });
  });
}
