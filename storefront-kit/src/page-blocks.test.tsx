import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { PageBlocks } from './page-blocks.tsx';
import { SlotHostContext } from './slot.tsx';
import { fakePlatform } from './testing/platform.ts';

afterEach(cleanup);

/** Shows the blocks of the cart's page as a slot that names what it was asked to show. */
function show(answer: () => unknown) {
  const asked = vi.fn((_input: object) => answer());
  const platform = fakePlatform({ answer: (_call, input) => asked(input) });
  const slot = vi.fn(({ name }: { readonly name: string }) => <p>{name}</p>);
  render(
    <PlatformProvider platform={platform}>
      <SlotHostContext value={slot}>
        <PageBlocks page="cart" remote="cart" />
      </SlotHostContext>
    </PlatformProvider>,
  );
  return { asked, slot };
}

test('hands the page of the site to the domain that draws blocks [CNT-01]', async () => {
  const { asked, slot } = show(() => getAugmentedPage.example);
  await screen.findByText('content.page-blocks');
  expect(asked).toHaveBeenCalledWith({ params: { mode: 'publish', siteId: 'US', page: 'cart' } });
  expect(slot.mock.calls[0]?.[0]).toMatchObject({ props: { page: getAugmentedPage.example } });
});

test.each([
  ['has no blocks', () => ({ ...getAugmentedPage.example, blocks: [] })],
  ['cannot be read', () => Promise.reject(new ProductError('GEN500', ''))],
])('asks for no code of content while the page %s [CNT-01]', async (_why, answer) => {
  const { asked, slot } = show(answer);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => undefined);
  expect(slot).not.toHaveBeenCalled();
});
