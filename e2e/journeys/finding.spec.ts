import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { atRest } from '../src/at-rest.ts';
import { expect, test } from '../src/fixtures.ts';

test('the search page leads on without words, and without results', { tag: ['@CAT-03', '@phone'] }, async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/en-us/search');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en-us\/search\?q=./);
  await expect(main.getByRole('article').first()).toBeVisible();

  await page.goto('/en-us/search?q=zzqqxx');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zzqqxx');
  for (const name of ['Often searched', 'Categories', 'Much loved'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, 'no results');
  await page.goto('/en-us/search?q=jakcet');
  await main.getByRole('link', { name: 'jacket', exact: true }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
});

/** Sums the shifts of a page, from its first paint to its end. */
async function shiftsOf(page: Page, path: string): Promise<number> {
  // With the fonts at hand: text in a fallback is a little narrower until they come.
  await page.goto(path);
  await atRest(page);
  await page.goto(path);
  await page.evaluate(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await atRest(page);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(
      (from) => window.scrollY + window.innerHeight >= Math.min(from, document.body.scrollHeight),
      top,
    );
  }
  await atRest(page);
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

test('pictures and late parts of a page shift nothing', { tag: ['@core', '@CAT-10', '@phone'] }, async ({ page }) => {
  for (const path of ['/en-us', '/de-de/p/none-TFVESDU40B3', '/en-us/search?q=jacket'])
    expect([path, await shiftsOf(page, path)]).toEqual([path, 0]);
});
