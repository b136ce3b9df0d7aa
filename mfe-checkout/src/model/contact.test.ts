import type { ConsumerAddress } from 'shared-contracts/calls/consumer';
import { locales } from 'shared-contracts/locale';
import { afterEach, expect, test } from 'vitest';
import { mara } from '../testing/buyer.ts';
import { rule, rules } from '../testing/checkout-services.ts';
import { contactForm, firstContact } from './contact.ts';
import { forgetTyped, keepTyped } from './form-memory.ts';
import { usableSaved } from './saved.ts';

afterEach(forgetTyped);

const { email, firstName, lastName } = mara;
const address: readonly ConsumerAddress[] = [];
const profile = { consumerDetails: { email, firstName, lastName, address: [...address] }, subscriptions: [] };
const saved = usableSaved({ profile, instruments: [], isServed: false }, rules, 'US');
const savedAddress: ConsumerAddress = {
  addressId: 'b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a11',
  approachType: 'S',
  main: true,
  firstName,
  lastName,
  email,
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: 'V6B 1A1',
  province: 'BC',
  country: 'US',
};
const read = (known = true) => firstContact(known ? saved : undefined, rules, locales['en-us']);

test('knows nobody before anything is typed', () => {
  expect(read(false)).toBeUndefined();
});

test('keeps what a guest typed, and completes it from the account after signing in [CHK-02]', () => {
  keepTyped(contactForm, { email: 'other@example.org', firstName: '', lastName: '' });
  expect(read(false)).toMatchObject({ email: 'other@example.org', firstName: '' });
  expect(read()).toMatchObject({ email: 'other@example.org', firstName, lastName });
});

test('takes the account when nothing was typed [CHK-02]', () => {
  keepTyped(contactForm, { email: '', firstName: '' });
  expect(read()).toMatchObject({ email, firstName, lastName });
});

test.each([
  ['+15035550142', undefined, { phone: '5035550142', phoneCode: '1' }],
  ['+442079460142', undefined, { phone: '02079460142', phoneCode: '44' }],
  // The form takes none of that country.
  ['+33142345678', undefined, {}],
  // Whoever receives the parcel may be reached otherwise.
  ['+15035550142', { phone: '5035550199', phoneCode: '1' }, { phone: '5035550199', phoneCode: '1' }],
  ['+442079460142', { phone: '5035550199' }, { phone: '5035550199' }],
])('takes the phone of the account %s, unless the main address has one (%o) [CHK-02]', (phone, ofAddress, expected) => {
  const american = { inputMode: 'tel', dialCode: '1', pattern: '[2-9]\\d{9}' } as const;
  const british = { dialCode: '44', trunkPrefix: '0', pattern: '0?\\d{10}' };
  const options = ['1', '44'].map((value) => ({ value, label: `+${value}` }));
  const phones = [...rules, rule('phoneCode', { options }), rule('phone', { ...american, otherFormats: [british] })];
  const addresses = ofAddress ? [{ ...savedAddress, ...ofAddress }] : [];
  const account = { ...profile, consumerDetails: { ...profile.consumerDetails, phone, address: addresses } };
  const known = usableSaved({ profile: account, instruments: [], isServed: false }, phones, 'US');
  const { phone: shown, phoneCode } = firstContact(known, phones, locales['en-us'])!;
  expect({ ...(shown ? { phone: shown } : {}), ...(phoneCode ? { phoneCode } : {}) }).toEqual(expected);
});

test('keeps the phone of the account with its country, whichever country was chosen before [ACC-10]', () => {
  const phone = { inputMode: 'tel', dialCode: '1', pattern: '[2-9]\\d{9}' } as const;
  const british = { dialCode: '44', trunkPrefix: '0', pattern: '0?\\d{10}' };
  const options = ['1', '44'].map((value) => ({ value, label: `+${value}` }));
  const phones = [...rules, rule('phoneCode', { options }), rule('phone', { ...phone, otherFormats: [british] })];
  const main = { ...savedAddress, phone: '02079460142', phoneCode: '44' };
  const account = { profile: { ...profile, consumerDetails: { ...profile.consumerDetails, address: [main] } } };
  const known = usableSaved({ ...account, instruments: [], isServed: false }, phones, 'US');
  const contact = () => firstContact(known, phones, locales['en-us']);
  keepTyped(contactForm, { email: 'other@example.org', phoneCode: '1', phone: '' });
  expect(contact()).toMatchObject({ email: 'other@example.org', phone: '02079460142', phoneCode: '44' });
  keepTyped(contactForm, { email: '', phoneCode: '1', phone: '' });
  expect(contact()).toMatchObject({ email, phone: '02079460142', phoneCode: '44' });
  keepTyped(contactForm, { phoneCode: '1', phone: '(503) 555 - 0142' });
  expect(contact()).toMatchObject({ phone: '5035550142', phoneCode: '1' });
});
