import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { type Block, block as blockSchema, blockTypes } from 'shared-contracts/blocks/block';
import { carouselExample } from 'shared-contracts/blocks/carousel';
import { spacerExample } from 'shared-contracts/blocks/spacer';
import { experimentsAtom, type Variations } from 'shared-contracts/experiments';
import { PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { galleryBlocks } from '../../../gallery/states.ts';
import { renderBlocks } from '../../testing/render-blocks.tsx';
import { Blocks } from './blocks.tsx';
import { liveBlocks } from './live-blocks.ts';
import { staticBlocks } from './static-blocks.ts';
import { staticTypes } from './static-types.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const all = galleryBlocks([]);
const text = (id: string, title: string): Block => ({ id, name: id, type: 'rich-text', title, paragraphs: [] });
const pageOf = (blocks: readonly Block[], platform = fakePlatform()) => (
  <PlatformProvider platform={platform}>
    <MemoryRouter initialEntries={['/en-us']}>
      <Blocks blocks={blocks} />
    </MemoryRouter>
  </PlatformProvider>
);

test('every type of block has a component and a state in the gallery [CNT-02]', () => {
  const drawn = [...Object.keys(staticBlocks), ...Object.keys(liveBlocks), 'experience'];
  expect(drawn.sort()).toEqual([...blockTypes].sort());
  expect(new Set(all.map(({ type }) => type)).size).toBe(blockTypes.length - 2);
});

test('names exactly the types without script as such', () => {
  expect([...staticTypes].sort()).toEqual(Object.keys(staticBlocks).sort());
});

describe.each(all.map((block) => [block.id, block] as const))('%s', (_, block) => {
  test('matches its schema', () => {
    expect(blockSchema['~standard'].validate(block)).not.toHaveProperty('issues');
  });

  test('is rendered without a style attribute, which the page’s policy refuses', async () => {
    await renderBlocks([block]);
    expect(document.querySelector('section, hr, nav, ul, a, p')).not.toBeNull();
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });
});

test('a block that fails costs only itself, and is reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { id: 'broken', name: 'Broken', type: 'accordion' } as unknown as Block;
  const platform = await renderBlocks([text('a', 'Before'), broken, text('b', 'After')]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Before', 'After']);
  expect(platform.faults).toHaveBeenCalledWith(expect.any(TypeError), { remote: 'content', phase: 'event' });
});

test('a block that fails on the server leaves the others in its HTML', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { id: 'broken', name: 'Broken', type: 'accordion' } as unknown as Block;
  const html = renderToString(pageOf([text('a', 'Before'), broken, text('b', 'After')]));
  expect(html).toContain('Before');
  expect(html).toContain('After');
});

test('omits a block that this release does not know', async () => {
  await renderBlocks([{ id: 'new', name: 'New', type: 'hologram' } as unknown as Block, text('a', 'Known')]);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

const experience = {
  id: 'e',
  name: 'Test',
  type: 'experience',
  experienceId: 'x',
  baselines: [text('a', 'For all')],
  variants: [{ name: 'B', variantId: 'b', targets: [text('b', 'For some')] }],
} as unknown as Block;

test.each([
  experience,
  {
    id: 's',
    name: 'Segments',
    type: 'segmentation',
    segments: [{ id: 'athlete', targets: [text('b', 'For some')] }],
    baselines: [text('a', 'For all')],
  } as unknown as Block,
])('shows the baseline of $type', async (block) => {
  await renderBlocks([block]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['For all']);
});

test.each([
  ['the variant', 'b', 'For some'],
  ['the baseline', 'baseline', 'For all'],
  ['the baseline for a variant that it does not have', 'c', 'For all'],
])('shows %s that an experiment has decided for the visitor [EXP-02]', (_, decided, shown) => {
  const platform = fakePlatform();
  const variations = { block_x: decided };
  platform.store.set(experimentsAtom, { rendered: variations, now: variations, onRead() {} });
  const html = renderToString(pageOf([experience], platform));
  expect(html).toContain(shown);
  expect(html.match(/<h\d/g)).toHaveLength(1);
});

describe('a decision that comes while the page is open [CNT-10]', () => {
  let top: number;
  const seeing = new Set<() => void>();
  beforeEach(() => {
    seeing.clear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #notify: () => void;
        constructor(onSeen: (entries: { boundingClientRect: { top: number } }[]) => void) {
          this.#notify = () => onSeen([{ boundingClientRect: { top } }]);
        }
        observe() {
          seeing.add(this.#notify);
        }
        disconnect() {
          seeing.delete(this.#notify);
        }
      },
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 100));
  });
  const scrollTo = (next: number) => {
    top = next;
    for (const notify of [...seeing]) notify();
  };
  async function open() {
    const platform = fakePlatform();
    await act(async () => render(pageOf([experience], platform)));
    return (now: Variations) =>
      act(async () => {
        platform.store.set(experimentsAtom, (page) => ({ ...page, now }));
        await vi.dynamicImportSettled();
      });
  }
  const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('replaces what is below the window, until it is taken back', async () => {
    top = innerHeight;
    const decide = await open();
    expect(shown()).toEqual(['For all']);
    await decide({ block_x: 'b' });
    await eventually(() => expect(shown()).toEqual(['For some']));
    scrollTo(0);
    await decide({});
    await eventually(() => expect(shown()).toEqual(['For all']));
  });

  test.each([
    ['sees', 0],
    ['has seen', innerHeight],
  ])('leaves what a shopper %s', async (_, then) => {
    top = innerHeight;
    const decide = await open();
    scrollTo(innerHeight - 1);
    top = then;
    await decide({ block_x: 'b' });
    expect(shown()).toEqual(['For all']);
  });
});

describe('a page from the server', () => {
  /** The module's memory of loaded components is that of a new page. */
  async function freshPage() {
    vi.resetModules();
    const { Blocks: FreshBlocks } = await import('./blocks.tsx');
    const { PlatformProvider: Provider } = await import('shared-contracts/platform');
    const { MemoryRouter: Router } = await import('react-router-dom');
    return (blocks: readonly Block[]) => (
      <Provider platform={fakePlatform()}>
        <Router initialEntries={['/en-us']}>
          <FreshBlocks blocks={blocks} />
        </Router>
      </Provider>
    );
  }

  test('keeps the HTML of a block that does not change, and loads no component for it', async () => {
    await renderBlocks([text('a', 'Kept')]);
    cleanup();
    const html = renderToString(pageOf([text('a', 'Kept')]));
    const wrong = vi.spyOn(console, 'error');
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
    const heading = place.querySelector('h2');
    const fresh = await freshPage();
    const { loadedComponent } = await import('./load-blocks.ts');
    const root = await act(async () => hydrateRoot(place, fresh([text('a', 'Kept')])));
    expect(place.querySelector('h2')).toBe(heading);
    expect(heading?.textContent).toBe('Kept');
    expect(loadedComponent('rich-text')).toBeUndefined();
    await act(async () => root.render(fresh([text('a', 'Changed')])));
    expect(place.textContent).toBe('Changed');
    expect(wrong).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    place.remove();
  });
});

test('renders the blocks of a carousel within it', async () => {
  const items = [{ ...carouselExample.items[0]!, id: 'one', title: 'One' }];
  await renderBlocks([{ ...carouselExample, items } as Block, { ...spacerExample, id: 'line' }]);
  expect(screen.getByRole('heading', { name: 'One' })).toBeTruthy();
  expect(document.querySelectorAll('hr')).toHaveLength(1);
});

test('renders nothing for a page without blocks', () => {
  render(pageOf([]));
  expect(document.body.textContent).toBe('');
});
