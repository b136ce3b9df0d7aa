import { expect, test } from 'vitest';
import { docTypes, layoutVariants } from './layout-variants.ts';

test('offers the layouts that a type has [CNT-11]', () => {
  expect(layoutVariants('hero')).toEqual(['standard', 'block-below', 'product-overlay']);
  expect(layoutVariants('icon-and-text')).toEqual(['stacked', 'inline', 'centered']);
  expect(layoutVariants('article')).toEqual(['standard', 'v2']);
  expect(layoutVariants('spacer')).toEqual([]);
  expect(layoutVariants('menu')).toEqual([]);
});

test('looks for kinds of documents and types of blocks [CNT-11]', () => {
  expect(docTypes.kinds).toContain('popup');
  expect(docTypes.blocks).toContain('look-book');
});
