import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { empty, isoTimestamp, localeQuery, nonEmptyText, text, uuid } from '../fields.ts';
import { consumerAddress } from './consumer.ts';

/** By what an associate finds a customer; always the whole of it. */
export const customerKey = v.picklist(['email', 'phone', 'memberId', 'orderNumber']);
export type CustomerKey = v.InferOutput<typeof customerKey>;

/** As much as it takes to see with the customer that it is the right account. */
export const foundCustomer = v.object({
  /** Begins serving the customer, within this session and ten minutes. */
  reference: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  name: v.string(),
  /** Of the main address, if there is one. */
  city: v.optional(v.string()),
  /** Masked, e.g. `m•••@example.org`. */
  email: v.string(),
  /** The last two digits, e.g. `•••42`. */
  phone: v.optional(v.string()),
  isMember: v.boolean(),
});
export type FoundCustomer = v.InferOutput<typeof foundCustomer>;

const exampleCustomer: FoundCustomer = {
  reference: 'hV3nK8sQ2mZx0LrT5yWbJg',
  name: 'Mara Lindqvist',
  city: 'Portland',
  email: 'm•••@example.org',
  phone: '•••42',
  isMember: true,
};

export const findCustomer = defineCall({
  name: 'serving.findCustomer',
  summary: 'Finds the account of a customer in the store; what is found is written down',
  method: 'POST',
  path: '/consumers-v3/serving/customers',
  access: 'associate',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ by: customerKey, value: nonEmptyText(100) }),
  response: v.object({
    /** Undefined when no customer has exactly this. */
    customer: v.optional(foundCustomer),
  }),
  errors: ['API429'],
  example: { customer: exampleCustomer },
});

export const createCustomer = defineCall({
  name: 'serving.createCustomer',
  summary: 'Opens an account for a customer in the store, who gets a link to set a password',
  method: 'POST',
  path: '/consumers-v3/serving/customer',
  access: 'associate',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    firstName: text(60),
    lastName: text(60),
    email: text(200),
    postalCode: text(20),
    /** YYYY-MM-DD; missing and invalid dates have errors of their own. */
    birthDate: v.optional(text(10)),
    /** What the customer was asked and agreed to; without the terms there is no account. */
    consents: v.strictObject({
      terms: v.boolean(),
      newsletter: v.optional(v.boolean(), false),
      loyalty: v.optional(v.boolean(), false),
    }),
  }),
  response: v.object({ customer: foundCustomer }),
  errors: ['AUT439', 'AUT453', 'PRO410', 'PRO411', 'API429'],
  idempotencyKey: true,
  example: { customer: exampleCustomer },
});

export const beginServing = defineCall({
  name: 'serving.begin',
  summary: 'Sells to a customer from now on: cart and order are the customer’s. The session has another shopper then',
  method: 'POST',
  path: '/consumers-v3/serving',
  access: 'associate',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    /** Of a customer who was found or created in this session. */
    reference: text(22),
    /** Whether the customer agreed to be served by the account; nobody is served without. */
    isAgreed: v.boolean(),
    /** Whether the customer agreed that the associate sees the address book. */
    sharesAddresses: v.optional(v.boolean(), false),
    /** The till's cart, if it goes along: without addresses and payments. */
    cartId: v.optional(uuid),
  }),
  response: v.object({ servedSince: isoTimestamp }),
  errors: ['PRO404', 'BSK404'],
  example: { servedSince: '2026-11-25T12:00:00.000Z' },
});

export const endServing = defineCall({
  name: 'serving.end',
  summary:
    'Lets go of the customer, with an account or without: the session has another shopper, to whom nothing of the customer belongs',
  method: 'DELETE',
  path: '/consumers-v3/serving',
  access: 'associate',
  query: v.object({ ...localeQuery }),
  body: empty,
  response: empty,
  errors: [],
  example: {},
});

export const getServed = defineCall({
  name: 'serving.read',
  summary: 'What checkout takes from the account of the customer who is served',
  method: 'GET',
  path: '/consumers-v3/serving',
  access: 'associate',
  query: v.object({ ...localeQuery }),
  response: v.object({
    email: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    /** Newest first; empty unless the customer agreed. */
    address: v.array(consumerAddress),
  }),
  errors: ['PRO404'],
  example: { email: 'mara@example.org', firstName: 'Mara', lastName: 'Lindqvist', address: [] },
});
