import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { PreviewScrolled } from 'shared-contracts/preview';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollSync } from './use-scroll-sync.ts';

function Viewer() {
  const place = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const end = useScrollSync({ place, frame });
  return (
    <section ref={place} data-end={end}>
      <iframe ref={frame} title="page" />
    </section>
  );
}

/** The window of the page in the frame: the tests' browser loads none. */
const page = { postMessage: vi.fn() } as unknown as Window;
function show(): void {
  render(<Viewer />);
  const place = document.querySelector('section');
  // As in a browser, what is scrolled moves up.
  if (place) place.getBoundingClientRect = () => new DOMRect(0, -window.scrollY, 800, 3000);
  Object.defineProperty(screen.getByTitle('page'), 'contentWindow', { value: page });
}
/** What the page in the frame says. */
const say = (said: object, origin = location.origin) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: said, origin, source: page }));
  });
const scrolled = (top: number): PreviewScrolled => ({ type: 'preview-scrolled', top, end: 2400 });
/** The reader scrolls the window. */
function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

let scroll: ReturnType<typeof vi.fn>;
beforeEach(() => {
  scroll = vi.fn();
  vi.mocked(page.postMessage).mockClear();
  vi.stubGlobal('scrollTo', scroll);
  scrollTo(0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the window follows the page, and makes room for all of it [CNT-11]', () => {
  show();
  say(scrolled(300));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' });
  expect(document.querySelector('section')?.dataset.end).toBe('2400');
});

test('the page follows the window, which does not answer what it said itself [CNT-11]', () => {
  show();
  scrollTo(500);
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'preview-scroll', top: 500 }, location.origin);
  say(scrolled(800));
  scrollTo(800);
  expect(page.postMessage).toHaveBeenCalledOnce();
});

test('listens to nobody else', () => {
  show();
  say(scrolled(300), 'https://elsewhere.example');
  say({ type: 'of-somebody-else', top: 300 });
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: scrolled(300), origin: location.origin }));
  });
  expect(scroll).not.toHaveBeenCalled();
});
