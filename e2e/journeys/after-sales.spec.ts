import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { currentShop } from '../src/current-shop.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail, mailsTo } from '../src/mail-catcher.ts';
import { createAccount } from '../src/own-account.ts';
import {
  addShownProduct,
  cards,
  confirmation,
  goToReview,
  guests,
  placeButton,
  signIn,
  uniqueEmail,
} from '../src/shopper.ts';

const jacket = '/en-us/p/none-TFVESDU40B3';

/** Orders the cart; resolves with the order number. */
async function order(page: Page, change: Readonly<Record<string, string>> = {}): Promise<string> {
  await goToReview(page, 'en-us', cards.approved, change);
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  return new URL(page.url()).searchParams.get('order') ?? '';
}

async function lookUp(page: Page, number: string): Promise<void> {
  await page.goto('/en-us/account');
  await page.getByRole('textbox', { name: 'Order number' }).fill(number);
  await page.getByRole('textbox', { name: 'Email', description: /order was placed/ }).fill(guests['en-us'].email);
  await page.getByRole('button', { name: 'Find the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

/** Presses a download button; returns the file's name and whether it is a PDF. */
async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly isPdf: boolean }> {
  const coming: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  const content = await readFile(await download.path());
  return { name: download.suggestedFilename(), isPdf: content.subarray(0, 5).toString() === '%PDF-' };
}

test('a guest cancels a line and then the rest, sees the refund, downloads the invoice, and reorders', {
  tag: ['@core', '@ORD-02', '@ORD-04', '@ORD-06', '@ORD-08', '@phone'],
}, async ({ page, context }) => {
  await page.goto(jacket);
  await addShownProduct(page, 'en-us');
  await page.goto(jacket);
  await addShownProduct(page, 'en-us');
  const number = await order(page);
  await lookUp(page, number);
  await expect(page.getByText('Received', { exact: true }).last()).toBeVisible();
  expect(await saved(page, 'Download the invoice')).toEqual({ name: `${number}.pdf`, isPdf: true });

  await page.getByRole('button', { name: 'Cancel items' }).click();
  await expect(page.getByRole('heading', { name: 'What would you like to cancel?' })).toBeFocused();
  await expectAccessible(page, 'cancelling an order');
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill('1');
  await page.getByRole('textbox', { name: /^Quantity of/ }).press('Tab');
  await page.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(page.getByText(/^\$[\d.,]+ goes back to Visa ending in 1111\.$/)).toBeVisible();
  await expect(page.getByText('1 canceled')).toBeVisible();
  await expectAccessible(page, 'an order of which a part is cancelled');

  const stale = await context.newPage();
  await lookUp(stale, number);
  await page.getByRole('button', { name: 'Cancel items' }).click();
  await page.getByRole('button', { name: 'Cancel the whole order' }).click();
  await expect(page.getByText('Your order has been canceled.')).toBeVisible();
  // A page with outdated data is told so beside its button, and shows the current order.
  await stale.getByRole('button', { name: 'Cancel items' }).click();
  await stale.getByRole('button', { name: 'Cancel the whole order' }).click();
  await expect(stale.getByRole('alert').filter({ hasText: 'This can no longer be canceled' })).toBeVisible();
  await expectAccessible(stale, 'a cancellation that is refused');
  await stale.getByRole('button', { name: 'Show the order as it is now' }).click();
  await expect(stale.getByText('This order has been canceled.')).toBeVisible();
  await stale.close();
  await expect(page.getByRole('button', { name: 'Cancel items' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('Given back')).toBeVisible();

  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
});

test('an order is tracked and returned with a label, and a gift card is mailed again', {
  tag: ['@core', '@ORD-03', '@ORD-05', '@ORD-07'],
}, async ({ page, context, request }) => {
  const recipient = uniqueEmail('ida');
  await page.goto(jacket);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/p/gift-card-TFQEKD7Z0B2');
  await page.getByText('Other', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Your amount' }).fill('25');
  await page.getByRole('textbox', { name: 'For' }).fill('Ida');
  await page.getByRole('textbox', { name: 'Their email' }).fill(recipient);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
  const number = await order(page, { addressLine2: 'Demo courier' });
  // The sandbox's warehouse sends a parcel with this second address line immediately; gift cards are mailed.
  await expect.poll(async () => (await mailsTo(request, recipient)).length).toBe(1);
  await expect
    .poll(async () => {
      await lookUp(page, number);
      return page.getByRole('link', { name: /^Follow parcel TP/ }).count();
    })
    .toBe(1);
  await expect(page.getByRole('link', { name: /^Follow parcel TP/ })).toHaveAttribute('href', /\/carrier\/track\/TP/);
  for (const state of ['Received', 'Packed', 'On its way', 'Delivered'])
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: state })
        .filter({ has: page.locator('time') })
        .first(),
    ).toBeVisible();
  await expectAccessible(page, 'an order that is delivered');

  await page.getByRole('button', { name: 'Send the gift card again' }).click();
  await expect(page.getByText(`The gift card is on its way to ${recipient} again.`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(request, recipient)).length).toBe(2);

  await page.getByRole('button', { name: 'Return items' }).click();
  await page.getByRole('button', { name: 'Get the return label' }).click();
  await expect(page.getByText('Please choose at least one item.')).toBeVisible();
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get the return label' }).click();
  await expect(page.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await expectAccessible(page, 'a return with errors');
  await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Too small' });
  const stale = await context.newPage();
  await lookUp(stale, number);
  const label = await saved(page, 'Get the return label');
  expect(label.isPdf).toBe(true);
  await expect(page.getByText(/Your return is announced/)).toBeVisible();
  await expect(page.getByText('Return announced: 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return items' })).toHaveCount(0);
  expect(await saved(page, 'Download the label again')).toEqual(label);
  // Whoever comes back finds the label in the order, and a code for the counter.
  await page.reload();
  const returns = page.getByRole('region', { name: 'Your returns' });
  expect(await saved(page, 'Download the label')).toEqual(label);
  await returns.getByRole('button', { name: 'Show the code for the counter' }).click();
  await expect(returns.getByRole('img', { name: /^Return code R/ })).toBeVisible();
  await expectAccessible(page, 'an order with a return');
  await findInMail(request, guests['en-us'].email, /Return code: R\w+/);
  // Lines already announced as returned are refused in the form.
  await stale.getByRole('button', { name: 'Return items' }).click();
  await stale.getByRole('main').getByRole('checkbox').check();
  await stale.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Too small' });
  await stale.getByRole('button', { name: 'Get the return label' }).click();
  await expect(stale.getByRole('alert').filter({ hasText: 'We could not create the return.' })).toBeVisible();
  await stale.close();

  // The warehouse receives the parcel; only then is the return refunded.
  const warehouse = await context.newPage();
  const receive = warehouse.getByRole('button', { name: 'Receive the return' });
  await expect
    .poll(async () => {
      await warehouse.goto(`${currentShop().sandboxOrigin}/warehouse?order=${number}`);
      return receive.count();
    })
    .toBe(1);
  await receive.click();
  // A page that is closed on its way to the next one may never close.
  await expect(receive).toHaveCount(0);
  await warehouse.close();
  await expect
    .poll(async () => {
      await lookUp(page, number);
      return page.getByText('Returned and refunded: 1').count();
    })
    .toBe(1);
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('Given back')).toBeVisible();
  const parcel = page.getByRole('link', { name: /^Follow parcel TP/ });
  await page.goto((await parcel.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: /^Parcel TP/ })).toBeVisible();
});

