import { expectAccessible } from '../src/accessible.ts';
import { answerQuestions, expect, test, watchFaults } from '../src/fixtures.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';

test('a guest shares favorites by a link; others see and buy, change nothing, and lose it when it is taken back', {
  tag: ['@core', '@ACC-14', '@phone'],
}, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(productPath);
  await page.getByRole('button', { name: 'Favorite: Draven Windshell' }).first().click();
  await expect(page.getByText('Kept among your favorites.')).toBeVisible();
  await page.goto('/en-us/favorites');
  await page.getByRole('button', { name: 'Share favorites' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Link to your favorites' });
  const link = await field.inputValue();
  expect(link).toMatch(/\/en-us\/shared-favorites\?list=[\w-]{22}$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAccessible(page, 'favorites that are shared');
  await page.reload();
  await expect(field).toHaveValue(link);

  const { pathname, search } = new URL(link);
  const others = await browser.newContext();
  await answerQuestions(others);
  const other = await others.newPage();
  const faults = watchFaults(other);
  const main = other.getByRole('main');
  await other.goto('/en-us/favorites');
  await expect(other.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
  const answer = await other.goto(pathname + search);
  expect(await answer?.text()).toContain('Draven Windshell');
  await expect(other.getByRole('heading', { level: 1, name: 'Shared favorites' })).toBeVisible();
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Draven Windshell' })).toBeVisible();
  await expect(main.getByRole('button')).toHaveAccessibleName('Add to cart: Draven Windshell');
  await expectAccessible(other, 'a list that somebody shared');
  await main.getByRole('button', { name: 'Add to cart: Draven Windshell' }).click();
  await expect(other.getByRole('dialog').getByRole('button', { name: /^Add to cart/ })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove: Draven Windshell' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
  await expect(async () => {
    await other.goto(pathname + search);
    await expect(other.getByRole('heading', { name: 'Nothing on this list right now' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(other, 'a shared list without anything on it');

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('No longer shared.')).toBeVisible();
  const missing = other.getByRole('heading', { level: 1, name: 'This list is not shared' });
  await expect(async () => {
    await other.goto(pathname + search);
    await expect(missing).toBeVisible({ timeout: 500 });
  }).toPass();
  await other.goto('/en-us/shared-favorites?list=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(missing).toBeVisible();
  await expectAccessible(other, 'a link that leads to no list');
  await main.getByRole('link', { name: 'Shop women' }).click();
  await expect(other).toHaveURL(/\/c\/women-1000/);
  expect(faults.messages, 'errors and warnings in the console').toEqual([]);
  await others.close();
});
