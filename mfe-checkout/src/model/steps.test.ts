import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedStep, steps } from './steps.ts';

const nothing = { addressComplete: false, billingComplete: false, paymentReady: false };
const address = { ...nothing, addressComplete: true };
const billing = { ...address, billingComplete: true };
const all = { ...billing, paymentReady: true };

describe('the visible step [CHK-01]', () => {
  test.each([
    [null, all, 'shipping'],
    ['shipping', all, 'shipping'],
    ['billing', nothing, 'shipping'],
    ['billing', address, 'billing'],
    ['billing', all, 'billing'],
    ['summary', nothing, 'shipping'],
    ['summary', address, 'billing'],
    ['summary', billing, 'billing'],
    ['summary', { ...address, paymentReady: true }, 'billing'],
    ['summary', all, 'summary'],
    ['payment', all, 'shipping'],
  ] as const)('for %j with %j is %s', (wanted, progress, step) => {
    expect(allowedStep(wanted, progress)).toBe(step);
  });

  test('is never before the requested one without need, and more progress never leads back', () => {
    const progress = fc.record({
      addressComplete: fc.boolean(),
      billingComplete: fc.boolean(),
      paymentReady: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...steps), progress, (wanted, done) => {
        const shown = steps.indexOf(allowedStep(wanted, done));
        expect(shown).toBeLessThanOrEqual(steps.indexOf(wanted));
        expect(steps.indexOf(allowedStep(wanted, all))).toBeGreaterThanOrEqual(shown);
      }),
    );
  });
});
