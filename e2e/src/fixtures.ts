import { test as base, expect, type Page } from '@playwright/test';

/** Everything the console says against the page; a journey ends with none of it. */
export interface PageFaults {
  readonly messages: string[];
  /** Faults that the journey itself causes, such as a remote it has taken away. */
  allow(pattern: RegExp): void;
}

export const test = base.extend<{ faults: PageFaults }>({
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

/** Collects console errors, warnings and uncaught exceptions of a page. */
export function watchFaults(page: Page): PageFaults {
  const allowed: RegExp[] = [];
  const messages: string[] = [];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) messages.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  return { messages, allow: (pattern) => allowed.push(pattern) };
}
