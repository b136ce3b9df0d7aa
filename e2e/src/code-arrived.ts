import type { Page } from '@playwright/test';

/** Resolves once the page's own code has arrived: before, presses and input are only recorded (`shell/src/server/html.ts`). */
export const codeArrived = (page: Page): Promise<unknown> => page.waitForFunction(() => !('__early' in window));
