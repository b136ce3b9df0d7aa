import type { Browser, BrowserContext } from '@playwright/test';

/** Calls `watch` for every context that the browser has and will have. */
export function eachContext(browser: Browser, watch: (context: BrowserContext) => void): void {
  browser.contexts().forEach(watch);
  browser.on('context', watch);
}
