import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Block } from 'shared-contracts/blocks/block';
import { PlatformProvider } from 'shared-contracts/platform';
import { type FakePlatform, fakePlatform } from 'storefront-kit/testing/platform';
import { Blocks } from '../features/blocks/blocks.tsx';
import { loadBlocks } from '../features/blocks/load-blocks.ts';

interface Options {
  readonly headed?: boolean;
  /** Address of the page below the locale, `/` by default. */
  readonly at?: string;
  readonly platform?: FakePlatform;
}

/** Renders blocks in a test, as a page that the browser renders itself. */
export async function renderBlocks(blocks: readonly Block[], options: Options = {}): Promise<FakePlatform> {
  const {
    headed = false,
    at = '',
    platform = fakePlatform({ session: { status: 'guest', consumerNo: 'c-1' } }),
  } = options;
  await loadBlocks(blocks);
  await act(async () =>
    render(
      <PlatformProvider platform={platform}>
        <MemoryRouter initialEntries={[`/${platform.locale.id}${at}`]}>
          <Blocks blocks={blocks} headed={headed} />
        </MemoryRouter>
      </PlatformProvider>,
    ),
  );
  return platform;
}

/** The rules that emotion wrote for the class of an element, on all screens. */
export function cssOf(element: Element | null): string {
  const names = [...(element?.classList ?? [])];
  return [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map(({ cssText }) => cssText)
    .filter((rule) => names.some((name) => rule.includes(`.${name}`)))
    .join('\n')
    .replaceAll(/\s*([:;{}])\s*/g, '$1');
}
