import { expectAccessible } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';

test('the size guide of a product shows its table, finds the size, and remembers', {
  tag: ['@core', '@CAT-09', '@SEL-03', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await codeArrived(page);
  const model = /^The model is 5′\d″ \(\d+ cm\) tall and wears size L\.$/;
  await expect(page.getByRole('main').getByText(model)).toBeVisible();
  await page.getByRole('button', { name: 'Size guide' }).click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  const table = guide.getByRole('table', { name: 'Clothing for women' });
  const medium = table.getByRole('row', { name: /^M\b/ });
  await expect(medium).toContainText('34.5–36.5');
  await guide.getByText('Centimeters').click();
  await expect(medium).toContainText('88–93');
  await expect(guide.getByText(model)).toBeVisible();
  for (const end of ['Runs small', 'Runs large']) await expect(guide.getByText(end, { exact: true })).toBeVisible();
  await expect(guide.getByText(/fullest/).first()).toBeVisible();
  await expectAccessible(page, 'size guide');

  await guide.getByRole('button', { name: 'Show my size' }).click();
  const chest = guide.getByLabel('Chest (cm)');
  await expect(chest).toBeFocused();
  await expect(chest).toHaveAccessibleDescription(/please give a number/);
  await chest.fill('90');
  await guide.getByLabel('Waist (cm)').fill('74');
  await guide.getByText('Roomy', { exact: true }).click();
  await guide.getByRole('button', { name: 'Show my size' }).click();
  await expect(guide.getByRole('status')).toContainText('Your size is M');
  await expect(medium).toContainText('(your size)');
  await expectAccessible(page, 'found size');
  await guide.getByRole('button', { name: 'Choose M' }).click();
  await expect(guide).toBeHidden();
  await expect(page.getByRole('main').getByRole('radio', { name: /^M/ })).toBeChecked();

  // The answers are there again, in the same unit.
  await page.reload();
  await codeArrived(page);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(guide.getByLabel('Chest (cm)')).toHaveValue('90');
  await expect(guide.getByRole('status')).toContainText('Your size is M');
  await guide.getByRole('button', { name: 'Clear my measurements' }).click();
  await expect(guide.getByLabel('Chest (cm)')).toHaveValue('');
  await expect(guide.getByRole('status')).toBeEmpty();
});
