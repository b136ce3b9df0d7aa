import { expect, test } from 'vitest';
import { joinPages } from './shown-list.ts';

const page = (total: number, totalIsLeast: boolean) => ({ total, totalIsLeast, products: [], facets: [] });

test("takes the list's length from the page that reached its end", () => {
  expect(joinPages(page(97, true), [page(193, true), page(210, false)])).toEqual({
    total: 210,
    products: [],
    facets: [],
  });
});

test('is at least as long as the last page says while no page has reached the end', () => {
  expect(joinPages(page(97, true), [page(193, true)])).toMatchObject({ total: 193, totalIsLeast: true });
});
