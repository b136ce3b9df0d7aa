import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isShopOrigin } from '../card/routes.ts';
import { basicOf, ownPage } from '../own-page.ts';
import type { Settings } from '../settings.ts';
import { consentPage, people } from './consent-page.ts';
import { Codes, challengeOf, idToken, keySet, subjectOf } from './tokens.ts';

const TOKEN_SECONDS = 300;
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const askedFor = v.object({
  response_type: v.literal('code'),
  client_id: short,
  redirect_uri: v.pipe(short, v.url()),
  scope: v.pipe(short, v.regex(/\bopenid\b/)),
  state: short,
  nonce: short,
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
});
const decided = v.object({
  ...askedFor.entries,
  decision: v.picklist(['allow', 'deny']),
  email: v.optional(v.pipe(v.string(), v.email())),
  given_name: v.optional(short, 'Sam'),
  family_name: v.optional(short, 'Sample'),
});

/**
 * An OpenID Connect provider for the shop's "sign in with" buttons: discovery, a consent page, codes with PKCE, and ID
 * tokens signed with a key of its key set.
 */
export function addIdentity(app: FastifyInstance, settings: Settings): void {
  const codes = new Codes();
  const issuer = `${settings.publicUrl}/identity`;
  const { clientId, clientSecret } = settings.identity;
  const isOurs = (asked: v.InferOutput<typeof askedFor>): boolean =>
    asked.client_id === clientId && isShopOrigin(new URL(asked.redirect_uri).origin, settings.shopOrigins);

  app.get('/identity/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
  }));
  app.get('/identity/jwks', async () => keySet);

  app.get('/identity/authorize', async (request, reply) => {
    const asked = v.safeParse(askedFor, request.query);
    // Never redirects for an unknown client, because the address may be an attacker's.
    if (!asked.success || !isOurs(asked.output)) return reply.code(400).type('text/plain').send('Unknown client.');
    return ownPage(reply, settings.shopOrigins, consentPage(new URLSearchParams(asked.output)));
  });

  app.get('/identity/decide', async (request, reply) => {
    const answer = v.safeParse(decided, request.query);
    if (!answer.success || !isOurs(answer.output)) return reply.code(400).type('text/plain').send('Unknown client.');
    const { decision, email, state, redirect_uri, ...rest } = answer.output;
    const back = new URL(redirect_uri);
    back.searchParams.set('state', state);
    if (decision === 'deny' || !email) {
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.toString());
    }
    const code = codes.give({
      clientId: rest.client_id,
      redirectUri: redirect_uri,
      challenge: rest.code_challenge,
      nonce: rest.nonce,
      email,
      emailVerified: people.find((person) => person.email === email)?.emailVerified ?? true,
      givenName: rest.given_name,
      familyName: rest.family_name,
    });
    back.searchParams.set('code', code);
    return reply.redirect(back.toString());
  });

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    scope.post('/identity/token', async (request, reply) => {
      const client = basicOf(request.headers.authorization);
      if (client?.user !== clientId || client.password !== clientSecret)
        return reply.code(401).send({ error: 'invalid_client' });
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const agreement = codes.take(form.get('code') ?? '');
      const holds =
        agreement &&
        form.get('grant_type') === 'authorization_code' &&
        form.get('redirect_uri') === agreement.redirectUri &&
        challengeOf(form.get('code_verifier') ?? '') === agreement.challenge;
      if (!holds) return reply.code(400).send({ error: 'invalid_grant' });
      const now = Math.floor(Date.now() / 1000);
      return reply.header('cache-control', 'no-store').send({
        access_token: crypto.randomUUID(),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        id_token: idToken({
          iss: issuer,
          aud: agreement.clientId,
          sub: subjectOf(agreement.email),
          iat: now,
          exp: now + TOKEN_SECONDS,
          // The page where somebody agrees is the sign-in.
          auth_time: now,
          acr: 'urn:sandbox:name-only',
          nonce: agreement.nonce,
          email: agreement.email,
          email_verified: agreement.emailVerified,
          given_name: agreement.givenName,
          family_name: agreement.familyName,
        }),
      });
    });
  });
}
