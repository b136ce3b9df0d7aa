import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { type SignUpValues, signUpRequest } from './sign-up-request.ts';

const typed: SignUpValues = {
  firstName: ' Mara ',
  lastName: 'Lindqvist',
  email: 'mara@example.org ',
  postalCode: '97205',
  phone: '',
  gender: '',
  birthDate: '02/09/1990',
  password: 'Fell-Runner-27',
  newsletter: true,
  loyalty: true,
  sms: false,
  terms: true,
  policy: true,
};
const context = { locale: locales['en-us'], origin: {} };

test('sends trimmed values with the given consents [ACC-04]', () => {
  const body = signUpRequest(typed, {
    ...context,
    origin: { storeNum: '0101', campaign: 'autumn' },
    dialCode: '1',
    token: 'seen',
  });
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
  for (const empty of ['phone', 'phoneCode', 'gender']) expect(body).not.toHaveProperty(empty);
});

test('enrolls and subscribes only with consent [ACC-04]', () => {
  const { subscriptions } = signUpRequest({ ...typed, newsletter: false, loyalty: false }, context);
  expect(subscriptions).toEqual({
    newsletterConsent: false,
    loyaltyConsent: false,
    smsNotificationConsent: false,
    loyaltyNewsletterConsent: false,
  });
});

test('names where the form stood [CNT-17]', () => {
  const { source } = signUpRequest(typed, { ...context, origin: { formLocation: 'modal:single:sign-up:none' } });
  expect(source).toEqual({ acquisitionType: 'Registered', formLocation: 'modal:single:sign-up:none' });
});

test('sends phone with the code of its country, gender, and consent to text messages [ACC-04]', () => {
  const values: SignUpValues = { ...typed, phone: '07700 900123 ', gender: 'other', sms: true };
  expect(signUpRequest(values, { ...context, dialCode: '44' })).toMatchObject({
    phone: '07700 900123',
    phoneCode: '44',
    gender: 'other',
    optInAccepted: true,
    subscriptions: { smsNotificationConsent: true },
  });
});

test.each([
  { terms: true, policy: false },
  { terms: false, policy: true },
])('confirms the terms only with both agreements: %o [ACC-04]', (given) => {
  const { brandTerms, policy, isTermsConfirmed } = signUpRequest({ ...typed, ...given }, context);
  expect({ terms: brandTerms, policy }).toEqual(given);
  expect(isTermsConfirmed).toBe(false);
});
