import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderBlocks } from '../../../testing/render-blocks.tsx';
import { leadsTo } from '../parts/current-target.ts';

afterEach(cleanup);

const targets = [
  { text: 'All', url: '/c/tents-4100' },
  { text: 'Red', url: '/c/tents-4100?refine=color:red' },
  { text: 'Packs', url: '/c/packs-5000' },
];
const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

test.each([
  ['/c/tents-4100', ['All']],
  ['/c/tents-4100?utm_source=mail', ['All']],
  ['/c/tents-4100?refine=color:red', ['Red']],
  ['/c/tents-4100?sort=new&refine=color:red', ['Red']],
  ['/c/boots-6100', []],
])('on %s it highlights %j: path and query match [CNT-02]', async (at, texts) => {
  await renderBlocks([{ id: 'r', name: 'R', type: 'cta-row', targets }], { at });
  expect(marked()).toEqual(texts);
});

test('marks the current page in a secondary navigation, which has a name [CNT-08]', async () => {
  await renderBlocks([{ id: 'n', name: 'N', type: 'secondary-nav', title: 'Tents', targets, divider: true }], {
    at: '/c/packs-5000',
  });
  expect(screen.getByRole('navigation', { name: 'Tents' })).toBeTruthy();
  expect(marked()).toEqual(['Packs']);
});

describe('leadsTo()', () => {
  const page = { pathname: '/en-us/c/tents-4100', search: '?a=1&a=2' };
  test.each([
    ['/en-us/c/tents-4100/', true],
    ['/en-us/c/tents-4100?a=2', true],
    ['/en-us/c/tents-4100?a=3', false],
    ['https://other.example/en-us/c/tents-4100', false],
    ['/en-us/c', false],
  ])('%s: %s', (url, expected) => {
    expect(leadsTo(url, page)).toBe(expected);
  });
});
