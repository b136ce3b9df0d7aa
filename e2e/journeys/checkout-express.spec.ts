import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, confirmation, fillDelivery, placeButton, words } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const text = words['en-us'];
const payPal = (page: Page) => page.frameLocator('iframe[title="Express checkout with PayPal"]').getByRole('button');
const applePay = (page: Page) => page.frameLocator('iframe[title="Express checkout with Apple Pay"]');
/** Presses a button of the sheet by keyboard: the headless shell does not always scroll to one inside two frames. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}
const sheetOf = (wallet: FrameLocator) => wallet.frameLocator('iframe');

async function openCart(page: Page): Promise<void> {
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
}

async function openPayPal(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await payPal(page).click();
  const window = await opened;
  // The shop has accepted the address shown in the window.
  await expect(window.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
  return window;
}

test('PayPal pays for a cart with its address: the shopper reviews and places the order', {
  tag: ['@CART-30', '@CHK-15'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await openCart(page);
  const window = await openPayPal(page);
  await expectAccessible(page, 'cart with express buttons');
  // Another country is refused in PayPal's window; a delivery method changes the amount there.
  await window.getByLabel('Ship to').selectOption('vancouver');
  await expect(window.getByText('The shop says: COUNTRY_ERROR')).toBeVisible();
  await window.getByLabel('Ship to').selectOption('long-city');
  await expect(window.getByText('The shop says: ADDRESS_ERROR')).toBeVisible();
  await window.getByLabel('Ship to').selectOption('seattle');
  await expect(window.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
  const amount = await window.locator('#amount').textContent();
  await window.getByLabel('Delivery').selectOption({ label: 'Express (18.00)' });
  await expect(window.locator('#amount')).not.toHaveText(amount ?? '');
  await expect(window.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
  await window.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/step=summary/);
  // Once as the address of delivery, once as that of billing.
  await expect(page.getByText('12 Alder Street')).toHaveCount(2);
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('an incomplete PayPal address is corrected in the form, and the approval stays', {
  tag: ['@core', '@CHK-15', '@CHK-21'],
}, async ({ page, faults }) => {
  faults.allow(/status of 409/);
  await openCart(page);
  const window = await openPayPal(page);
  await window.getByLabel('Ship to').selectOption('po-box');
  await expect(window.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
  await window.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/step=shipping/);
  await expect(page.getByText('We cannot deliver to PO boxes.', { exact: false }).first()).toBeVisible();
  await page.locator('#shipping-addressLine1').fill('12 Alder Street');
  await page.getByRole('button', { name: text.toPayment }).click();
  await expect(page).toHaveURL(/step=billing/);
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('Apple Pay’s sheet asks for everything, shows errors, and places the order', {
  tag: ['@core', '@CART-30', '@CHK-17'],
}, async ({ page, faults }) => {
  faults.allow(/status of 40\d/);
  await openCart(page);
  await applePay(page).getByRole('button').click();
  const sheet = sheetOf(applePay(page));
  const pay = sheet.getByRole('button', { name: 'Pay with Touch ID' });
  await expect(pay).toBeEnabled();
  await sheet.getByLabel('Ship to').selectOption('vancouver');
  await expect(sheet.getByText('We deliver within the country of this shop only.')).toBeVisible();
  await sheet.getByLabel('Ship to').selectOption('long-city');
  await expect(sheet.getByText('50 characters at most', { exact: false })).toBeVisible();
  await sheet.getByLabel('Ship to').selectOption('portland');
  await expect(pay).toBeEnabled();
  await sheet.getByLabel('Delivery').selectOption({ label: 'Express (18.00)' });
  await expect(sheet.getByText('Delivery: 18.00')).toBeVisible();
  await sheet.getByLabel('Card').selectOption({ label: 'Visa 0008, declined' });
  await press(pay);
  await expect(sheet.getByText('Your payment was declined.', { exact: false })).toBeVisible();
  await sheet.getByLabel('Card').selectOption({ label: 'Visa 1111' });
  await sheet.getByLabel('Ship to').selectOption('seattle');
  await press(pay);
  await expect(confirmation(page)).toBeVisible();
});

test('Apple Pay pays in checkout too, and its sheet can be canceled', { tag: ['@CHK-17'] }, async ({ page }) => {
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await page.getByRole('radio', { name: 'Apple Pay' }).check();
  const wallet = page.frameLocator('iframe[title="Apple Pay"]');
  await page.getByRole('button', { name: text.toReview }).click();
  await expect(page.getByText('Please confirm the payment with the Apple Pay button first.')).toBeVisible();
  await wallet.getByRole('button').click();
  await press(sheetOf(wallet).getByRole('button', { name: 'Cancel' }));
  await expect(page.getByText('Nothing was paid', { exact: false })).toBeVisible();
  await expectAccessible(page, 'Apple Pay');
  // The answer about the merchant comes when the sheet is closed already.
  const canceled = Promise.withResolvers<void>();
  const session = /\/cart\/v1\/paymentSession\?.*validationUrl/;
  await page.route(session, async (route) => {
    await canceled.promise;
    await route.continue();
  });
  const late = page.waitForResponse(session);
  await wallet.getByRole('button').click();
  await press(sheetOf(wallet).getByRole('button', { name: 'Cancel' }));
  await expect(sheetOf(wallet).getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  canceled.resolve();
  await late;
  await page.unroute(session);
  await wallet.getByRole('button').click();
  await press(sheetOf(wallet).getByRole('button', { name: 'Pay with Touch ID' }));
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('express payment on a product page pays immediately, and the confirmation knows where it started', {
  tag: ['@CHK-15', '@CHK-17', '@phone'],
}, async ({ page }) => {
  const open = async () => {
    await page.goto(productPath);
    await page.getByRole('main').locator('fieldset label').filter({ hasText: /^M$/ }).click();
    await page.getByRole('button', { name: 'Buy now with PayPal or Apple Pay' }).click();
    await expect(page.getByRole('dialog', { name: 'Express checkout' })).toBeVisible();
  };
  await open();
  await applePay(page).getByRole('button').click();
  const pay = sheetOf(applePay(page)).getByRole('button', { name: 'Pay with Touch ID' });
  await expect(pay).toBeEnabled();
  await expectAccessible(page, 'express on a product page');
  await press(pay);
  await expect(confirmation(page)).toBeVisible();
  await expect(page).toHaveURL(/storeContext=applePayPdp/);

  await open();
  const window = await openPayPal(page);
  await window.getByLabel('Ship to').selectOption('portland');
  await expect(window.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
  await window.getByRole('button', { name: 'Pay', exact: true }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page).toHaveURL(/storeContext=paypalPdp/);
});
