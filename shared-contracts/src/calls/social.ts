import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { localeQuery, nonEmptyText, uuid } from '../fields.ts';
import { codeVerifier, getToken } from './auth.ts';

const url = v.pipe(v.string(), v.maxLength(500), v.url());

export const getSocialProviders = defineCall({
  name: 'auth.socialProviders',
  summary: 'With whom one can sign in beside email and password, and where the page sends the visitor for it',
  method: 'GET',
  path: '/token/v3/login/social/providers',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  response: v.object({
    providers: v.array(
      v.object({
        idp: v.string(),
        name: v.string(),
        /** OpenID Connect; the page adds redirect_uri, state, nonce and the challenge of PKCE. */
        authorizationEndpoint: url,
        clientId: v.string(),
        scope: v.string(),
      }),
    ),
  }),
  errors: ['AUT500'],
  example: {
    providers: [
      {
        idp: 'sandbox',
        name: 'Sandbox sign-in',
        authorizationEndpoint: 'http://localhost:3002/identity/authorize',
        clientId: 'identity_sandbox',
        scope: 'openid email profile',
      },
    ],
  },
});

export const socialLogin = defineCall({
  name: 'auth.socialLogin',
  summary: 'Trades the code of an identity provider for a token; who is new gets an account',
  method: 'POST',
  path: '/token/v3/login/social',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    idp: nonEmptyText(30),
    /** What the provider sent the visitor back with. */
    code: nonEmptyText(2000),
    codeVerifier,
    /** What the page asked the provider to put into the ID token. */
    nonce: nonEmptyText(200),
    redirectUri: url,
    /** What the guest of the cookie gathered; it joins the account. */
    basketId: v.optional(uuid),
    favoriteId: v.optional(uuid),
    saveForLaterId: v.optional(uuid),
  }),
  response: getToken.response,
  /** AUT439: the email has an account whose holder has to sign in with the password first. */
  errors: ['AUT404', 'AUT439', 'AUT440', 'AUT500', 'API429'],
  example: getToken.example,
});
