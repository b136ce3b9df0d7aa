import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { type SignUpValues, signUpRequest } from './sign-up-request.ts';

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

test('sends trimmed values with the given consents [ACC-04]', () => {
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

test('enrolls and subscribes only with consent [ACC-04]', () => {
  const { subscriptions } = signUpRequest({ ...typed, newsletter: false, loyalty: false }, locales['en-us'], {});
  expect(subscriptions).toEqual({ newsletterConsent: false, loyaltyConsent: false, loyaltyNewsletterConsent: false });
});

test('names where the form stood [CNT-17]', () => {
  const { source } = signUpRequest(typed, locales['en-us'], { formLocation: 'modal:single:sign-up:none' });
  expect(source).toEqual({ acquisitionType: 'Registered', formLocation: 'modal:single:sign-up:none' });
});
