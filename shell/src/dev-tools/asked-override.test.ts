import { describe, expect, it } from 'vitest';
import { askedOverride, withoutAsked } from './asked-override.ts';

describe('what a link proposes [PLT-08]', () => {
  it.each([
    ['?override=cart@http://localhost:3010', { remote: 'cart', origin: 'http://localhost:3010' }],
    ['?a=1&override=cart%40http%3A%2F%2Flocalhost%3A3010', { remote: 'cart', origin: 'http://localhost:3010' }],
    ['?override=cart', undefined],
    ['?override=@http://localhost:3010', undefined],
    ['?override=Cart Team@http://localhost:3010', undefined],
    ['', undefined],
  ])('%s', (search, expected) => {
    expect(askedOverride(search)).toEqual(expected);
  });

  it('is proposed once', () => {
    const address = 'https://dev.shop.example/en-us?siteId=X&override=cart@http://localhost:3010#a';
    expect(withoutAsked(address)).toBe('https://dev.shop.example/en-us?siteId=X#a');
  });
});
