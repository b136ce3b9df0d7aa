import { cleanup, fireEvent, screen } from '@testing-library/react';
import { benefitBarExample } from 'shared-contracts/blocks/benefit-bar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderBlocks } from '../../../testing/render-blocks.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('closes, and stays closed on the next page until editors give it another id [CNT-02]', async () => {
  await renderBlocks([benefitBarExample]);
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText(/Repairs are free/)).toBeNull();
  cleanup();
  await renderBlocks([benefitBarExample]);
  expect(screen.queryByText(/Repairs are free/)).toBeNull();
  cleanup();
  await renderBlocks([{ ...benefitBarExample, id: 'repairs-2027' }]);
  expect(screen.getByText(/Repairs are free/)).toBeTruthy();
});

test('cannot be closed when editors do not offer it', async () => {
  await renderBlocks([{ ...benefitBarExample, closable: false }]);
  expect(screen.queryByRole('button')).toBeNull();
});
