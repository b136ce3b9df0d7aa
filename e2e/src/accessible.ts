import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Asserts that axe finds nothing on the page; `what` names it in the report. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
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
  const { violations } = await new AxeBuilder({ page })
    // Describing what passes takes longer than finding what does not.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('iframe')
    // In the page itself; the other mode sends what it finds to a new, blank one. They differ only in frames.
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    what,
  ).toEqual([]);
}

/** Asserts it in light and in dark colors of the same page. */
export async function expectAccessibleInBothSchemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${what}, ${colorScheme}`);
  }
}
