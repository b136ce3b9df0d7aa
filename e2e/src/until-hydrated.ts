import type { Page } from '@playwright/test';

/** Waits until every button of the page's main part answers: blocks are hydrated one by one. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('main button')];
    return buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactProps$')));
  });
