import fc from 'fast-check';
import { type ConsumerProfile, getConsumer } from 'shared-contracts/calls/consumer';
import { describe, expect, test } from 'vitest';
import { lackingIn, nextStep, type ProfileStep, type Progress, profileSteps } from './steps.ts';

const complete: ConsumerProfile = {
  ...getConsumer.example,
  consumerDetails: { ...getConsumer.example.consumerDetails, birthDate: '1990-02-09', phone: '+15035550142' },
  isLoyaltyMember: true,
  preferences: { interests: 'hiking' },
};
const without = (...names: readonly (keyof ConsumerProfile['consumerDetails'])[]): ConsumerProfile => ({
  ...complete,
  consumerDetails: { ...complete.consumerDetails, ...Object.fromEntries(names.map((name) => [name, ''])) },
});
const stranger: ConsumerProfile = { ...complete, isLoyaltyMember: false };
const unconfirmed: ConsumerProfile = {
  ...stranger,
  enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: false, country: 'DE', region: 'EMEA', channel: 'email' }],
};

/** All steps, each passed over. */
function walk(profile: ConsumerProfile, entered: Progress['entered']): readonly ProfileStep[] {
  const done: ProfileStep[] = [];
  for (let step = nextStep(profile, { entered, done }); step; step = nextStep(profile, { entered, done })) {
    done.push(step);
    if (done.length > profileSteps.length) throw new Error(`The steps do not end: ${done.join(', ')}`);
  }
  return done;
}

describe('a partially enrolled profile [ACC-05]', () => {
  test.each(['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const)('lacks %s', (name) => {
    expect(lackingIn(without(name))).toEqual([name]);
  });

  test('has an email', () => {
    expect(lackingIn(without('email', 'phone'))).toEqual([]);
    expect(lackingIn(complete)).toEqual([]);
  });
});

describe('the steps [ACC-05]', () => {
  test.each([
    // Who was signed in before starts with the phone number where there is none, else with the profile.
    [undefined, without('phone'), ['mobile', 'profile', 'success']],
    [undefined, complete, ['profile', 'success']],
    [undefined, { ...stranger, preferences: {} }, ['profile', 'non-loyalty', 'interests', 'success']],
    // Who signs in is asked for what the profile lacks, and not at all when it lacks nothing.
    ['sign-in', complete, []],
    ['sign-in', { ...complete, preferences: {} }, []],
    ['sign-in', unconfirmed, []],
    ['sign-in', stranger, ['non-loyalty', 'success']],
    ['sign-in', without('phone'), ['mobile', 'success']],
    ['sign-in', without('postalCode'), ['profile', 'success']],
    ['sign-in', { ...stranger, preferences: {} }, ['non-loyalty', 'interests', 'success']],
    // Who signs up has been asked for all but these, and is welcomed.
    ['sign-up', complete, ['welcome', 'success']],
    [
      'sign-up',
      { ...without('phone'), preferences: {}, isLoyaltyMember: false },
      ['welcome', 'mobile', 'interests', 'success'],
    ],
  ] as const)('after %s of %o are %j', (entered, profile, steps) => {
    expect(walk(profile, entered)).toEqual(steps);
  });

  test('welcome who has joined in between', () => {
    expect(nextStep(complete, { entered: 'sign-in', done: ['non-loyalty'] })).toBe('welcome');
    expect(nextStep(stranger, { entered: 'sign-in', done: ['non-loyalty'] })).toBe('success');
  });

  test('offer membership only once the birth date is known, which it needs', () => {
    const young = { ...without('birthDate'), isLoyaltyMember: false };
    expect(walk(young, 'sign-in')).toEqual(['profile', 'success']);
    expect(nextStep(stranger, { entered: 'sign-in', done: ['profile'] })).toBe('non-loyalty');
  });

  test('end, and ask nothing twice, whatever a profile has', () => {
    fc.assert(
      fc.property(
        fc.subarray(['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const),
        fc.boolean(),
        fc.constantFrom('', 'hiking'),
        fc.constantFrom<Progress['entered'][]>('sign-in', 'sign-up', undefined),
        (lacking, isLoyaltyMember, interests, entered) => {
          const steps = walk({ ...without(...lacking), isLoyaltyMember, preferences: { interests } }, entered);
          expect(new Set(steps).size).toBe(steps.length);
          if (steps.length > 0) expect(steps.at(-1)).toBe('success');
          expect(steps.includes('mobile')).toBe(lacking.includes('phone'));
        },
      ),
    );
  });
});
