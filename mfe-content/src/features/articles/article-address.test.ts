import { expect, test } from 'vitest';
import { articleListAddress, readArticleList } from './article-address.ts';

test.each([
  ['', { shown: 6 }],
  ['tag=care', { tagId: 'care', shown: 6 }],
  ['tag=care&shown=12', { tagId: 'care', shown: 12 }],
  ['shown=7', { shown: 12 }],
  ['shown=1000', { shown: 48 }],
  ['shown=-1&tag=%3Cscript%3E', { shown: 6 }],
  ['shown=many', { shown: 6 }],
])('reads "%s" [CNT-07]', (query, state) => {
  expect(readArticleList(new URLSearchParams(query))).toEqual(state);
});

test.each([
  [{ shown: 6 }, '/articles'],
  [{ shown: 12 }, '/articles?shown=12'],
  [{ tagId: 'care', shown: 6 }, '/articles?tag=care'],
])('addresses %j as %s', (state, address) => {
  expect(articleListAddress(state)).toBe(address);
});
