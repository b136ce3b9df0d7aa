import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderBlocks } from '../../../testing/render-blocks.tsx';
import { verticalListStates } from './vertical-list.gallery.ts';

afterEach(cleanup);

const block = { ...verticalListStates.four!, id: 'v', name: 'V' };
const active = () => [...document.querySelectorAll('a[data-active]')].map(({ textContent }) => textContent);
/** Place of the picture that is seen. */
const shown = () =>
  [...document.querySelectorAll('img')].findIndex((picture) => picture.closest('[data-active]') !== null);

test('the first link is active until another is hovered or focused, which stays active [CNT-02]', async () => {
  await renderBlocks([block]);
  expect([active(), shown()]).toEqual([['Hut to hut'], 0]);
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Trail running' }));
  expect([active(), shown()]).toEqual([['Trail running'], 2]);
  fireEvent.pointerLeave(screen.getByRole('link', { name: 'Trail running' }));
  expect(active()).toEqual(['Trail running']);
  fireEvent.focus(screen.getByRole('link', { name: 'Under canvas' }));
  expect([active(), shown()]).toEqual([['Under canvas'], 3]);
});
