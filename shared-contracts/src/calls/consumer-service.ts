import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { caseLimits } from '../case-limits.ts';
import {
  countryCode,
  emailText,
  isoDate,
  isoTimestamp,
  localeQuery,
  namedDay,
  nonEmptyText,
  text,
  uuid,
} from '../fields.ts';

/** The bot check's token for this action. */
const recaptcha = { recaptcha_response: v.optional(text(4000)) };

export const retrieveUserData = defineCall({
  name: 'consumer.retrieveUserData',
  summary: 'What a form may be filled in with for somebody who follows a link with their id and email',
  method: 'POST',
  path: '/consumers-v3/consumer/retrieveUserData',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ consumerId: uuid, email: text(200) }),
  response: v.object({
    consumerId: uuid,
    email: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    postalCode: v.string(),
    isLoyaltyMember: v.boolean(),
  }),
  /** CCN404 when id and email do not match, whichever of them exists. */
  errors: ['CCN404', 'AUT453', 'API429'],
  example: {
    consumerId: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10',
    email: 'mara@example.org',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    postalCode: '97205',
    isLoyaltyMember: false,
  },
});

export const registerForEvent = defineCall({
  name: 'consumer.registerForEvent',
  summary: 'Registers the signed-in shopper for a published event, or changes the registration; a mail confirms both',
  method: 'POST',
  path: '/consumers-v3/consumer/event-registration',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    eventId: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
    /** As the form shows it; the services take the account's. */
    email: emailText,
    /** Dates, YYYY-MM-DD, separated by a comma and a space; a single date for a one-day event. */
    attendingDays: text(400),
    eventTermsAccepted: v.boolean(),
    firstName: nonEmptyText(60),
    lastName: nonEmptyText(60),
    gender: v.optional(v.picklist(['female', 'male', 'other', 'undisclosed'])),
    phoneNumber: v.optional(text(30)),
    /** A guest's name. */
    plusOne: v.optional(text(120)),
    registrationTimestamp: isoTimestamp,
  }),
  response: v.object({
    registrationId: uuid,
    eventId: v.string(),
    attendingDays: v.array(isoDate),
    /** Whether the shopper was registered before; days and guest are those of this request. */
    alreadyRegistered: v.boolean(),
  }),
  /**
   * EVT409 names in `field` what to change, the days or the guest, and in `additionalInfo` the `days` that have too few
   * places, separated like those of the form.
   */
  errors: ['EVT404', 'EVT409', 'EVT410', 'PRO404'],
  idempotencyKey: true,
  example: {
    registrationId: 'b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a11',
    eventId: 'summit-weekend',
    attendingDays: ['2027-05-01', '2027-05-02'],
    alreadyRegistered: false,
  },
});

/** The reference number for the shopper. */
const supportCase = v.object({ caseNumber: v.string() });
const exampleCase = { caseNumber: 'SC-4K7Q-2X9D' };
const person = {
  firstName: nonEmptyText(60),
  lastName: nonEmptyText(60),
  email: text(200),
  phone: v.optional(text(30)),
  ...recaptcha,
};

export const openWarrantyCase = defineCall({
  name: 'consumer.openWarrantyCase',
  summary: 'Opens a support case about goods that are broken',
  method: 'POST',
  path: '/consumers-v3/consumer/warranty',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    ...person,
    country: v.optional(countryCode),
    /** The text on the label, or the product's id. */
    product: nonEmptyText(120),
    serialNumber: v.optional(text(caseLimits.serialNumber)),
    orderNumber: v.optional(text(40)),
    purchasedOn: v.optional(namedDay),
    purchasedAt: v.optional(text(120)),
    description: nonEmptyText(2000),
    /** Ids of pictures that the caller has uploaded for it. */
    pictures: v.optional(v.pipe(v.array(uuid), v.maxLength(caseLimits.pictures))),
  }),
  response: supportCase,
  // CAS422 for a picture that the caller has not uploaded, or that is kept no longer.
  errors: ['AUT403', 'AUT453', 'API429', 'CAS422'],
  idempotencyKey: true,
  example: exampleCase,
});

export const getContactSubjects = defineCall({
  name: 'contact.subjects',
  summary: 'What one can write to the shop about',
  method: 'GET',
  path: '/consumers-v3/contactus/categorySubject',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  response: v.object({
    categories: v.array(
      v.object({
        id: v.string(),
        label: v.string(),
        subjects: v.array(v.object({ id: v.string(), label: v.string() })),
      }),
    ),
  }),
  errors: [],
  example: {
    categories: [{ id: 'order', label: 'An order', subjects: [{ id: 'order-change', label: 'Change or cancel it' }] }],
  },
});

export const contactUs = defineCall({
  name: 'contact.write',
  summary: 'Opens a support case with a message',
  method: 'POST',
  path: '/consumers-v3/contactus',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    ...person,
    /** One of the categories, and one of its subjects. */
    category: nonEmptyText(40),
    subject: nonEmptyText(40),
    orderNumber: v.optional(text(40)),
    message: nonEmptyText(caseLimits.message),
  }),
  response: supportCase,
  errors: ['AUT403', 'AUT453', 'API429'],
  idempotencyKey: true,
  example: exampleCase,
});
