import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { accountMessages } from '../../messages/account-messages.ts';
import { paymentText } from './payment-text.ts';

const english = accountMessages(locales['en-us']);

test.each([
  ['CREDIT_CARD', { brand: 'visa', lastFour: '1111' }, 'Visa ending in 1111'],
  ['CREDIT_CARD', { brand: 'unknown', lastFour: '1111' }, 'Card ending in 1111'],
  ['CREDIT_CARD', {}, 'Card'],
  ['GIFT_CARD', { lastFour: '4242' }, 'Gift card ending in 4242'],
  ['DW_APPLE_PAY', {}, 'Apple Pay'],
  ['INFLUENCER_CREDIT', {}, 'Credit'],
] as const)('a payment by %s %j reads "%s" [ORD-02]', (code, additionalData, words) => {
  expect(paymentText({ code, amount: 100, additionalData }, english)).toBe(words);
});
