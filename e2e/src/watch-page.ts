import type { Page } from '@playwright/test';

/** A shift of the layout: how far it went, when (milliseconds of the page), and what moved. */
interface Shift {
  readonly value: number;
  readonly at: number;
  readonly moved: string;
}
interface Watched {
  readonly shifts: readonly Shift[];
  /** From when fonts arrived to when they were drawn, in milliseconds of the page. */
  readonly fonts: readonly { readonly arrived: number; readonly drawn: number }[];
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
    const seen = { shifts: [] as Shift[], fonts: [] as { arrived: number; drawn: number }[], titles: [] as string[] };
    Object.assign(window, { watched: seen });
    new MutationObserver(() => {
      const all = [...document.querySelectorAll('#screen h2')].map(({ textContent }) => textContent);
      const title = all.find((one) => !among || among.includes(one));
      if (title && seen.titles.at(-1) !== title) seen.titles.push(title);
    }).observe(document, { childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', () => {
      const before = seen.fonts.at(-1)?.drawn ?? 0;
      const arrivals = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > before)
        .map(({ responseEnd }) => responseEnd);
      const font = { arrived: Math.min(performance.now(), ...arrivals), drawn: Number.POSITIVE_INFINITY };
      seen.fonts.push(font);
      // The next frame draws with it; the one after that shows that it has.
      requestAnimationFrame(() => requestAnimationFrame((frame) => Object.assign(font, { drawn: frame })));
    });
    type Entry = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Entry[]) {
        const moved = sources
          .map(({ node }) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`)
          .join(', ');
        seen.shifts.push({ value, at: startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, titles);

/** The shifts of the open page, named, if together they go further than a score; not those of a font that a busy machine brings late. */
export async function shiftsBeyond(page: Page, score: number): Promise<readonly string[]> {
  const { shifts, fonts } = await watched(page);
  const counted = shifts.filter(({ at }) => !fonts.some(({ arrived, drawn }) => arrived <= at && at <= drawn));
  if (counted.reduce((sum, { value }) => sum + value, 0) <= score) return [];
  return counted.map(({ value, at, moved }) => `${value.toFixed(4)} after ${at.toFixed()} ms: ${moved}`);
}
/** The titles that came first, in their order. */
export const titlesOn = async (page: Page): Promise<readonly string[]> => (await watched(page)).titles;
