import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { openShellBeside, type ShellBeside } from '../src/shell-beside.ts';
import { addShownProduct, goToReview, type LocaleId, words } from '../src/shopper.ts';

/** Codes that no state of the shop gives at will: the mock switch answers with them, where nobody buys. */
let shell: ShellBeside;
test.beforeAll(async () => {
  shell = await openShellBeside(3170, { environment: { SHOP_ENVIRONMENT: 'test' } });
});
test.afterAll(() => shell?.close());
test.use({ baseURL: 'http://localhost:3170' });

const refuseWith = (page: Page, errorId: string) =>
  page.evaluate(
    (mocks) => sessionStorage.setItem('tarnfell.mocks', mocks),
    JSON.stringify({ 'checkout.placeOrder': { errorId } }),
  );

async function review(page: Page, locale: LocaleId): Promise<void> {
  await page.goto(`/${locale}/p/none-TFVESDU40B3`);
  await addShownProduct(page, locale);
  await goToReview(page, locale);
}

const notifications = (page: Page) => page.getByRole('region', { name: /Notifications|Meldungen|Hinweise/ });

test('order errors stay in a toast or stand at the top, each at its step', { tag: ['@CHK-21', '@CHK-24'] }, async ({
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

test('order errors are told in the language of the shop', { tag: ['@CHK-21'] }, async ({ page, faults }) => {
  faults.allow(/failed at event/);
  await review(page, 'de-de');
  await refuseWith(page, 'PYT400');
  await page.getByRole('button', { name: words['de-de'].place }).click();
  await expect(page).toHaveURL(/step=billing/);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Zahlung' }).first()).toBeVisible();
});
