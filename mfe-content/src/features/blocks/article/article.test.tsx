import { cleanup, screen } from '@testing-library/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { afterEach, expect, test } from 'vitest';
import { cssOf, renderBlocks } from '../../../testing/render-blocks.tsx';
import { crops } from '../parts/gallery-examples.ts';

afterEach(cleanup);

const article = (title: string, chapter: string): BlockOf<'article'> => ({
  id: title,
  name: title,
  type: 'article',
  layout: 'standard',
  title,
  media: crops('forest-7-day-rain', '21x9'),
  richText: [{ type: 'heading', level: 3, content: [{ text: chapter }] }],
});

test('heads the chapters one level below the article, on top of a page and further down', async () => {
  await renderBlocks([article('Down', 'On top'), article('Zips', 'Further down')]);
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Down',
    'H2 On top',
    'H2 Zips',
    'H3 Further down',
  ]);
});

test('stands across the page with its picture inside in the standard layout [CNT-07]', async () => {
  await renderBlocks([article('Down', 'On top')]);
  const picture = document.querySelector('article picture, article img');
  expect(picture).not.toBeNull();
  expect(cssOf(screen.getByRole('article'))).not.toContain('justify-items:center');
  expect(screen.getByRole('heading', { level: 1 }).compareDocumentPosition(picture!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('has media from edge to edge above a narrow column in the layout v2 [CNT-07]', async () => {
  await renderBlocks([{ ...article('Down', 'On top'), layout: 'v2' }]);
  const picture = document.querySelector('article picture, article img');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.compareDocumentPosition(picture!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(cssOf(heading.closest('header')!.parentElement)).toContain('justify-items:center');
});
