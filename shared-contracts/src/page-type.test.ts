import { expect, test } from 'vitest';
import { pageTypeOf } from './page-type.ts';

test.each([
  ['/en-us', 'Home'],
  ['/fr-ca/', 'Home'],
  ['/en-us/p/fell-shell-TF12345678', 'Product detail'],
  ['/de-de/c/jacken-1110', 'Product list'],
  ['/en-us/cart', 'Cart'],
  ['/en-us/account', 'Account'],
  ['/en-us/account/profile', 'Account'],
  ['/en-us/search?q=tent', 'Search'],
  ['/en-us/search?q=+', 'Search hub'],
  ['/en-us/search', 'Search hub'],
  ['/en-us/order-confirmation?order=1', 'Order confirmation'],
  ['/en-us/checkout?step=payment', 'Checkout'],
  ['/en-us/pages/returns', 'Other'],
  ['/en-us/cart/extra', 'Other'],
  ['/en-us/p', 'Other'],
  ['/en-us/constructor', 'Other'],
  ['/', 'Other'],
])('%s is a page of type %s [CNT-13]', (path, type) => {
  expect(pageTypeOf(new URL(path, 'https://shop.example'))).toBe(type);
});

test('a page that is not available is an error, whatever its address [CNT-13]', () => {
  expect(pageTypeOf(new URL('https://shop.example/en-us/p/gone-TF12345678'), true)).toBe('Error');
});
