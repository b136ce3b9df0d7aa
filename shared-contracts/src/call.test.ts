import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPath, routerPath } from './call.ts';

describe('the path of a call', () => {
  test('has its parameters filled in, each safe inside its segment', () => {
    expect(fillPath('/cart/v1/cart/{basketId}/item', { basketId: 'b 1/2' })).toBe('/cart/v1/cart/b%201%2F2/item');
    expect(fillPath('/{mode}/{siteId}', { mode: 'publish', siteId: 'TFL-US' })).toBe('/publish/TFL-US');
  });

  test.each([[{}], [{ basketId: '' }], [{ basketId: undefined }]])(
    'is refused when a parameter is missing: %j',
    (params) => {
      expect(() => fillPath('/cart/{basketId}', params)).toThrow('needs the parameter basketId');
    },
  );

  test('cannot be led to another one by what a parameter holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const segments = fillPath('/a/{id}/b', { id: value }).split('/');
        return segments.length === 4 && decodeURIComponent(segments[2] ?? '') === value;
      }),
    );
  });

  test('reads as the router of a server wants it', () => {
    expect(routerPath('/cart/v1/cart/{basketId}/shippingMethod/{shippingId}')).toBe(
      '/cart/v1/cart/:basketId/shippingMethod/:shippingId',
    );
  });
});
