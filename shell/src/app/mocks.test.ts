import { applyCoupon } from 'shared-contracts/calls/cart';
import { isProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import { expect, test, vi } from 'vitest';
import { createMock, mocksInCookies } from './mocks.ts';

const warn = vi.fn();
const mockOf = (data: unknown) =>
  createMock(() => (typeof data === 'string' ? data : JSON.stringify(data)), locales['de-de'], warn);

test('a call is answered by its example, by another answer, or not at all [PLT-05]', () => {
  expect(mockOf({ [applyCoupon.name]: 'example' })(applyCoupon)).toBe(applyCoupon.example);
  expect(mockOf({ [applyCoupon.name]: { answer: { id: 1 } } })(applyCoupon)).toEqual({ id: 1 });
  expect(mockOf({})(applyCoupon)).toBeUndefined();
});

test('a refusal is told as the services tell it, in the language of the page [PLT-05]', () => {
  const call = () => mockOf({ [applyCoupon.name]: { errorId: 'PRM130', details: { maxQty: 3 } } })(applyCoupon);
  expect(call).toThrow(expect.toSatisfy((error: unknown) => isProductError(error, 'PRM130')));
  expect(call).toThrow(/\p{L}/u);
});

test('what is no mock data changes nothing and is told to the developer [PLT-05]', () => {
  expect(mockOf('{')(applyCoupon)).toBeUndefined();
  expect(mockOf({ [applyCoupon.name]: 7 })(applyCoupon)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
});

test('answers are found among the cookies of a request [PLT-05]', () => {
  const data = JSON.stringify({ 'products.details': { errorId: 'API404' } });
  expect(mocksInCookies(`a=1; shop.mocks=${encodeURIComponent(data)}; b=2`)).toBe(data);
  expect(mocksInCookies('a=1; other.shop.mocks=x')).toBeNull();
  expect(mocksInCookies('')).toBeNull();
});
