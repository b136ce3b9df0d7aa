import { describe, expect, test } from 'vitest';
import { goodsCodeOf } from './goods-code.ts';

describe('a code [STO-05]', () => {
  test.each([
    ['0400000000101', '0400000000101'],
    ['0 400000-000101', '0400000000101'],
    ['96385074', '96385074'],
    ['https://shop.example/p/1', undefined],
    ['SUMMER20', undefined],
    ['123', undefined],
    ['123456789012345', undefined],
  ])('%s has the digits %s', (read, code) => {
    expect(goodsCodeOf(read)).toBe(code);
  });
});
