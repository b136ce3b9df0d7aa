import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, fillCard, fillDelivery, signIn, words } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const text = words['en-us'];

test('a member turns points into a voucher, pays with the rest and a reward code, and sees what the tax is', {
  tag: ['@CHK-12', '@CHK-22', '@CHK-24'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await signIn(page, 'lena@demo.example');
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout?step=shipping');
  await page.getByRole('button', { name: text.toPayment }).click();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByText(/% of \$[\d.,]+ in WA/).first()).toBeVisible();

  const vouchers = page.getByRole('group', { name: 'Turn points into a voucher' });
  await expect(vouchers.getByRole('radio', { name: 'Keep my points' })).toBeChecked();
  const usable = vouchers.getByRole('radio', { name: /^Voucher of/, disabled: false }).first();
  const total = summary.getByText('Total', { exact: true }).locator('xpath=following-sibling::*');
  const before = await total.textContent();
  await usable.check();
  await expect(total).not.toHaveText(before ?? '');
  await expectAccessible(page, 'voucher and points');
  await vouchers.getByRole('radio', { name: 'Keep my points' }).check();
  await expect(total).toHaveText(before ?? '');
  await usable.check();

  await page.getByText('Pay with a reward code').click();
  const code = page.getByRole('textbox', { name: 'Reward code' });
  const apply = page.getByRole('group').filter({ has: code }).getByRole('button', { name: 'Apply' });
  await code.fill('OWN-MARA-15');
  await apply.click();
  await expect(code).toHaveAccessibleDescription(/./);
  await code.fill('OWN-LENA-15');
  await apply.click();
  const applied = page.getByRole('listitem').filter({ hasText: 'Reward code' });
  await expect(applied).toContainText('−$15.00');
  await page.getByRole('button', { name: /^Use \$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Points' })).toBeVisible();
  await expect(summary.getByText('Left to pay')).toBeVisible();
  await page.frameLocator('iframe[title^="Security code"]').getByLabel(text.cardCode).fill('123');
  await page.getByRole('button', { name: text.toReview }).click();
  await page.getByRole('button', { name: text.place }).click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
});

test('an athlete pays with the credit; rewards wait until none of it is left', { tag: ['@CHK-13'] }, async ({
  page,
}) => {
  await signIn(page, 'ada@demo.example');
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await expect(page.getByRole('button', { name: /^Use \$/ })).toBeVisible();
  await expect(page.getByText('Pay with a reward code')).toHaveCount(0);
  await page.getByRole('button', { name: /^Use \$/ }).click();
  await expect(page.getByText('Everything is covered.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'credit');
  await page.getByRole('button', { name: text.toReview }).click();
  await page.getByRole('button', { name: text.place }).click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
});

test('the device is told to the fraud check once for a cart', { tag: ['@CHK-23'] }, async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('deviceFingerPrint')) told.push(request.postData() ?? '');
  });
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  for (const _ of ['first', 'again']) {
    await page.getByRole('button', { name: text.toReview }).click();
    await expect(page.getByRole('button', { name: text.place })).toBeVisible();
    await page.getByRole('button', { name: 'Edit payment' }).click();
  }
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('deviceFingerprint');
});
