import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Block, BlockOf } from 'shared-contracts/blocks/block';
import { carouselExample } from 'shared-contracts/blocks/carousel';
import { heroExample } from 'shared-contracts/blocks/hero';
import { PlatformProvider } from 'shared-contracts/platform';
import { segmentChoices, segmentsAttribute } from 'shared-contracts/segments';
import { segmentsAtom } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Blocks } from '../blocks.tsx';
import { loadBlocks } from '../load-blocks.ts';
import { chosenKey } from './choose.ts';

const text = (id: string, title = id): Block => ({ id, name: id, type: 'rich-text', title, paragraphs: [] });
const choosing = (
  segments: Readonly<Record<string, readonly Block[]>>,
  baselines: readonly Block[],
): BlockOf<'segmentation'> =>
  ({
    id: 's',
    name: 'Segments',
    type: 'segmentation',
    segments: Object.entries(segments).map(([id, targets]) => ({ id, targets })),
    baselines,
  }) as BlockOf<'segmentation'>;

const root = document.documentElement;
/** What the shell does when it learns who the visitor is. */
function become(platform: ReturnType<typeof fakePlatform>, ...segments: readonly string[]) {
  root.setAttribute(segmentsAttribute, segments.join(' '));
  platform.store.set(segmentsAtom, new Set(segments));
}
const pageOf = (blocks: readonly Block[], platform: ReturnType<typeof fakePlatform>) => (
  <PlatformProvider platform={platform}>
    <MemoryRouter initialEntries={['/en-us']}>
      <Blocks blocks={blocks} />
    </MemoryRouter>
  </PlatformProvider>
);
/** By the cascade of the rules that are there. The DOM of tests remembers what matched when an attribute further up changes. */
function isSeen(element: Element): boolean {
  const place = element.closest('[data-alternative]');
  if (!place) return true;
  const rules = [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter(
      (rule): rule is CSSStyleRule => 'selectorText' in rule && String(rule.selectorText).includes('alternative'),
    );
  const applies = (selector: string) => {
    const [, visitor, rest = ''] = /^(\[.*\) |\[.*?\] )?(\..*)$/.exec(selector) ?? [];
    return (visitor === undefined || root.matches(visitor.trim())) && place.matches(rest);
  };
  return rules.filter(({ selectorText }) => applies(selectorText)).at(-1)?.style.display === 'block';
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].filter(isSeen).map(({ textContent }) => textContent);
const seen = () => texts('h1, h2, h3');

const isServer = () => vi.stubGlobal('document', undefined);

/** A page of the server, which is the same for everybody, taken over by a browser that knows its visitor. */
async function hydrate(blocks: readonly Block[], ...segments: readonly string[]) {
  await loadBlocks(blocks);
  isServer();
  const html = renderToString(pageOf(blocks, fakePlatform()));
  vi.unstubAllGlobals();
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const platform = fakePlatform();
  become(platform, ...segments);
  const mounted = await act(async () => hydrateRoot(place, pageOf(blocks, platform)));
  cleanups.push(() => {
    mounted.unmount();
    place.remove();
  });
  return { html, platform, place };
}
const cleanups: (() => void)[] = [];
const cleanAll = () =>
  act(async () => {
    for (const clean of cleanups.splice(0)) clean();
  });

const wrong = vi.spyOn(console, 'error');
beforeEach(() => {
  wrong.mockClear();
});
afterEach(async () => {
  await cleanAll();
  cleanup();
  root.removeAttribute(segmentsAttribute);
});

const block = choosing({ 'loyalty-logged-in': [text('member')], 'not-cart-empty': [text('cart')] }, [
  text('everybody'),
]);

test.each([
  [['logged-in', 'loyalty-logged-in', 'cart-not-empty'], 'member'],
  [['logged-out', 'cart-not-empty'], 'cart'],
  [['logged-out', 'cart-empty'], 'everybody'],
] as const)('%s see the first that matches: %s [CNT-09]', async (segments, title) => {
  const { platform } = await hydrate([block], ...segments);
  expect(seen()).toEqual([title]);
  expect(wrong).not.toHaveBeenCalled();
  expect(platform.faults).not.toHaveBeenCalled();
});

test('without script the page shows what is for everybody, and has all alternatives', async () => {
  const { html } = await hydrate([block]);
  root.removeAttribute(segmentsAttribute);
  expect(seen()).toEqual(['everybody']);
  for (const title of ['member', 'cart', 'everybody']) expect(html).toContain(title);
});

const cards = { ...carouselExample, id: 'cards', title: 'cards' } as Block;

test('follows the visitor at once, and what was there stays as it was [CNT-09]', async () => {
  const { platform, place } = await hydrate([choosing({ 'logged-in': [text('account')] }, [cards])], 'logged-out');
  const shown = place.querySelector('[data-alternative=baseline] section');
  expect(shown).not.toBeNull();
  act(() => become(platform, 'logged-in'));
  expect(seen()).toEqual(['account']);
  act(() => become(platform, 'logged-out'));
  expect(place.querySelector('[data-alternative=baseline] section')).toBe(shown);
  expect(wrong).not.toHaveBeenCalled();
});

test('what is shown later becomes live then, and not before', async () => {
  const { platform, place } = await hydrate([choosing({ 'logged-in': [cards] }, [text('everybody')])], 'logged-out');
  const kept = place.querySelector('[data-alternative="0"] section');
  expect(kept).not.toBeNull();
  await act(async () => become(platform, 'logged-in'));
  const live = place.querySelector('[data-alternative="0"] section');
  expect(live).not.toBeNull();
  expect(live).not.toBe(kept);
});

test('nothing stands where the segment has no blocks', async () => {
  const { platform } = await hydrate([choosing({ employee: [] }, [text('everybody')])], 'employee');
  expect(seen()).toEqual([]);
  act(() => become(platform, 'non-employee'));
  expect(seen()).toEqual(['everybody']);
});

test('nobody is in a segment that this release does not know', async () => {
  const newer = choosing({ pilot: [text('pilot')], 'not-pilot': [text('others')] }, [text('everybody')]);
  await hydrate([newer], 'logged-in', 'pilot');
  expect(seen()).toEqual(['everybody']);
});

test.each(segmentChoices)('styles and script agree on %s', async (choice) => {
  const both = choosing({ [choice]: [text('meant')] }, [text('others')]);
  const name = choice.replace(/^not-/, '');
  for (const segments of [[name], ['something-else']]) {
    await hydrate([both], ...segments);
    const isMeant = chosenKey(both, new Set(segments)) === '0';
    expect(seen()).toEqual([isMeant ? 'meant' : 'others']);
    await cleanAll();
  }
});

describe('a page that the browser renders itself', () => {
  test('has only what the visitor has been shown', async () => {
    const platform = fakePlatform();
    become(platform, 'logged-out', 'cart-empty');
    await loadBlocks([block]);
    render(pageOf([block], platform));
    expect(document.body.textContent).toBe('everybody');
    act(() => become(platform, 'logged-in', 'loyalty-logged-in'));
    expect(seen()).toEqual(['member']);
  });
});

describe('the h1 [CNT-09]', () => {
  const hero = (id: string): Block => ({ ...heroExample, id, title: id }) as Block;
  const level1 = () => texts('h1');

  test('is in each alternative when all have one, of which one is seen', async () => {
    const { platform, html } = await hydrate(
      [choosing({ 'logged-in': [hero('account')] }, [hero('guest')]), hero('below')],
      'logged-out',
    );
    expect(level1()).toEqual(['guest']);
    act(() => become(platform, 'logged-in'));
    expect(level1()).toEqual(['account']);
    // One that is not seen must not be loaded.
    expect(html).not.toContain('eager');
  });

  test('is below when an alternative has none', async () => {
    const { platform } = await hydrate(
      [choosing({ 'logged-in': [text('words')] }, [hero('guest')]), hero('below')],
      'logged-out',
    );
    expect(level1()).toEqual(['below']);
    act(() => become(platform, 'logged-in'));
    expect(level1()).toEqual(['below']);
  });
});
