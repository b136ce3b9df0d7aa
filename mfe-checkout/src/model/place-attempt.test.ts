import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginAttempt, forgetAttempt, pendingAttempt } from './place-attempt.ts';

const wanted = {
  cartId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e01',
  expectedTotal: 34900,
  expectedRemainingToPay: 34900,
  payment: { code: 'CREDIT_CARD', additionalData: { token: 'tok_1' } },
} as const;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetAttempt();
});

describe('an attempt to place an order [CHK-19]', () => {
  test('is stored before it is sent, so that a reload finds it', () => {
    const attempt = beginAttempt(wanted);
    expect(attempt.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(pendingAttempt()).toEqual(attempt);
  });

  test('is the same attempt, with the same key, for the same cart, total, and card', () => {
    expect(beginAttempt(wanted)).toEqual(beginAttempt({ ...wanted }));
  });

  test.each([
    ['cart', { cartId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e09' }],
    ['total', { expectedTotal: 34901 }],
    ['rest to pay', { expectedRemainingToPay: 24900 }],
    ['card', { payment: { ...wanted.payment, additionalData: { token: 'tok_2' } } }],
  ])('is another attempt with a different %s', (_, change) => {
    const { key } = beginAttempt(wanted);
    const next = beginAttempt({ ...wanted, ...change });
    expect(next.key).not.toBe(key);
    expect(pendingAttempt()).toEqual(next);
  });

  test('is deleted when it ends, and the next one has a new key', () => {
    const { key } = beginAttempt(wanted);
    forgetAttempt();
    expect(pendingAttempt()).toBeUndefined();
    expect(beginAttempt(wanted).key).not.toBe(key);
  });

  test.each(['not json', '{}', '{"key":1}', 'null'])('is ignored when it cannot be read: %s', (stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('shop.checkout.place-attempt', stored);
    expect(pendingAttempt()).toBeUndefined();
  });

  test('keeps its key in a browser without storage', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const attempt = beginAttempt(wanted);
    expect(beginAttempt(wanted)).toEqual(attempt);
    forgetAttempt();
    expect(pendingAttempt()).toBeUndefined();
  });
});
