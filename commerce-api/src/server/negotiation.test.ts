import { expect, test } from 'vitest';
import { acceptsJson, methodsAt } from './negotiation.ts';

test.each([
  [undefined, true],
  ['*/*', true],
  ['application/json', true],
  ['text/html, application/*;q=0.8', true],
  ['Application/JSON; charset=utf-8', true],
  ['text/html', false],
  ['application/xml, text/*', false],
  ['application/json;q=0', false],
])('parses Accept %s: %s', (header, accepts) => {
  expect(acceptsJson(header)).toBe(accepts);
});

test('names the methods of a path with parameters', () => {
  const methods = methodsAt([
    { method: 'GET', path: '/cart/v1/{basketId}' },
    { method: 'DELETE', path: '/cart/v1/{basketId}' },
    { method: 'POST', path: '/cart/v1' },
  ]);
  expect(methods('/cart/v1/7')).toEqual(['GET', 'DELETE']);
  expect(methods('/cart/v1')).toEqual(['POST']);
  expect(methods('/cart/v1/7/lines')).toEqual([]);
});
