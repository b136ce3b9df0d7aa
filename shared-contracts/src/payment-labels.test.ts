import { expect, test } from 'vitest';
import { paymentText } from './payment-labels.ts';

test.each([
  ['CREDIT_CARD', { brand: 'visa', lastFour: '1111' }, 'Visa ending in 1111'],
  ['CREDIT_CARD', { brand: 'unknown', lastFour: '1111' }, 'Card ending in 1111'],
  ['CREDIT_CARD', {}, 'Card'],
  ['GIFT_CARD', { lastFour: '4242' }, 'Gift card ending in 4242'],
  ['DW_APPLE_PAY', {}, 'Apple Pay'],
  ['INFLUENCER_CREDIT', {}, 'Creator credit'],
] as const)('a payment by %s %j reads "%s" [ORD-02] [CHK-20]', (code, additionalData, words) => {
  expect(paymentText({ code, additionalData }, 'en')).toBe(words);
});
