import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { allowEverything } from './allow-everything.ts';
import { watchRequests } from './at-rest.ts';
import { type ShopOrigins, setCurrentShop, shopFromEnvironment } from './current-shop.ts';
import { takeChanges, watchChanges } from './page-changes.ts';
import { openTestShop } from './shop-under-test.ts';
import { takeTouched, touchedKind, watchModules } from './touched-modules.ts';

/** Errors and warnings in the console. A journey fails when there are any that it has not allowed. */
export interface PageFaults {
  readonly messages: string[];
  /** Allows what the journey itself causes, such as the error of a remote that it has removed. */
  allow(pattern: RegExp): void;
}

/** The shop that a worker tests: the given one, or one that only this worker uses. */
async function openWorkerShop(): Promise<ShopOrigins & { close?(): Promise<void> }> {
  return shopFromEnvironment() ?? (await openTestShop());
}

/** Whether journeys also compare what pages change beyond themselves: those with a candidate do. */
const comparesPages = process.env.COMPARE_PAGES !== undefined;

export const test = base.extend<
  { faults: PageFaults; touched: undefined; unchanged: undefined },
  { shop: ShopOrigins }
>({
  browser: [
    async ({ browser, shop }, use) => {
      watchRequests(browser);
      watchModules(browser);
      if (comparesPages) watchChanges(browser, shop);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // Each worker has a shop with its own database, so that journeys in parallel share no stock, account or mail.
  shop: [
    async ({ browserName: _browser }, use) => {
      const shop = await openWorkerShop();
      setCurrentShop(shop);
      await use(shop);
      await shop.close?.();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  // Shoppers who have answered what the shop asks; frame.spec.ts and consent.spec.ts show the questions.
  context: async ({ context }, use) => {
    await answerQuestions(context);
    await use(context);
  },
  touched: [
    async ({ browserName: _browser }, use, { annotations }) => {
      await use(undefined);
      annotations.push({ type: touchedKind, description: takeTouched() });
    },
    { auto: true },
  ],
  unchanged: [
    async ({ browser, shop, page: _page }, use) => {
      await use(undefined);
      if (!comparesPages) return;
      const changes = await takeChanges(browser, shop);
      expect(changes, `Pages changed what every remote shares: ${changes.join('; ')}`).toEqual([]);
    },
    { auto: true },
  ],
  faults: [
    async ({ page }, use) => {
      const faults = watchFaults(page);
      await use(faults);
      expect(faults.messages, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Makes the pages of a browser context those of a shopper who has dismissed the pop-ups of the demo shop, was asked for the
 * country (a browser for tests is American), and allows everything optional.
 */
export async function answerQuestions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Frames and empty pages may have no storage.
    if (top !== window || !location.protocol.startsWith('http')) return;
    localStorage.setItem('shop.location-asked', 'US');
    localStorage.setItem('shop.dismissed-popups', JSON.stringify(['newsletter-letters', 'account-join']));
  });
  await allowEverything(context);
}

/**
 * Lets the journeys of this file visit the shop or shell that its `beforeAll` opens. Playwright also asks for the base URL
 * before that hook, when there is only the worker's shop.
 */
export const visit = (opened: () => Pick<ShopOrigins, 'origin'> | undefined): void =>
  test.use({ baseURL: async ({ shop }, use) => use((opened() ?? shop).origin) });

/** Collects console errors, warnings and uncaught exceptions of a page. */
export function watchFaults(page: Page): PageFaults {
  // Chromium's warning counts seconds, which a busy machine takes; resilience.spec.ts finds preloads that nothing uses.
  const allowed = [/was preloaded using link preload but not used within a few seconds/];
  const messages: string[] = [];
  const note = (text: string, where = '') => {
    if (!allowed.some((pattern) => pattern.test(text))) messages.push(`${text} ${where}`.trimEnd());
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()}`, message.location().url);
  });
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  return { messages, allow: (pattern) => allowed.push(pattern) };
}
