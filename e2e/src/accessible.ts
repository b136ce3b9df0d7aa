import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Asserts that axe finds nothing on the page; `what` names it in the report. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Axe judges painted pixels: fading content has not reached its final contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map((animation) =>
          animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY ? undefined : animation.finished,
        ),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('iframe')
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    what,
  ).toEqual([]);
}
