import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { amount, countryCode, currency, empty, isoDate, isoTimestamp, localeQuery, text, uuid } from '../fields.ts';
import { address } from './cart-entities.ts';

/** S for shipping, B for billing (docs/spec/accounts.md section 3). */
export const approachType = v.picklist(['S', 'B']);
export const consumerAddress = v.object({
  ...address.entries,
  addressId: uuid,
  approachType,
  /** One main address per type, if there is any of the type. */
  main: v.boolean(),
});
export type ConsumerAddress = v.InferOutput<typeof consumerAddress>;

/** Yearly spending limit of an employee, athlete, or influencer. */
const spend = v.object({ currency, currentSpend: amount });

export const subscription = v.object({
  channel: v.picklist(['email', 'sms']),
  type: v.picklist(['Newsletter', 'LoyaltyNewsletter']),
  optin: v.boolean(),
  doubleOptin: v.boolean(),
  recipient: v.string(),
  category: v.optional(v.string()),
  country: countryCode,
  region: v.picklist(['NORA', 'EMEA']),
  optinDate: v.optional(isoTimestamp),
  optoutDate: v.optional(isoTimestamp),
});
export type Subscription = v.InferOutput<typeof subscription>;

const enrollment = v.object({
  type: v.literal('Loyalty'),
  optin: v.boolean(),
  /** True once the mailed link was opened, where the country requires that. */
  doubleOptin: v.boolean(),
  country: countryCode,
  region: v.picklist(['NORA', 'EMEA']),
  channel: v.literal('email'),
});

const preferences = v.object({
  /** Separated by pipes, e.g. `hiking|climbing`. */
  interests: v.optional(text(300)),
  preferredShoeSize: v.optional(text(10)),
});

export const notificationPreferences = v.object({
  orderUpdates: v.picklist(['email', 'sms', 'both']),
  backInStock: v.boolean(),
  rewards: v.boolean(),
});

export const consumerProfile = v.object({
  consumerDetails: v.object({
    email: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    /** In international form, e.g. `+15035550142`. */
    phone: v.optional(v.string()),
    postalCode: v.string(),
    birthDate: v.optional(isoDate),
    gender: v.optional(v.picklist(['female', 'male', 'other', 'undisclosed'])),
    /** Newest first. */
    address: v.array(consumerAddress),
    athlete: v.boolean(),
    employee: v.optional(v.object({ ...spend.entries, annualCap: amount, isEmployeeDiscountTCAccepted: v.boolean() })),
    consumerCredit: v.optional(
      v.object({ type: v.picklist(['athlete', 'influencer']), ...spend.entries, annualCredit: amount }),
    ),
    prosumer: v.boolean(),
    identity: v.array(
      v.object({
        type: v.picklist(['WRANX', 'IPA']),
        /** The promotion for this profession, by name; absent where the merchant has none. */
        promotion: v.optional(v.string()),
      }),
    ),
    source: v.object({ acquisitionType: v.string(), campaignName: v.optional(v.string()) }),
  }),
  isLoyaltyMember: v.boolean(),
  memberId: v.optional(v.string()),
  loyaltyOptInDate: v.optional(isoTimestamp),
  loyaltySummary: v.optional(v.object({ points: v.object({ balance: v.number() }) })),
  preferences,
  notifications: notificationPreferences,
  subscriptions: v.array(subscription),
  enrollments: v.array(enrollment),
});
export type ConsumerProfile = v.InferOutput<typeof consumerProfile>;

const exampleProfile: ConsumerProfile = {
  consumerDetails: {
    email: 'mara@example.org',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    postalCode: '97205',
    address: [],
    athlete: false,
    prosumer: false,
    identity: [],
    source: { acquisitionType: 'Registered' },
  },
  isLoyaltyMember: false,
  preferences: {},
  notifications: { orderUpdates: 'email', backInStock: true, rewards: true },
  subscriptions: [],
  enrollments: [],
};

export const getConsumer = defineCall({
  name: 'consumer.get',
  summary: 'The profile of the signed-in shopper',
  method: 'GET',
  path: '/consumers-v3/consumer',
  access: 'consumer',
  query: v.object({ ...localeQuery, includeLoyaltySummary: v.optional(v.picklist(['true', 'false'])) }),
  response: consumerProfile,
  errors: ['AUT404', 'PRO404'],
  example: exampleProfile,
});

export const updateConsumer = defineCall({
  name: 'consumer.update',
  summary: 'Changes the fields of the profile that are named, and no others; the email has a call of its own',
  method: 'PUT',
  path: '/consumers-v3/consumer',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    consumerProfile: v.strictObject({
      consumerDetails: v.optional(
        v.strictObject({
          firstName: v.optional(text(60)),
          lastName: v.optional(text(60)),
          phone: v.optional(text(30)),
          phoneCode: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/))),
          postalCode: v.optional(text(20)),
          birthDate: v.optional(text(10)),
          gender: v.optional(v.picklist(['female', 'male', 'other', 'undisclosed'])),
          /** Employees only; cannot be revoked. */
          isEmployeeDiscountTCAccepted: v.optional(v.literal(true)),
        }),
        {},
      ),
      preferences: v.optional(v.strictObject(preferences.entries)),
    }),
  }),
  response: consumerProfile,
  errors: ['AUT404', 'AUT444', 'AUT473', 'PRO404', 'PRO410', 'PRO412', 'PRO418'],
  idempotencyKey: true,
  example: exampleProfile,
});

