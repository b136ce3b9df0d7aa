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
        /** OpenID Connect; the page adds redirect_uri, state, nonce, and the PKCE challenge. */
        authorizationEndpoint: url,
        clientId: v.string(),
        scope: v.string(),
        /** Sent as `acr_values` and `max_age`: how strong and how recent a sign-in the shop asks for. */
        acrValues: v.optional(v.string()),
        maxAge: v.optional(v.pipe(v.number(), v.integer())),
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
    /** The parameters of the provider's redirect. */
    code: nonEmptyText(2000),
    codeVerifier,
    /** The nonce the page asked the provider to include in the ID token. */
    nonce: nonEmptyText(200),
    redirectUri: url,
    /** The guest's data, identified by the cookie, joins the account. */
    basketId: v.optional(uuid),
    favoriteId: v.optional(uuid),
    saveForLaterId: v.optional(uuid),
  }),
  response: getToken.response,
  /** AUT439: the email belongs to an account whose holder must first sign in with the password. */
  errors: ['AUT404', 'AUT439', 'AUT440', 'AUT462', 'AUT465', 'AUT500', 'API429'],
  example: getToken.example,
});
