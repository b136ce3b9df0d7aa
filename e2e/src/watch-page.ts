import type { Page } from '@playwright/test';

interface Watched {
  readonly shifts: readonly number[];
  readonly titles: readonly string[];
}
const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/**
 * Notes on every page that is opened from now on how far the layout shifts, and each title that comes first in the screen: of all,
 * or of these.
 */
export const watchPage = (page: Page, titles?: readonly string[]): Promise<unknown> =>
  page.addInitScript((among) => {
    const seen = { shifts: [] as number[], titles: [] as string[] };
    Object.assign(window, { watched: seen });
    new MutationObserver(() => {
      const all = [...document.querySelectorAll('#screen h2')].map(({ textContent }) => textContent);
      const title = all.find((one) => !among || among.includes(one));
      if (title && seen.titles.at(-1) !== title) seen.titles.push(title);
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, titles);

/** How far each shift of the open page went. */
export const shiftsOn = async (page: Page): Promise<readonly number[]> => (await watched(page)).shifts;
/** How far all shifts of the open page went together. */
export const shiftOn = async (page: Page): Promise<number> => (await shiftsOn(page)).reduce((sum, one) => sum + one, 0);
/** The titles that came first, in their order. */
export const titlesOn = async (page: Page): Promise<readonly string[]> => (await watched(page)).titles;
