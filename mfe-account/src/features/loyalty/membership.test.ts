import { getConsumer } from 'shared-contracts/calls/consumer';
import { expect, test } from 'vitest';
import { membershipOf } from './membership.ts';

const enrollment = {
  type: 'Loyalty',
  optin: true,
  doubleOptin: false,
  country: 'DE',
  region: 'EMEA',
  channel: 'email',
} as const;

test.each([
  ['none', { enrollments: [] }],
  ['none', { enrollments: [{ ...enrollment, optin: false }] }],
  ['unconfirmed', { enrollments: [enrollment] }],
  ['member', { enrollments: [{ ...enrollment, doubleOptin: true }], isLoyaltyMember: true }],
] as const)('is %s for %j [ACC-12]', (membership, change) => {
  expect(membershipOf({ ...getConsumer.example, ...change, enrollments: [...change.enrollments] })).toBe(membership);
});
