import { cleanup, screen } from '@testing-library/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { afterEach, expect, test } from 'vitest';
import { crops } from '../parts/gallery-examples.ts';
import { renderBlocks } from '../parts/render-blocks.tsx';

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
