import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Everything that we promise, and the rules among them that look at colors. */
const rules = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>;

/**
 * What axe finds on the page, outside of its frames. Axe is put into a document once, and tells only what is wrong: in
 * @axe-core/playwright, which puts it into every frame each time, that took longer than looking.
 */
async function violationsOn(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    if (!window.axe) throw new Error('The document was left while axe arrived');
    // What a bar that stays in view covers at one place of the page is whole at another: the page is judged from its start.
    const left = { left: window.scrollX, top: window.scrollY, behavior: 'instant' } as const;
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // Describing what passes takes longer than finding what does not.
    const { violations } = await window.axe.run(
      { exclude: ['iframe'] },
      { runOnly: only, resultTypes: ['violations'] },
    );
    window.scrollTo(left);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, runOnly);
}

/** Asserts that axe finds nothing on the page, or nothing of some rules; `what` names it in the report. */
export async function expectAccessible(page: Page, what: string, only: axe.RunOnly = rules.all): Promise<void> {
  // Axe judges painted pixels: fading content has not reached its final contrast.
  await page.evaluate(async () => {
    // Those that follow the scroll position never end.
    const isTimed = ({ timeline }: Animation) => timeline instanceof DocumentTimeline;
    const ends = ({ effect }: Animation) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
    let running = document.getAnimations();
    do {
      await Promise.allSettled(running.filter((one) => isTimed(one) && ends(one)).map(({ finished }) => finished));
      // Transitions to other colors begin with the second frame at the latest.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      // One that another replaces ends, too. Carousels that move by themselves begin again for ever.
      running = document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running');
    } while (running.length > 0);
  });
  expect(await violationsOn(page, only), what).toEqual([]);
}

/** Asserts it in light and in dark colors of the same page, which differ in nothing else. */
export async function expectAccessibleInBothSchemes(page: Page, what: string): Promise<void> {
  for (const [colorScheme, only] of [
    ['light', rules.all],
    ['dark', rules.colors],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${what}, ${colorScheme}`, only);
  }
}
