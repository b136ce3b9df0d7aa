import { cleanup, screen } from '@testing-library/react';
import { newsletterExample } from 'shared-contracts/blocks/newsletter';
import { afterEach, expect, test } from 'vitest';
import { renderBlocks } from '../../../testing/render-blocks.tsx';

afterEach(cleanup);

test('leads to the page of the newsletter while there is no form', async () => {
  await renderBlocks([newsletterExample]);
  expect(screen.getByRole('link', { name: 'Subscribe to the newsletter' }).getAttribute('href')).toBe(
    '/en-us/newsletter',
  );
});
