import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addDeployer } from 'platform/services/deployers';
import { expectAccessible } from '../src/accessible.ts';
import { atRest } from '../src/at-rest.ts';
import { expect, test, visit } from '../src/fixtures.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';
import { shiftsBeyond, watchPage } from '../src/watch-page.ts';

let folder: string;
let token: string;
let shop: TestShop | undefined;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flags-'));
  const file = join(folder, 'deployers.json');
  token = addDeployer(file, { name: 'noor' });
  shop = await openTestShop({ DEPLOYERS_FILE: file });
});
test.afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});
visit(() => shop);

const search = (page: Page) => page.getByRole('searchbox');

/** Gives a value to the flag of the help center's search on the platform's page. */
async function setSearch(operator: Page, value: 'true' | 'false'): Promise<void> {
  await operator.goto(`${shop?.platformOrigin}/flags`);
  await operator.getByRole('link', { name: 'Change content.help-search' }).click();
  await operator.getByRole('combobox', { name: 'Value for everybody' }).selectOption(value);
  await operator.getByRole('textbox', { name: 'Reason, which the flag service keeps' }).fill('A try');
  await operator.getByLabel('Your registry token, which is kept nowhere').fill(token);
  await operator.getByRole('button', { name: 'Change the flag' }).click();
  await expect(operator.getByText('content.help-search is changed.')).toBeVisible();
}

test('a flag that an operator switches changes an open page without a reload, and the next page from its first paint', {
  tag: ['@core', '@EXP-01'],
}, async ({ page, context }) => {
  const sdk: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/flags')) sdk.push(request.resourceType());
  });
  await page.goto('/en-us/help');
  await expect(search(page)).toBeVisible();
  // The stream opens once the page is at rest.
  await expect.poll(() => sdk).toContain('eventsource');
  const loaded = await page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const stream = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/flags/eval/'));
    return stream.every(({ startTime }) => startTime > firstPaint);
  });
  expect(loaded).toBe(true);

  const operator = await context.newPage();
  await operator.goto(`${shop?.platformOrigin}/`);
  await operator.getByRole('link', { name: 'Feature flags' }).click();
  await expectAccessible(operator, 'all flags');
  await setSearch(operator, 'false');
  await expect(search(page)).toBeHidden();

  // The server renders with it at once: no search in the HTML, none while the page loads.
  const html = async () => (await fetch(`${shop?.origin}/en-us/help`)).text();
  expect(await html()).not.toContain('type="search"');
  await watchPage(page);
  await page.addInitScript(() => {
    const seen = { search: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('main input[type=search]')) seen.search += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await atRest(page);
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ search: 0 });
  expect(await shiftsBeyond(page, 0)).toEqual([]);

  await setSearch(operator, 'true');
  await expect(search(page)).toBeVisible();
  expect(await html()).toContain('type="search"');
});
