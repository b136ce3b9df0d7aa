import type { Page } from '@playwright/test';
import type { LocaleId } from 'shared-contracts/locale';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test, visit } from '../src/fixtures.ts';
import { openShellBeside, type ShellBeside } from '../src/shell-beside.ts';
import { addShownProduct, goToReview, words } from '../src/shopper.ts';

/** Codes that no state of the shop produces on demand: mock data answers with them, outside production. */
let shell: ShellBeside;
test.beforeAll(async () => {
  shell = await openShellBeside({ environment: { SHOP_ENVIRONMENT: 'test' } });
});
test.afterAll(() => shell?.close());
visit(() => shell);

const answerWith = (page: Page, mocks: object) =>
  page.evaluate((data) => sessionStorage.setItem('shop.mocks', data), JSON.stringify(mocks));
const refuseWith = (page: Page, errorId: string) => answerWith(page, { 'checkout.placeOrder': { errorId } });

async function review(page: Page, locale: LocaleId): Promise<void> {
  await page.goto(`/${locale}/p/none-TFVESDU40B3`);
  await addShownProduct(page, locale);
  await goToReview(page, locale);
}

const notifications = (page: Page) => page.getByRole('region', { name: /Notifications|Meldungen|Hinweise/ });

test('order errors stay in a toast or at the top, each at its step', { tag: ['@CHK-21', '@CHK-24'] }, async ({
  page,
  faults,
}) => {
  faults.allow(/failed at event/);
  await review(page, 'en-us');
  const place = page.getByRole('button', { name: words['en-us'].place });
  for (const [errorId, text, isToast] of [
    ['ORD415', 'We could not work out your total.', true],
    ['TAX309', 'We could not work out the tax.', true],
    ['TAX310', 'Your total has changed.', true],
    ['INV701', 'We have no stock of this item.', false],
    ['ORD430', 'An item in your cart is no longer available.', false],
  ] as const) {
    await refuseWith(page, errorId);
    await place.click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(notifications(page).getByText(text, { exact: false })).toHaveCount(isToast ? 1 : 0);
  }
  await expectAccessible(page, 'order errors');
  await refuseWith(page, 'SHP404');
  await place.click();
  await expect(page).toHaveURL(/step=shipping/);
  await expect(
    page.getByRole('main').getByText('This delivery method is not available.', { exact: false }),
  ).toBeVisible();
});

test('order errors are shown in the shop’s language', { tag: ['@CHK-21'] }, async ({ page }) => {
  await review(page, 'de-de');
  await refuseWith(page, 'PYT400');
  await page.getByRole('button', { name: words['de-de'].place }).click();
  await expect(page).toHaveURL(/step=billing/);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Zahlung' }).first()).toBeVisible();
});

test('a malformed promo code is explained at its field', { tag: ['@CART-14'] }, async ({ page, faults }) => {
  // The services fail with it.
  faults.allow(/failed at event/);
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await page.getByText('Add a promo code').click();
  await answerWith(page, { 'cart.applyCoupon': { errorId: 'PRM175' } });
  const field = page.getByRole('textbox', { name: 'Promo code' });
  await field.fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(field).toHaveAccessibleDescription(/The promo code could not be applied\. Please try again\./);
  await expect(field).toBeFocused();
});

test('a missing product, or a message inside a refusal, is shown at its line after the cart was read again', {
  tag: ['@core', '@CART-10', '@CART-11'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  const more = page.getByRole('button', { name: 'One more' });
  await expect(more).toBeVisible();
  for (const [refusal, text] of [
    [{ errorId: 'INV409' }, 'This item is no longer available in that quantity.'],
    [{ errorId: 'INV702', details: { flash: 'ProductItemNotAvailable' } }, 'This item has no price at the moment'],
  ] as const) {
    await answerWith(page, { 'cart.updateItem': refusal });
    // The services adapt the cart to what is available, and return it.
    const settled = page.waitForRequest(/\/cart\/v1\/cart\/[^/]+\?.*isPatchRequired=true/);
    await more.click();
    await settled;
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
  }
});
