import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { countryCode, emailText, empty, localeQuery, nonEmptyText, text, uuid } from '../fields.ts';
import { formLocation } from '../form-location.ts';
import { accountTraits } from '../segment-schemas.ts';

/** A base64url SHA-256: the S256 code challenge of PKCE (RFC 7636). */
export const codeChallenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** The verifier of PKCE (RFC 7636). */
export const codeVerifier = v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/));
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** The bot check's token for this action. */
const recaptcha = { recaptcha_response: v.optional(text(4000)) };
const storeId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,12}$/));
const storeEmployeeId = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{2,20}$/));

/**
 * Opens or resumes a session. Its token travels in headers (`sessionHeaders`), which the shell's server keeps from the page.
 * Asking again within the session gives the same subject, so a reload stays the same guest.
 */
export const getToken = defineCall({
  name: 'auth.token',
  summary: 'The session of a guest, or of a consumer who has just signed in',
  method: 'POST',
  path: '/token/v2/auth/token',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.variant('type', [
    v.strictObject({ type: v.literal('Guest') }),
    v.strictObject({
      type: v.literal('Registered'),
      code: text(200),
      codeVerifier,
      /** The guest's data, identified by the cookie, joins the account. */
      basketId: v.optional(uuid),
      favoriteId: v.optional(uuid),
      saveForLaterId: v.optional(uuid),
    }),
  ]),
  response: v.object({
    /** Id of the shopper. */
    consumerNo: uuid,
    consumerType: v.picklist(['GUEST', 'CONSUMER', 'EMPLOYEE', 'ASSOCIATE']),
    basketId: v.optional(uuid),
    /** The loyalty membership number. */
    memberId: v.optional(v.string()),
    /** For employees: whether they accepted the terms of their discount. */
    isEmployeeDiscountTCAccepted: v.optional(v.boolean()),
    /** For consumers and employees. */
    traits: v.optional(accountTraits),
    /** For associates: their store and identity. */
    store: v.optional(
      v.object({
        storeId: v.string(),
        storeName: v.string(),
        country: countryCode,
        storeEmployeeId: v.string(),
        storeEmployeeName: v.string(),
        /** Idle time after which the page ends store mode. */
        idleSeconds: v.number(),
        /** Who is served, if anybody is. */
        customer: v.optional(v.object({ name: v.string(), isMember: v.boolean(), sharesAddresses: v.boolean() })),
      }),
    ),
  }),
  errors: ['AUT404', 'AUT409', 'AUT465'],
  example: {
    consumerNo: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10',
    consumerType: 'GUEST',
  },
});

/** Valid once, for two minutes, with the verifier of its challenge. */
const authorization = v.object({ code: v.string(), expiresIn: v.number() });
const exampleAuthorization = { code: 'p2xq…', expiresIn: 120 };

export const signIn = defineCall({
  name: 'auth.signIn',
  summary: 'Trades email and password for an authorization code',
  method: 'POST',
  path: '/consumers-v3/auth/signin',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    username: text(100),
    password,
    /** The code of the second factor, or a recovery code, once AUT460 has asked for it. */
    secondFactor: v.optional(text(20)),
    codeChallenge,
    formLocation: v.optional(formLocation),
    ...recaptcha,
  }),
  response: authorization,
  errors: ['AUT401', 'AUT403', 'AUT423', 'AUT426', 'AUT440', 'AUT453', 'AUT460', 'AUT461', 'API429'],
  example: exampleAuthorization,
});

export const agentLogin = defineCall({
  name: 'auth.agentLogin',
  summary: 'Trades the login of an employee for an authorization code; with a store it opens store mode',
  method: 'POST',
  path: '/consumers-v3/consumer/agent/login',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    username: text(100),
    password,
    codeChallenge,
    /** Both or neither. */
    storeId: v.optional(storeId),
    storeEmployeeId: v.optional(storeEmployeeId),
    /** As in `signIn`; employees without an app get it by mail. Not needed where a store is chosen, in a session of the last 15 minutes. */
    secondFactor: v.optional(text(20)),
    ...recaptcha,
  }),
  response: authorization,
  errors: ['AUT403', 'AUT418', 'AUT423', 'AUT426', 'AUT441', 'AUT453', 'AUT460', 'AUT461', 'STR404', 'API429'],
  example: exampleAuthorization,
});

