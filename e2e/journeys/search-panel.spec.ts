import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';

test('the search panel offers ideas, then finds in groups, and remembers what was found', {
  tag: ['@core', '@SEL-07', '@CAT-03', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us');
  await codeArrived(page);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Search' });
  const field = panel.getByRole('searchbox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  const group = (name: string) => panel.getByRole('region', { name, exact: true });
  await expect(group('Often searched').getByRole('link').first()).toBeVisible();
  await expect(group('Your last searches')).toHaveCount(0);
  await expectAccessibleInBothSchemes(page, 'the search panel');

  await field.pressSequentially('jack');
  for (const name of ['Searches', 'Categories', 'Products'])
    await expect(group(name).getByRole('link').first()).toBeVisible();
  await expect(group('Products').getByRole('listitem').filter({ hasText: '$' })).toHaveCount(4);
  await expectAccessibleInBothSchemes(page, 'the search panel with products');
  await field.fill('repair');
  await expect(group('Help').getByRole('link').first()).toBeVisible();
  await expect(group('Articles').getByRole('link').first()).toBeVisible();
  await field.fill('zzqqxx');
  await expect(panel.getByText('Nothing found for “zzqqxx”', { exact: false }).last()).toBeVisible();
  await expect(group('Often searched').getByRole('link').first()).toBeVisible();

  // A word that only a synonym finds.
  await field.fill('rucksack');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/search\?q=rucksack$/);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(group('Your last searches').getByRole('link', { name: 'rucksack' })).toBeVisible();
  await group('Your last searches').getByRole('button', { name: 'Clear' }).click();
  await expect(group('Your last searches')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Search', exact: true })).toBeFocused();
});