export const enrolConsumer = defineCall({
  name: 'consumer.enrol',
  summary:
    'Joins the loyalty programme or leaves it; in EMEA a mailed link confirms joining, and joining again mails another',
  method: 'POST',
  path: '/consumers-v3/consumer',
  access: 'consumer-not-employee',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    enrollments: v.pipe(v.array(v.strictObject({ type: v.literal('Loyalty'), optin: v.boolean() })), v.length(1)),
  }),
  response: consumerProfile,
  errors: ['AUT404', 'PRO404', 'PRO411', 'AUT473', 'API429'],
  idempotencyKey: true,
  example: exampleProfile,
});

export const lookUpConsumer = defineCall({
  name: 'consumer.lookup',
  summary: 'The first step of enrolment: whether to sign in or to sign up. Limited, so that nobody reads out addresses',
  method: 'GET',
  path: '/consumers-v3/consumer/lookup',
  access: 'anyone',
  query: v.object({ ...localeQuery, email: text(200) }),
  response: v.object({ nextStep: v.picklist(['signIn', 'signUp']) }),
  errors: ['AUT453', 'API429'],
  example: { nextStep: 'signUp' },
});

const addressBody = v.strictObject({ ...address.entries, approachType, main: v.optional(v.boolean()) });

export const addAddress = defineCall({
  name: 'consumer.addAddress',
  summary: 'Keeps an address; the first of its type becomes the main one',
  method: 'POST',
  path: '/consumers-v3/consumer/address',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ address: addressBody }),
  response: v.object({ addressId: uuid }),
  errors: ['AUT404', 'CCA400', 'CHK320', 'CHK380', 'PYT406', 'SHP410', 'SHP500', 'BILL410', 'PAY401', 'PRO418'],
  idempotencyKey: true,
  example: { addressId: 'b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a11' },
});

export const updateAddress = defineCall({
  name: 'consumer.updateAddress',
  summary: 'Replaces an address; making it main unsets the other of its type',
  method: 'PUT',
  path: '/consumers-v3/consumer/address/{addressId}',
  access: 'consumer',
  params: v.object({ addressId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ address: addressBody }),
  response: v.object({ addressId: uuid }),
  errors: ['AUT404', 'CCA400', 'CCA401', 'CHK320', 'CHK380', 'PYT406', 'SHP410', 'SHP500', 'BILL410', 'PAY401'],
  idempotencyKey: true,
  example: { addressId: 'b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a11' },
});

export const deleteAddress = defineCall({
  name: 'consumer.deleteAddress',
  summary: 'Forgets an address; another of its type becomes the main one',
  method: 'DELETE',
  path: '/consumers-v3/consumer/address/{addressId}',
  access: 'consumer',
  params: v.object({ addressId: uuid }),
  query: v.object({ ...localeQuery }),
  response: empty,
  errors: ['AUT404', 'CCA401', 'PRO414'],
  idempotencyKey: true,
  example: {},
});

export const updateNotifications = defineCall({
  name: 'consumer.updateNotifications',
  summary: 'Which messages beside the confirmation of an order the consumer wants',
  method: 'PUT',
  path: '/consumers-v3/consumer/notification',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    orderUpdates: v.optional(notificationPreferences.entries.orderUpdates),
    backInStock: v.optional(v.boolean()),
    rewards: v.optional(v.boolean()),
  }),
  response: notificationPreferences,
  errors: ['AUT404', 'PRO404'],
  idempotencyKey: true,
  example: exampleProfile.notifications,
});

export const subscriptions = v.object({
  subscriptions: v.array(subscription),
  /** Whether the shop sends text messages. */
  offersTextMessages: v.boolean(),
});
export type Subscriptions = v.InferOutput<typeof subscriptions>;
const exampleSubscriptions = { subscriptions: [], offersTextMessages: true };
const subscriptionBody = v.strictObject({
  channel: v.picklist(['email', 'sms']),
  type: v.optional(v.picklist(['Newsletter', 'LoyaltyNewsletter']), 'Newsletter'),
  optin: v.boolean(),
  /** The phone number for messages; defaults to the profile's. */
  phone: v.optional(text(30)),
  phoneCode: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/))),
  category: v.optional(text(40)),
});

export const getSubscriptions = defineCall({
  name: 'consumer.getSubscriptions',
  summary: 'What the consumer is subscribed to',
  method: 'GET',
  path: '/consumers-v3/consumer/subscription',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  response: subscriptions,
  errors: ['AUT404'],
  example: exampleSubscriptions,
});

export const addSubscription = defineCall({
  name: 'consumer.addSubscription',
  summary: 'Subscribes to messages, or takes that back; a code is sent to a phone number, and confirms it',
  method: 'POST',
  path: '/consumers-v3/consumer/subscription',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: subscriptionBody,
  response: subscriptions,
  errors: ['AUT404', 'PRO404', 'REW130', 'TXT409', 'API429'],
  idempotencyKey: true,
  example: exampleSubscriptions,
});

export const updateSubscription = defineCall({
  name: 'consumer.updateSubscription',
  summary: 'Changes a subscription; a new phone number gets a code, as does one that is not confirmed',
  method: 'PUT',
  path: '/consumers-v3/consumer/subscription',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: subscriptionBody,
  response: subscriptions,
  errors: ['AUT404', 'PRO404', 'REW130', 'TXT409', 'API429'],
  idempotencyKey: true,
  example: exampleSubscriptions,
});
