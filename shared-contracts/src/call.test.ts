import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPath, routerPath } from './call.ts';

describe('the path of a call', () => {
  test('fills in parameters, each confined to its segment', () => {
    expect(fillPath('/cart/v1/cart/{basketId}/item', { basketId: 'b 1/2' })).toBe('/cart/v1/cart/b%201%2F2/item');
    expect(fillPath('/{mode}/{siteId}', { mode: 'publish', siteId: 'US' })).toBe('/publish/US');
  });

  test.each([[{}], [{ basketId: '' }], [{ basketId: undefined }]])(
    'is refused when a parameter is missing: %j',
    (params) => {
      expect(() => fillPath('/cart/{basketId}', params)).toThrow('needs the parameter basketId');
    },
  );

  test("cannot be redirected by a parameter's value", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const segments = fillPath('/a/{id}/b', { id: value }).split('/');
        return segments.length === 4 && decodeURIComponent(segments[2] ?? '') === value;
      }),
    );
  });

  test('converts to the notation of HTTP routers', () => {
    expect(routerPath('/cart/v1/cart/{basketId}/shippingMethod/{shippingId}')).toBe(
      '/cart/v1/cart/:basketId/shippingMethod/:shippingId',
    );
  });
});
