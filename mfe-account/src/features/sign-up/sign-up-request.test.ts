import { ProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { checkBirthDate, fieldOfProblem, type SignUpValues, signUpRequest } from './sign-up-request.ts';

const typed: SignUpValues = {
  firstName: ' Mara ',
  lastName: 'Lindqvist',
  email: 'mara@example.org ',
  postalCode: '97205',
  phone: '',
  birthDate: '02/09/1990',
  password: 'Fell-Runner-27',
  newsletter: true,
  loyalty: true,
  terms: true,
};

test('what was typed is asked for trimmed, with the consents that were given [ACC-04]', () => {
  const body = signUpRequest(typed, locales['en-us'], { storeNum: '0101', campaign: 'autumn' }, 'seen');
  expect(body).toMatchObject({
    firstName: 'Mara',
    email: 'mara@example.org',
    birthDate: '1990-02-09',
    isTermsConfirmed: true,
    isTemporaryPassword: true,
    subscriptions: { newsletterConsent: true, loyaltyConsent: true, loyaltyEnrollment: 'Full' },
    source: { acquisitionType: 'Registered', store: '0101', campaignName: 'autumn' },
    recaptcha_response: 'seen',
  });
  expect(body).not.toHaveProperty('phone');
});

test('nobody is enrolled or written to who did not ask for it [ACC-04]', () => {
  const { subscriptions } = signUpRequest({ ...typed, newsletter: false, loyalty: false }, locales['en-us'], {});
  expect(subscriptions).toEqual({ newsletterConsent: false, loyaltyConsent: false, loyaltyNewsletterConsent: false });
});

test.each([
  ['AUT439', undefined, 'email'],
  ['AUT442', undefined, 'phone'],
  ['PRO410', 'birthDate', 'birthDate'],
  ['PRO411', 'birthDate', 'birthDate'],
  ['FE872', 'password', 'password'],
  ['API422', 'postalCode', 'postalCode'],
  ['API422', 'isTermsConfirmed', undefined],
  ['API429', undefined, undefined],
] as const)('%s about %s stands at %s [ACC-04]', (errorId, field, place) => {
  const details = [{ errorId, message: 'x', ...(field ? { field } : {}) }];
  expect(fieldOfProblem(new ProductError(errorId, 'x', { details }))).toBe(place);
});

test.each([
  ['en-us', '11/21/2013', true],
  ['en-us', '11/22/2013', 'MM/DD/YYYY'],
  ['de-de', '21.11.2010', true],
  ['de-de', '11/22/1990', 'TT.MM.JJJJ'],
  ['en-gb', '', 'Please tell'],
] as const)('in %s, born "%s": %s [ACC-04]', (id, birthDate, expected) => {
  const found = checkBirthDate(birthDate, locales[id], signUpMessages(locales[id]), new Date('2026-11-21T10:00:00Z'));
  if (expected === true) expect(found).toBe(true);
  else expect(found).toContain(expected);
});
