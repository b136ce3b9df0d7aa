import { expect, test } from 'vitest';
import { isOutside, lookupOutside } from './outside-address.ts';

test.each([
  ['https://books.example.org/orders', true],
  ['https://books.example.org:8443/orders', true],
  ['https://8.8.8.8/', true],
  ['https://[2606:4700:4700::1111]/', true],
  ['http://books.example.org/orders', false],
  ['ftp://books.example.org/orders', false],
  ['https://shop:secret@books.example.org/', false],
  ['books.example.org', false],
  ['https://localhost/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://0.0.0.0/', false],
  ['https://10.1.2.3/', false],
  ['https://172.31.255.255/', false],
  ['https://192.168.0.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://100.64.0.1/', false],
  ['https://[::1]/', false],
  ['https://[::]/', false],
  ['https://[fe80::1]/', false],
  ['https://[fd00::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://[::ffff:127.0.0.1]/', false],
  ['https://[64:ff9b::a00:1]/', false],
  ['https://[2002:7f00:1::]/', false],
])('tells whether %s is outside of the network: %s [BEY-12]', (url, isIt) => {
  expect(isOutside(url, false)).toBe(isIt);
});

test('where private networks are allowed, takes http and their addresses, but no passwords [BEY-12]', () => {
  expect(isOutside('http://127.0.0.1:3002/partner/books/events', true)).toBe(true);
  expect(isOutside('https://localhost/', true)).toBe(true);
  expect(isOutside('file:///etc/passwd', true)).toBe(false);
  expect(isOutside('http://shop:secret@localhost/', true)).toBe(false);
});

test.each([false, true])(
  'refuses a name that leads into a private network (all addresses: %s) [BEY-12]',
  async (all) => {
    const error = await new Promise((resolve) => lookupOutside('localhost', { all }, resolve));
    expect(String(error)).toBe('Error: localhost is in a private network');
  },
);
