// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PlatformProvider } from 'shared-contracts/platform';
import type { ProductRecord } from 'shared-contracts/tracking/product-record';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePlatform } from './testing/platform.ts';
import { usePromotion } from './use-promotion.ts';
import { useTracked } from './use-tracked.ts';
import { selects, useTrackedList } from './use-tracked-list.ts';

/** An observer that is told by hand what is seen. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly elements = new Set<Element>();
  readonly #onSeen: IntersectionObserverCallback;
  constructor(onSeen: IntersectionObserverCallback, options: IntersectionObserverInit) {
    expect(options.threshold).toBe(0.5);
    this.#onSeen = onSeen;
    FakeObserver.all.push(this);
  }
  observe = (element: Element) => void this.elements.add(element);
  unobserve = (element: Element) => void this.elements.delete(element);
  disconnect = () => this.elements.clear();
  see(...elements: Element[]) {
    const entries = elements
      .filter((one) => this.elements.has(one))
      .map((target) => ({ target, isIntersecting: true }));
    this.#onSeen(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

const product = (productId: string, position: number, searchTerm?: string): ProductRecord => ({
  productId,
  styleCode: productId.slice(0, 8),
  name: productId,
  onSale: false,
  originalPrice: 100,
  price: 100,
  saleDiscountAmount: 0,
  interactionOrigin: 'grid',
  list: 'category',
  position,
  ...(searchTerm ? { searchTerm } : {}),
});
const shell = product('TFSHELL10A1', 1);
const boot = product('TFBOOTS10A1', 2);

let platform: ReturnType<typeof fakePlatform>;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  FakeObserver.all = [];
  platform = fakePlatform();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
const show = (node: ReactNode) =>
  act(() => root.render(<PlatformProvider platform={platform}>{node}</PlatformProvider>));
const tracked = () => platform.track.mock.calls.map(([record]) => record);
const see = (...elements: Element[]) => act(() => FakeObserver.all.at(-1)?.see(...elements));
const articles = () => [...document.querySelectorAll('article')];

function List({ products }: { readonly products: readonly ProductRecord[] }) {
  return (
    <div {...useTrackedList<HTMLDivElement>({ currency: 'USD', products })}>
      {products.map(({ productId }) => (
        <article key={productId}>
          <a href={`/en-us/p/x-${productId}`}>
            <b>{productId}</b>
          </a>
          <button type="button" {...selects}>
            Quick add
          </button>
          <button type="button">Heart</button>
        </article>
      ))}
    </div>
  );
}

describe('a tracked list [EXP-05]', () => {
  test('tells what comes into view together, each product once for each list', () => {
    show(<List products={[shell, boot]} />);
    see(...articles());
    see(...articles().slice(0, 1));
    show(<List products={[shell, boot, product('TFTENTS10A1', 3)]} />);
    see(...articles());
    expect(tracked()).toEqual([
      { event: 'view_item_list', currency: 'USD', products: [shell, boot] },
      { event: 'view_item_list', currency: 'USD', products: [product('TFTENTS10A1', 3)] },
    ]);
    // Another search is another list.
    show(<List products={[product('TFSHELL10A1', 1, 'shell')]} />);
    see(...articles());
    expect(tracked()).toHaveLength(3);
  });

  test.each([
    ['the link of a card', 'b', true],
    ['its quick-shop', '[data-selects]', true],
    ['its heart', 'button:last-child', false],
  ])('a press on %s', (_, selector, isChoice) => {
    show(<List products={[shell, boot]} />);
    const element = articles()[1]?.querySelector<HTMLElement>(selector);
    element?.addEventListener('click', (event) => event.preventDefault());
    act(() => element?.click());
    expect(tracked()).toEqual(isChoice ? [{ event: 'select_item', currency: 'USD', products: [boot] }] : []);
  });
});

describe('a promotion [EXP-05]', () => {
  const names = { creativeName: 'Home hero', promotionId: 'autumn', promotionName: 'Autumn' };
  function Hero({ promotion }: { readonly promotion?: typeof names }) {
    return (
      <div id="hero" {...usePromotion<HTMLDivElement>(promotion)}>
        <a href="/en-us/c/1" data-tracking="women">
          Women
        </a>
        <p>Words</p>
      </div>
    );
  }
  const press = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.click());

  test('is told when it is seen, and when one of its links is followed', () => {
    show(<Hero promotion={names} />);
    see(document.querySelector('#hero') as Element);
    press('p');
    press('a');
    expect(tracked()).toEqual([
      { event: 'view_promotion', ...names },
      { event: 'select_promotion', ...names, target: 'women' },
    ]);
  });

  test('without names nothing is told', () => {
    show(<Hero />);
    press('a');
    expect(FakeObserver.all).toEqual([]);
    expect(tracked()).toEqual([]);
  });
});

test('a record of a view is reported once for each key, again when it is shown again [EXP-05]', () => {
  function View({ of }: { readonly of: string | undefined }) {
    useTracked(of, () => ({ event: 'search', searchTerm: of ?? '', results: 1 }));
    return null;
  }
  for (const key of [undefined, 'a', 'a', 'b', undefined, 'b']) show(<View of={key} />);
  expect(tracked().map((record) => 'searchTerm' in record && record.searchTerm)).toEqual(['a', 'b', 'b']);
});

test('a record that is not as agreed fails a test [EXP-05]', () => {
  function View() {
    useTracked('a', () => ({ event: 'search', searchTerm: '', results: 1 }));
    return null;
  }
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show(<View />)).toThrow('searchTerm');
  error.mockRestore();
});
