import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { allowEverything } from '../src/allow-everything.ts';
import { expect, test, watchFaults } from '../src/fixtures.ts';

/** Moves the mouse like somebody who uses the page, until something appears that waits for that. */
async function moveUntil(page: Page, appears: Locator): Promise<void> {
  let x = 300;
  await expect
    .poll(async () => {
      x += 10;
      await page.mouse.move(x, 500);
      return appears.isVisible();
    })
    .toBe(true);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the menu opens by hover and by keyboard, and closes when a page opens', { tag: ['@core', '@CNT-04'] }, async ({
    page,
  }) => {
    await page.goto('/en-us/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const toggle = nav.getByRole('button', { name: 'Women' });
    const shells = nav.getByRole('link', { name: 'Shell & rain jackets', exact: true });
    await toggle.click();
    await expect(shells).toBeVisible();
    await toggle.click();
    await expect(shells).toBeHidden();

    await page.mouse.move(700, 800);
    await nav.getByRole('link', { name: 'Women', exact: true }).hover();
    await expect(shells).toBeVisible();
    await expectAccessible(page, 'an open menu');
    await page.mouse.move(700, 800);
    await expect(shells).toBeHidden();

    await toggle.focus();
    await page.keyboard.press('Enter');
    await shells.focus();
    await page.keyboard.press('Escape');
    await expect(shells).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await shells.click();
    await expect(page).toHaveURL(/\/c\/.*-1110$/);
    await expect(shells).toBeHidden();
  });
});

test('news and pop-ups stay away once they are dismissed', { tag: ['@core', '@CNT-05', '@CNT-08'] }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
  });
  await allowEverything(context);
  const page = await context.newPage();
  const faults = watchFaults(page);
  const closeIn = (name: string) =>
    page.getByRole('complementary', { name }).getByRole('button', { name: 'Meldung schließen' }).click();
  const shown = (name: string) => page.getByRole('complementary', { name });
  await page.goto('/de-de/');
  await closeIn('Ankündigung');
  await expect(shown('Ankündigung')).toBeHidden();
  // Pop-ups are loaded once somebody uses the page.
  const letters = shown('Post aus den Bergen');
  await moveUntil(page, letters);
  await expect(letters.getByRole('link', { name: 'Newsletter abonnieren' })).toBeVisible();
  await expectAccessible(page, 'an open pop-up');
  await closeIn('Post aus den Bergen');
  await expect(letters).toBeHidden();

  await page.reload();
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button', { name: 'Damen' }).click();
  await moveUntil(page, shown('Ihre Ausrüstung an einem Ort'));
  await expect(shown('Ankündigung')).toBeHidden();
  await expect(letters).toBeHidden();
  expect(faults.messages, 'errors and warnings in the console').toEqual([]);
  await context.close();
});

test('visitors from another country are asked once, and can choose among all', { tag: ['@core', '@CNT-16'] }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' });
  await allowEverything(context);
  const page = await context.newPage();
  const faults = watchFaults(page);
  const dialog = page.getByRole('dialog', { name: 'Switch to our Germany shop?' });
  // A bar that closes shows that the page listens; the question comes once somebody uses the page.
  const news = page.getByRole('complementary', { name: 'Announcement' });
  await page.goto('/en-us/search?q=tent');
  await news.getByRole('button').click();
  await expect(news).toBeHidden();
  await moveUntil(page, dialog);
  await expect(dialog.getByRole('link', { name: 'Zum Shop „Deutschland“' })).toHaveAttribute(
    'href',
    '/de-de/search?q=tent',
  );
  await expectAccessible(page, 'the question for the country');
  await dialog.getByRole('link', { name: 'All countries and languages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your country and language' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page, 'all countries');
  await page.getByRole('link', { name: 'Deutschland' }).click();
  await expect(page).toHaveURL(/\/de-de$/);
  expect(faults.messages, 'errors and warnings in the console').toEqual([]);
  await context.close();
});
