import { contactUs, openWarrantyCase } from 'shared-contracts/calls/consumer-service';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { type Locale, locales } from 'shared-contracts/locale';
import * as schemas from 'storefront-kit/form-schemas';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type ContactValues,
  contactBody,
  contactForm,
  refusedField,
  type WarrantyValues,
  warrantyBody,
  warrantyForm,
} from './support-fields.ts';
import { todayHere } from './today-here.ts';

const english = locales['en-us'];
const contact: ContactValues = {
  category: 'order',
  subject: 'order-delivery',
  orderNumber: '',
  message: 'Where is my tent?',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
};
const warranty: WarrantyValues = {
  product: 'Skarn Shell Jacket',
  serialNumber: '',
  description: 'The zip is torn.',
  orderNumber: '',
  purchasedAt: '',
  purchasedOn: '',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  phone: '',
};

/** The first error of each field. */
function problemsOf(schema: v.GenericSchema, typed: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, typed, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}
const checkContact = (change: Partial<ContactValues>, locale: Locale = english) =>
  problemsOf(contactForm(schemas, locale), { ...contact, ...change });
const checkWarranty = (change: Partial<WarrantyValues>, locale: Locale = english) =>
  problemsOf(warrantyForm(schemas, locale, '2027-05-01'), { ...warranty, ...change });
const expectAccepted = (call: typeof contactUs | typeof openWarrantyCase, body: unknown) =>
  expect(call.body?.['~standard'].validate(body)).not.toHaveProperty('issues');

describe('the contact form [ACC-18]', () => {
  test.each([
    [{}, {}],
    [{ subject: '' }, { subject: 'This field is required' }],
    [
      { category: '', subject: '' },
      { category: 'This field is required', subject: 'This field is required' },
    ],
    [{ message: ' \n ' }, { message: 'This field is required' }],
    [{ email: 'mara@' }, { email: 'Email is not valid' }],
    [{ orderNumber: 'T'.repeat(41) }, { orderNumber: 'Value must contain at most 40 characters' }],
  ])('answers %j with %j', (change, problems) => {
    expect(checkContact(change)).toEqual(problems);
  });

  test('tells what is wrong in the language of the shop', () => {
    expect(checkContact({ email: 'mara', message: '' }, locales['de-de'])).toEqual({
      email: 'Die E-Mail-Adresse ist ungültig',
      message: 'Dieses Feld muss ausgefüllt werden',
    });
  });

  test('sends what the call takes: trimmed, the order number as the services write it, and none without one', () => {
    const typed = { ...contact, email: ' mara@example.org ', orderNumber: ' tf–7k2m–9qxd' };
    const body = contactBody(v.parse(contactForm(schemas, english), typed));
    expect(body).toMatchObject({ email: 'mara@example.org', orderNumber: 'TF-7K2M-9QXD' });
    expectAccepted(contactUs, body);
    expect(contactBody(contact)).not.toHaveProperty('orderNumber');
  });
});

test('takes 4,000 characters of a message, and 2,000 of a description [ACC-18]', () => {
  expect(checkContact({ message: 'a'.repeat(4000) })).toEqual({});
  expect(checkContact({ message: 'a'.repeat(4001) })).toEqual({
    message: 'Value must contain at most 4000 characters',
  });
  expect(checkWarranty({ description: 'a'.repeat(2000) })).toEqual({});
  expect(checkWarranty({ description: 'a'.repeat(2001) })).toEqual({
    description: 'Value must contain at most 2000 characters',
  });
});

describe('the warranty form [ACC-18]', () => {
  test.each([
    [{}, {}],
    [{ product: ' ' }, { product: 'This field is required' }],
    [{ description: '' }, { description: 'This field is required' }],
    [{ purchasedOn: '2027-05-01' }, {}],
    [{ purchasedOn: '2027-05-02' }, { purchasedOn: 'This day is yet to come. Please check it.' }],
    [{ serialNumber: 'S'.repeat(60) }, {}],
    [{ serialNumber: 'S'.repeat(61) }, { serialNumber: 'Value must contain at most 60 characters' }],
    [{ phone: '5'.repeat(31) }, { phone: 'Value must contain at most 30 characters' }],
  ])('answers %j with %j', (change, problems) => {
    expect(checkWarranty(change)).toEqual(problems);
  });

  test('sends what the call takes, with the country, and nothing for what was left out', () => {
    const short = warrantyBody(warranty, english);
    expect(short).toEqual({
      product: 'Skarn Shell Jacket',
      description: 'The zip is torn.',
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: 'mara@example.org',
      country: 'US',
    });
    const known = {
      orderNumber: 'TF-7K2M-9QXD',
      purchasedOn: '2027-04-30',
      purchasedAt: 'Portland',
      phone: '5035550142',
      serialNumber: 'TF-22-0417',
    };
    const pictures = [crypto.randomUUID()];
    const whole = warrantyBody({ ...warranty, ...known }, english, pictures);
    expect(whole).toMatchObject({ ...known, pictures });
    for (const body of [short, whole]) expectAccepted(openWarrantyCase, body);
  });

  test('knows the day where the shopper is', () => {
    expect(todayHere(new Date(2027, 4, 1, 0, 30))).toBe('2027-05-01');
    expect(todayHere(new Date(2027, 4, 1, 23, 30))).toBe('2027-05-01');
  });
});

test.each([
  ['AUT453', undefined, 'email'],
  ['API422', 'subject', 'subject'],
  ['API422', 'country', undefined],
  ['AUT403', undefined, undefined],
  ['API429', undefined, undefined],
] as const)('shows %s about %s at the field %s [ACC-18]', (id: ErrorId, field, shownAt) => {
  const details = [{ errorId: id, message: 'x', ...(field ? { field } : {}) }];
  expect(refusedField({ id, details }, ['email', 'subject'])).toBe(shownAt);
});
