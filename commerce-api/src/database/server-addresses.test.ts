import { expect, test } from 'vitest';
import { serverAddresses } from './server-addresses.ts';

test.each([
  ['postgres://localhost/shop', ['postgres://localhost/shop']],
  [
    'postgresql://app:s%2Cecret@db1:5432,db2:5433/shop?sslmode=require',
    [
      'postgresql://app:s%2Cecret@db1:5432/shop?sslmode=require',
      'postgresql://app:s%2Cecret@db2:5433/shop?sslmode=require',
    ],
  ],
  ['postgres://db1,db2', ['postgres://db1', 'postgres://db2']],
])('splits %s into one address per server', (url, expected) => {
  expect(serverAddresses(url)).toEqual(expected);
});
