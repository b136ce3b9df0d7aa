import { type Browser, errors, expect, type Page, type Request } from '@playwright/test';
import { codeArrived } from './code-arrived.ts';
import { eachContext } from './each-context.ts';

/** Milliseconds without a request after which a page is at rest. */
const QUIET = 500;

/** Requests of each page that have not ended. */
const open = new WeakMap<Page, Set<Request>>();

/** Streams of events stay open. */
const ends = (request: Request): boolean => request.resourceType() !== 'eventsource';

function watchPage(page: Page): void {
  const requests = new Set<Request>();
  open.set(page, requests);
  page.on('request', (request) => {
    // What another document asked for no longer counts.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    if (ends(request)) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Watches what the pages of a browser request, from their beginning, for `atRest`. */
export const watchRequests = (browser: Browser): void =>
  eachContext(browser, (context) => void context.on('page', watchPage));

const noneBegins = (page: Page): Promise<boolean> =>
  page.waitForEvent('request', { predicate: ends, timeout: QUIET }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return true;
      throw error;
    },
  );

/**
 * Resolves once the page's own code and everything that it requests has come, and nothing more follows. Playwright's
 * `networkidle` never arrives once the page follows its flags, by a stream that stays open.
 */
export async function atRest(page: Page): Promise<void> {
  const requests = open.get(page);
  if (!requests) throw new Error('The page was not watched from its beginning');
  await page.waitForLoadState('load');
  await codeArrived(page);
  do {
    await expect.poll(() => [...requests].map((request) => request.url())).toEqual([]);
  } while (!(await noneBegins(page)));
}
