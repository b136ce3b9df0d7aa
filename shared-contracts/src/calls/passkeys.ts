import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { empty, isoTimestamp, localeQuery, nonEmptyText, uuid } from '../fields.ts';
import { formLocation } from '../form-location.ts';
import { getToken } from './auth.ts';

/*
 * Passkeys: discoverable credentials of WebAuthn Level 3 (https://www.w3.org/TR/webauthn-3/). What browser and services exchange has
 * the JSON form of section 5.1; what the shop does not use is left out.
 */

/** Bytes in base64url without padding; `max` is the number of characters. */
const base64url = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+$/));

/** A credential id has at most 1023 bytes (section 4). */
const credentialId = base64url(1364);
const publicKeyType = v.literal('public-key');
/** How a browser reaches the device that keeps the passkey, e.g. `internal`; browsers may add others (section 5.8.4). */
const transports = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(30))), v.maxLength(10));
const challenge = base64url(86);

/** `AuthenticatorAttachment` and the results of extensions, which are not used. */
const unused = {
  authenticatorAttachment: v.optional(v.pipe(v.string(), v.maxLength(30))),
  clientExtensionResults: v.object({}),
};

/** `RegistrationResponseJSON`: what `navigator.credentials.create()` returns. */
const registration = v.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: v.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: v.optional(transports),
    // Parts of the attestation object, which browsers repeat.
    authenticatorData: v.optional(base64url(8000)),
    publicKeyAlgorithm: v.optional(v.pipe(v.number(), v.safeInteger())),
    publicKey: v.optional(base64url(8000)),
  }),
  ...unused,
});

/** `AuthenticationResponseJSON`: what `navigator.credentials.get()` returns. */
export const assertion = v.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: v.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    /** The account, as the shop told it to the device that keeps the passkey; at most 64 bytes. */
    userHandle: v.optional(base64url(86)),
  }),
  ...unused,
});
export type PasskeyAssertion = v.InferOutput<typeof assertion>;

/** `PublicKeyCredentialCreationOptionsJSON`. */
const creationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: base64url(86), name: v.string(), displayName: v.string() }),
  challenge,
  pubKeyCredParams: v.array(v.object({ type: publicKeyType, alg: v.number() })),
  /** Milliseconds. */
  timeout: v.number(),
  excludeCredentials: v.array(v.object({ type: publicKeyType, id: credentialId, transports: v.optional(transports) })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

/** `PublicKeyCredentialRequestOptionsJSON`, without `allowCredentials`: it names no account. */
const requestOptions = v.object({
  rpId: v.string(),
  challenge,
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
});

const passkey = v.object({
  id: uuid,
  /** What its owner knows the device by, e.g. `Firefox on Windows`. */
  name: v.string(),
  createdAt: isoTimestamp,
  /** Absent while nobody has signed in with it. */
  lastUsedAt: v.optional(isoTimestamp),
});
export type Passkey = v.InferOutput<typeof passkey>;

const examplePasskey = {
  id: '5d0f4c1e-9a53-4b0c-8e9a-6a1f3a6f2d77',
  name: 'Firefox on Windows',
  createdAt: '2026-11-02T09:12:00.000Z',
};

export const getPasskeys = defineCall({
  name: 'auth.passkeys',
  summary: 'The passkeys of the account, the newest first',
  method: 'GET',
  path: '/consumers-v3/consumer/passkeys',
  access: 'consumer-not-employee',
  query: v.object({ ...localeQuery }),
  response: v.object({ passkeys: v.array(passkey) }),
  errors: [],
  example: { passkeys: [{ ...examplePasskey, lastUsedAt: '2026-11-22T18:40:00.000Z' }] },
});

export const beginPasskey = defineCall({
  name: 'auth.beginPasskey',
  summary:
    'Checks that the owner of the account is at the page, and prepares a passkey, which is added within five minutes',
  method: 'POST',
  path: '/consumers-v3/consumer/passkeys/begin',
  access: 'consumer-not-employee',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({}),
  response: v.object({
    options: creationOptions,
    /** The browser and system of the caller, as far as it says so, for the name of the passkey. */
    device: v.object({ browser: v.optional(v.string()), system: v.optional(v.string()) }),
  }),
  errors: ['AUT472', 'AUT473', 'PRO404', 'API429'],
  example: {
    options: {
      rp: { id: 'localhost', name: 'Tarnfell' },
      user: { id: 'PTscOnjpSj-aVz9fbw6fEA', name: 'mara@example.org', displayName: 'Mara Lindqvist' },
      challenge: 'Ck6dT8Vn2wQ0o0yqv7Jx3gXcO0m8m0n7r7yqv7Jx3gU',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
    device: { browser: 'Firefox', system: 'Windows' },
  },
});

export const addPasskey = defineCall({
  name: 'auth.addPasskey',
  summary: 'Adds a passkey that was prepared, once the device has made it',
  method: 'POST',
  path: '/consumers-v3/consumer/passkeys',
  access: 'consumer-not-employee',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ name: nonEmptyText(100), registration }),
  response: v.object({ passkey }),
  errors: ['AUT471', 'AUT472', 'API429'],
  example: { passkey: examplePasskey },
});

export const removePasskey = defineCall({
  name: 'auth.removePasskey',
  summary: 'Removes a passkey from the account; done when it has none with this id',
  method: 'POST',
  path: '/consumers-v3/consumer/passkeys/remove',
  access: 'consumer-not-employee',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ id: uuid }),
  response: empty,
  errors: ['AUT473', 'API429'],
  example: {},
});

export const beginPasskeySignIn = defineCall({
  name: 'auth.beginPasskeySignIn',
  summary: 'Returns what a browser asks its devices for a passkey with, within five minutes',
  method: 'POST',
  path: '/token/v3/login/passkey/begin',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({}),
  response: v.object({ options: requestOptions }),
  errors: ['API429'],
  example: {
    options: {
      rpId: 'localhost',
      challenge: 'Ck6dT8Vn2wQ0o0yqv7Jx3gXcO0m8m0n7r7yqv7Jx3gU',
      timeout: 300_000,
      userVerification: 'required',
    },
  },
});

export const signInByPasskey = defineCall({
  name: 'auth.signInByPasskey',
  summary: 'Signs a consumer in with a passkey, without a password or a code of the second factor',
  method: 'POST',
  path: '/token/v3/login/passkey',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    assertion,
    formLocation: v.optional(formLocation),
    /** The guest's data, identified by the cookie, joins the account. */
    basketId: v.optional(uuid),
    favoriteId: v.optional(uuid),
    saveForLaterId: v.optional(uuid),
  }),
  response: getToken.response,
  errors: ['AUT440', 'AUT465', 'AUT470', 'API429'],
  example: getToken.example,
});
