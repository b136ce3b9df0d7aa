import type { Browser, Page, Request } from '@playwright/test';
import { describeChanges, describeRequest, type PageLeft, recordBuiltIns } from 'platform/gate/page-changes';
import type { ShopOrigins } from './current-shop.ts';
import { eachContext } from './each-context.ts';

/** Under this key a page hands on to the next of its tab what it and those before contained when they were left. */
const mark = 'shop.pages-left';
type Left = Omit<PageLeft, 'kept'>;

const reported = new Set<string>();
const prepared: Promise<unknown>[] = [];

/** Runs in every page before its scripts. Under the symbol of the mark, the page tells what it and those before contain. */
function watchPage(record: typeof recordBuiltIns, origin: string, mark: string): void {
  if (top !== window || location.origin !== origin) return;
  const { keys, defineProperty } = Object;
  const { stringify } = JSON;
  const handOn = sessionStorage.setItem.bind(sessionStorage);
  const before: readonly Left[] = JSON.parse(sessionStorage.getItem(mark) ?? '[]');
  sessionStorage.removeItem(mark);
  let changed: (() => string[]) | undefined;
  let ofServer: Element | null = null;
  // The scripts of the journeys themselves come before the document, too: the page begins with its first element.
  const parsed = new MutationObserver(() => {
    changed ??= record(window, {
      console,
      crypto,
      customElements,
      document,
      history,
      location,
      navigator,
      performance,
    });
    ofServer ??= document.querySelector('style:not([data-emotion])');
    if (ofServer) parsed.disconnect();
  });
  parsed.observe(document, { childList: true, subtree: true });
  const left = (): Left => ({
    changed: changed?.() ?? [],
    local: keys(localStorage),
    session: keys(sessionStorage),
    styles: [...document.styleSheets, ...document.adoptedStyleSheets]
      .filter(
        ({ ownerNode }) =>
          ownerNode !== ofServer && !(ownerNode instanceof HTMLElement && 'emotion' in ownerNode.dataset),
      )
      .map(({ cssRules }) => cssRules[0]?.cssText ?? 'no rules'),
  });
  const all = () => [...before, left()];
  defineProperty(window, Symbol.for(mark), { value: all });
  addEventListener('pagehide', () => handOn(mark, stringify(all())), { capture: true });
}

/** Notes what the pages of a browser change beyond themselves, for `takeChanges`. */
export function watchChanges(browser: Browser, shop: ShopOrigins): void {
  const origins = new Set([shop.origin, shop.apiOrigin, shop.sandboxOrigin]);
  const ofShop = (request: Request): boolean => {
    // Where a page leads to is not what it asks for; frames of others ask for themselves.
    if (request.isNavigationRequest()) return false;
    if (request.serviceWorker()) return true;
    const frame = request.frame();
    return frame.parentFrame() === null && new URL(frame.url()).origin === shop.origin;
  };
  const script = `(${watchPage})(${recordBuiltIns}, ${JSON.stringify(shop.origin)}, ${JSON.stringify(mark)})`;
  eachContext(browser, (context) => {
    prepared.push(context.addInitScript({ content: script }));
    context.on('request', (request) => {
      const foreign = ofShop(request) ? describeRequest(request.url(), origins) : undefined;
      if (foreign) reported.add(foreign);
    });
  });
}

/** What the pages of a browser changed since this was last asked, those that are still open included. */
export async function takeChanges(browser: Browser, shop: ShopOrigins): Promise<string[]> {
  await Promise.all(prepared.splice(0));
  for (const page of browser.contexts().flatMap((context) => context.pages()))
    if (new URL(page.url()).origin === shop.origin)
      for (const change of (await leftIn(page)).flatMap(describeChanges)) reported.add(change);
  const changes = [...reported];
  reported.clear();
  return changes;
}

const leftIn = (page: Page): Promise<PageLeft[]> =>
  page.evaluate(async (name) => {
    const lefts = (window as unknown as Record<symbol, () => Left[]>)[Symbol.for(name)];
    if (!lefts) throw new Error('The page was not watched from its beginning');
    const databases = (await indexedDB.databases()).map((database) => `The database "${database.name}"`);
    const kept = [...databases, ...(await caches.keys()).map((cache) => `The cache "${cache}"`)];
    return lefts().map((left) => ({ ...left, kept }));
  }, mark);
