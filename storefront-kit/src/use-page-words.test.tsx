import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test } from 'vitest';
import { fakePlatform } from './testing/platform.ts';
import { usePageWords } from './use-page-words.ts';

afterEach(cleanup);

test('gives the plain texts of a page, and no other block [CNT-01]', async () => {
  const text = { id: 't', name: 'T', type: 'rich-text', paragraphs: ['Sixty days.'] };
  const page = { ...getAugmentedPage.example, blocks: [...getAugmentedPage.example.blocks, text] };
  const platform = fakePlatform({ answer: () => page });
  const { result } = renderHook(() => usePageWords('checkout', 'checkout'), {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  expect(result.current).toEqual([]);
  await waitFor(() => expect(result.current).toEqual([text]));
});