test('a signed-in shopper finds an order by number, product, status, and date', {
  tag: ['@ORD-01'],
}, async ({ page }) => {
  const { email } = await createAccount();
  await signIn(page, email);
  await page.goto(jacket);
  await addShownProduct(page, 'en-us');
  const number = await order(page);
  await page.goto('/en-us/account/orders');
  const orders = page.getByRole('region', { name: 'Your orders' });
  await orders.getByText('Find one of your orders').click();
  const filter = orders.getByRole('form', { name: 'Find one of your orders' });
  const show = filter.getByRole('button', { name: 'Show', exact: true });
  await filter.getByRole('textbox', { name: 'Number or product' }).fill(number.toLowerCase());
  await show.click();
  await expect(orders.getByText('1 order found')).toBeVisible();
  await filter.getByRole('combobox', { name: 'State' }).selectOption('cancelled');
  await show.click();
  await expect(orders.getByText(/^No order matches/)).toBeVisible();
  await filter.getByLabel('From').fill('2026-02-02');
  await filter.getByLabel('To').fill('2026-01-01');
  await show.click();
  await expect(filter.getByLabel('To')).toBeFocused();
  await expectAccessible(page, 'orders that are filtered, with an error');
  await filter.getByRole('button', { name: 'Show all' }).click();
  await filter.getByRole('textbox', { name: 'Number or product' }).fill(number);
  await show.click();
  await expect(orders.getByText('1 order found')).toBeVisible();
  await orders.getByRole('link', { name: `Open order ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your orders' }).click();
  await expect(orders.getByText('1 order found')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('Received', { exact: true }).last()).toBeVisible();
});
