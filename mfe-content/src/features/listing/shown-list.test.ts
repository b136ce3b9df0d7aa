import { expect, test } from 'vitest';
import { joinPages } from './shown-list.ts';

const page = (total: number, totalIsLeast: boolean) => ({ total, totalIsLeast, products: [], facets: [] });

test('a list is as long as the page says that reached its end', () => {
  expect(joinPages(page(97, true), [page(193, true), page(210, false)])).toEqual({
    total: 210,
    products: [],
    facets: [],
  });
});

test('while no page has reached the end, it is at least as long as the last one says', () => {
  expect(joinPages(page(97, true), [page(193, true)])).toMatchObject({ total: 193, totalIsLeast: true });
});
