import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { currentShop } from '../src/current-shop.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, confirmation, fillCard, fillDelivery, placeButton, words } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const challengeCards = { approved: '4000 0030 0000 0006', refused: '4000 0031 0000 0005' };

/** A demo gift card worth 100 dollars, and an expired one. */
const giftCards = { normal: '6036110000000002', expired: '6036140000000009', pin: '246810' };

const toReview = (page: Page) => page.getByRole('button', { name: words['en-us'].toReview });
const bank = (page: Page) => page.getByRole('dialog', { name: 'Your bank asks' });

test.beforeEach(async ({ page }) => {
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
});

test('a card that needs the bank’s confirmation opens a dialog, and the order is placed', { tag: ['@CHK-10'] }, async ({
  page,
}) => {
  await fillCard(page, 'en-us', challengeCards.approved);
  await toReview(page).click();
  await placeButton(page).click();
  await expect(bank(page)).toBeVisible();
  await expectAccessible(page, 'challenge');
  await bank(page).frameLocator('iframe').getByRole('button', { name: 'Yes, it was me' }).click();
  await expect(confirmation(page)).toBeVisible();
});

test('declining at the bank, or closing its page, returns to payment with the cart', {
  tag: ['@core', '@CHK-10'],
}, async ({ page, faults }) => {
  faults.allow(/status of 402/);
  for (const end of ['no', 'close'] as const) {
    await fillCard(page, 'en-us', challengeCards.approved);
    await toReview(page).click();
    await placeButton(page).click();
    if (end === 'no') await bank(page).frameLocator('iframe').getByRole('button', { name: 'No, cancel it' }).click();
    else await bank(page).getByRole('button', { name: 'Cancel the payment' }).click();
    await expect(page).toHaveURL(/step=billing/);
    await expect(page.getByRole('alert').filter({ hasText: 'payment' }).first()).toBeVisible();
  }
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
});

test('PayPal is approved in its window; closing the window, or an error in it, returns cleanly', {
  tag: ['@core', '@CHK-14'],
}, async ({ page, faults }) => {
  faults.allow(/status of 402|The wallet failed/);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  const button = page.frameLocator('iframe[title="PayPal"]').getByRole('button');
  // The session fails, and once more when it is asked for again.
  const message = 'PayPal takes no payments at the moment.';
  const errorDetails = [{ errorId: 'PAY400', message }];
  await page.route(
    '**/paymentSession*',
    (route) => route.fulfill({ status: 402, json: { appId: 'cart', correlationId: 'journey', errorDetails } }),
    { times: 2 },
  );
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  const cancelled = page.waitForEvent('popup');
  await button.click();
  await (await cancelled).getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByText('Nothing was paid', { exact: false })).toBeVisible();
  await expectAccessible(page, 'PayPal');
  const approved = page.waitForEvent('popup');
  await button.click();
  await (await approved).getByRole('button', { name: 'Pay', exact: true }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('Klarna is authorized in its widget; why its session cannot begin is said there, with another try', {
  tag: ['@core', '@CHK-16'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 402/);
  await request.post(`${currentShop().sandboxOrigin}/klarna/next`, { data: { failingSessions: 2 } });
  await page.getByRole('radio', { name: 'Klarna' }).check();
  const refusal = page.getByRole('alert').filter({ hasText: 'Your payment was declined.' });
  await expect(refusal).toBeVisible();
  await expectAccessible(page, 'Klarna refused');
  await refusal.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.frameLocator('iframe[title="Klarna"]').frameLocator('iframe').getByRole('radio').first(),
  ).toBeVisible();
  await toReview(page).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('Klarna can be asked again after it has refused an order, and then another way be chosen', {
  tag: ['@CHK-16'],
}, async ({ page, faults }) => {
  faults.allow(/status of 402/);
  const widget = page.frameLocator('iframe[title="Klarna"]').frameLocator('iframe');
  const answer = (name: RegExp) => widget.getByRole('radio', { name }).check();
  await page.getByRole('radio', { name: 'Klarna' }).check();
  await answer(/refuses when the order is placed/);
  await toReview(page).click();
  await placeButton(page).click();
  await expect(page).toHaveURL(/step=billing/);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Klarna cannot offer' })).toBeVisible();
  await answer(/does not authorize/);
  await toReview(page).click();
  await expect(page.getByText('This payment was not approved.', { exact: false })).toBeVisible();
  await answer(/Klarna accepts/);
  await toReview(page).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('a failed payment session is requested once more after three seconds', {
  tag: ['@core', '@CHK-18'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 402/);
  await request.post(`${currentShop().sandboxOrigin}/klarna/next`, { data: { failingSessions: 1 } });
  const asked: Request[] = [];
  page.on('request', (sent) => sent.url().includes('paymentSession') && asked.push(sent));
  await page.getByRole('radio', { name: 'Klarna' }).check();
  await expect(
    page.frameLocator('iframe[title="Klarna"]').frameLocator('iframe').getByRole('radio').first(),
  ).toBeVisible();
  expect(asked).toHaveLength(2);
  // By the browser's clock: events about requests may arrive late.
  const [first = 0, again = 0] = asked.map((sent) => sent.timing().startTime);
  expect(again - first).toBeGreaterThanOrEqual(3000);
  await toReview(page).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('gift cards pay part or all; a refusal is explained at the field', {
  tag: ['@core', '@CHK-11', '@CHK-22'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await page.getByText('Pay with a gift card').click();
  const number = page.getByRole('textbox', { name: 'Card number' });
  const pin = page.getByRole('textbox', { name: 'PIN' });
  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect(number).toHaveAccessibleDescription(/number and the PIN/);
  await number.fill(giftCards.expired);
  await pin.fill(giftCards.pin);
  await apply.click();
  await expect(number).toHaveAccessibleDescription(/./);
  await expect(number).toHaveValue(giftCards.expired);
  await number.fill(giftCards.normal);
  await page.getByRole('button', { name: 'Check the balance' }).click();
  await expect(page.getByText('Card ending in 0002: $100.00')).toBeVisible();
  await apply.click();
  const applied = page.getByRole('listitem').filter({ hasText: 'Gift card' });
  await expect(applied).toContainText('−$100.00');
  await expect(page.getByRole('complementary').getByText('Left to pay')).toBeVisible();
  await expectAccessible(page, 'gift card applied');
  await applied.getByRole('button', { name: /^Remove/ }).click();
  await expect(applied).toHaveCount(0);
});