export const signOut = defineCall({
  name: 'auth.signOut',
  summary: 'Ends the session; the page asks for a guest session next',
  method: 'POST',
  path: '/consumers-v3/consumer/auth/signout',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  /** Callers that keep a token of their own may name it. */
  body: v.strictObject({ refreshToken: v.optional(text(200)) }),
  response: empty,
  errors: ['AUT432'],
  example: {},
});

const consent = v.optional(v.boolean(), false);

export const signUp = defineCall({
  name: 'auth.signUp',
  summary: 'Opens an account',
  method: 'POST',
  path: '/consumers-v3/auth/signup',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    firstName: text(60),
    lastName: text(60),
    email: text(200),
    password,
    /** YYYY-MM-DD; missing and invalid dates have errors of their own. */
    birthDate: v.optional(text(10)),
    phone: v.optional(text(30)),
    /** Dial code, e.g. `1` or `49`. */
    phoneCode: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/))),
    postalCode: text(20),
    gender: v.optional(v.picklist(['female', 'male', 'other', 'undisclosed'])),
    newsletter: consent,
    loyaltyTerms: consent,
    brandTerms: consent,
    policy: consent,
    optInAccepted: consent,
    isTermsConfirmed: v.boolean(),
    isTemporaryPassword: v.optional(v.boolean()),
    subscriptions: v.optional(
      v.strictObject({
        newsletterConsent: consent,
        loyaltyConsent: consent,
        smsNotificationConsent: consent,
        loyaltyEnrollment: v.optional(v.picklist(['Full', 'Simplified'])),
        loyaltyNewsletterConsent: consent,
      }),
    ),
    source: v.optional(
      v.strictObject({
        store: v.optional(text(20)),
        acquisitionType: v.optional(text(40)),
        campaignName: v.optional(text(100)),
        formLocation: v.optional(formLocation),
      }),
    ),
    ...recaptcha,
  }),
  response: v.object({ email: v.string(), isLoyaltyMember: v.boolean() }),
  errors: ['AUT403', 'AUT439', 'AUT440', 'AUT442', 'AUT453', 'AUT454', 'AUT455', 'FE872', 'PRO410', 'PRO411', 'API429'],
  idempotencyKey: true,
  example: { email: 'mara@example.org', isLoyaltyMember: true },
});

export const changePassword = defineCall({
  name: 'auth.changePassword',
  summary: 'Changes the password; every other session ends',
  method: 'POST',
  path: '/consumers-v3/consumer/changepassword',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ currentPassword: password, newPassword: password, confirmPassword: v.optional(password) }),
  response: empty,
  errors: ['AUT423', 'AUT450', 'AUT451', 'AUT452', 'AUT454', 'AUT455', 'FE340', 'FE872', 'PRO415', 'API429'],
  idempotencyKey: true,
  example: {},
});

export const requestPasswordReset = defineCall({
  name: 'auth.requestPasswordReset',
  summary: 'Mails a link to set a new password; the answer is the same whether there is an account or not',
  method: 'POST',
  path: '/consumers-v3/consumer/resetpassword',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ email: text(200), ...recaptcha }),
  response: empty,
  errors: ['AUT403', 'AUT453', 'API429'],
  example: {},
});

export const confirmPasswordReset = defineCall({
  name: 'auth.confirmPasswordReset',
  summary: 'Sets a new password by the mailed link, which works once; every session ends and a lock is lifted',
  method: 'POST',
  path: '/consumers-v3/confirmforgotpassword',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ token: nonEmptyText(2000), newPassword: password, confirmPassword: v.optional(password) }),
  response: v.object({ email: emailText }),
  errors: ['AUT402', 'AUT451', 'AUT452', 'AUT454', 'AUT455', 'FE340', 'FE872', 'API429'],
  example: { email: 'mara@example.org' },
});
