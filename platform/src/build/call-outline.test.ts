import { describe, expect, it } from 'vitest';
import { withCallOutlines } from './call-outline.ts';

describe('the outline of a call in a page [PLT-01]', () => {
  it('contains what is needed to make it, without schemas and examples', () => {
    const code = `export const getCart = defineCall({
  name: 'cart.read',
  summary: 'Reads',
  method: 'GET',
  path: '/cart/{id}',
  access: 'shopper',
  params: v.object({ id }),
  query,
  response: cart,
  errors: ['BSK404'],
  ...more,
  idempotencyKey: true,
  example: exampleCart
});
`;
    expect(withCallOutlines(code)).toBe(
      "export const getCart = { name: 'cart.read', method: 'GET', path: '/cart/{id}', access: 'shopper', errors: ['BSK404'], idempotencyKey: true };\n",
    );
  });

  it('omits every other unused value', () => {
    expect(withCallOutlines("const a = v.object({ b });\nexport const c = [...d, 'e'];")).toBe(
      "const a = /*#__PURE__*/ (() => (v.object({ b })))();\nexport const c = /*#__PURE__*/ (() => ([...d, 'e']))();",
    );
  });

  it.each([
    "import * as v from 'valibot';\n",
    'export const limit = 50;\n',
    'export const tenths = (share) => share * 10;\n',
    'export function orderOf(line) {\n  return line.order;\n}\n',
  ])('keeps unchanged: %s', (code) => {
    expect(withCallOutlines(code)).toBe(code);
  });

  it('is never guessed', () => {
    expect(() => withCallOutlines('export const a = defineCall(other);')).toThrow('something else than an object');
  });
});
