import type { ConsumerAddress } from 'shared-contracts/calls/consumer';
import { locales } from 'shared-contracts/locale';
import { afterEach, expect, test } from 'vitest';
import { mara } from '../testing/buyer.ts';
import { rules } from '../testing/checkout-services.ts';
import { contactForm, firstContact } from './contact.ts';
import { forgetTyped, keepTyped } from './form-memory.ts';
import { usableSaved } from './saved.ts';

afterEach(forgetTyped);

const { email, firstName, lastName } = mara;
const address: readonly ConsumerAddress[] = [];
const profile = { consumerDetails: { email, firstName, lastName, address: [...address] }, subscriptions: [] };
const saved = usableSaved({ profile, instruments: [], isServed: false }, rules, 'US');
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
