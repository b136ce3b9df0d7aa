import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { answerQuestions, expect, test } from '../src/fixtures.ts';
import { otherShopper } from '../src/other-shopper.ts';
import { createAccount } from '../src/own-account.ts';
import {
  addInSize,
  confirmation,
  fillCard,
  fillDelivery,
  goToReview,
  guests,
  placeButton,
  signIn,
  twin,
  words,
} from '../src/shopper.ts';

const text = words['en-us'];
const jacket = { path: '/en-us/p/none-TFVESDU40B3', productId: 'TFVESDU40B3' };
/** Ten in the warehouse, in a size and color that no other journey buys: each run buys two. */
const scarce = {
  path: '/en-us/p/none-TFVESDU44A1',
  productId: 'TFVESDU44A1',
  upc: '2000000005102',
  size: 'XS',
};
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a session that ends during checkout restarts with the cart and keeps all input', {
  tag: ['@CHK-01', '@CART-08'],
}, async ({ page, context, browser, faults }) => {
  faults.allow(/status of 40[134]/);
  await addInSize(page, jacket.path, 'L');
  await page.goto('/en-us/checkout');
  await page.locator('#shipping-email').fill('typed@example.org');
  await page.locator('#shipping-city').fill('Bend');
  // The same guest signs in with another browser: the cart moves to the account, and the guest's session ends.
  const { email } = await createAccount();
  const other = await twin(browser, context);
  await signIn(other, email);
  await other.context().close();

  const reloaded = page.waitForEvent('load', { timeout: 60_000 });
  await fillDelivery(page, 'en-us', { email: 'typed@example.org', city: 'Bend' });
  await expect(
    page.getByRole('main').getByText('We had to start your session anew. Your cart is being restored.'),
  ).toBeVisible();
  await reloaded;
  await expect(page.locator('#shipping-email')).toHaveValue('typed@example.org');
  await expect(page.locator('#shipping-city')).toHaveValue('Bend');
  await expect(page.locator('#shipping-phone')).toHaveValue(/555/);
  await page.getByRole('button', { name: text.toPayment }).click();
  await expect(page).toHaveURL(/step=billing/);
  await expect(page.getByRole('complementary', { name: 'Your order' }).getByRole('listitem')).toHaveCount(1);
});

test('of two buyers placing the last unit at once, one gets it; the other is told and keeps everything', {
  tag: ['@CHK-21', '@CART-10'],
}, async ({ page, browser, faults }) => {
  faults.allow(/status of 409/);
  const holder = await otherShopper();
  await holder.hold({ productId: scarce.productId, upc: scarce.upc, qty: (await holder.warehouseUnits(scarce)) - 1 });
  const context = await browser.newContext();
  await answerQuestions(context);
  const rival = await context.newPage();
  for (const buyer of [page, rival]) {
    await addInSize(buyer, scarce.path, scarce.size);
    await goToReview(buyer, 'en-us');
  }
  await Promise.all([placeButton(page).click(), placeButton(rival).click()]);
  const refusal = (buyer: Page) => buyer.getByRole('main').getByRole('alert').filter({ hasText: 'sold out' });
  await expect(confirmation(page).or(refusal(page)).first()).toBeVisible();
  await expect(confirmation(rival).or(refusal(rival)).first()).toBeVisible();
  const [winner, loser] = (await confirmation(page).isVisible()) ? [page, rival] : [rival, page];
  await expect(confirmation(winner)).toBeVisible();
  await expect(refusal(loser)).toBeVisible();
  await expect(notifications(loser).getByText('sold out', { exact: false })).toBeVisible();
  await expectAccessible(loser, 'the last unit is gone');
  // Cart and address are still there; the next available unit can be ordered.
  await holder.letGo();
  await placeButton(loser).click();
  await expect(confirmation(loser)).toBeVisible();
  await rival.context().close();
});

test('a store’s sold-out line is delivered home instead: placing returns to delivery, which says so', {
  tag: ['@CART-10', '@CART-11', '@CHK-21'],
}, async ({ page, faults }) => {
  faults.allow(/status of 409/);
  const other = await otherShopper();
  // Chicago receives no parcels: its missing stock is delivered home.
  await page.goto(jacket.path);
  await page.getByRole('main').locator('fieldset label').filter({ hasText: /^M$/ }).click();
  await page.getByRole('button', { name: 'Pick up in store' }).click();
  await page.getByRole('button', { name: 'Collect here: Tarnfell Chicago' }).click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
  await page.goto('/en-us/checkout');
  for (const field of ['email', 'firstName', 'lastName', 'phone'] as const)
    await page.locator(`#contact-${field}`).fill(guests['en-us'][field]);
  await page.getByRole('button', { name: text.toPayment }).click();
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  for (const field of ['firstName', 'lastName', 'addressLine1', 'city', 'postalCode', 'phone'] as const)
    await page.locator(`#billing-${field}`).fill(guests['en-us'][field]);
  await page.locator('#billing-province').selectOption('OR');
  await page.getByRole('button', { name: text.toReview }).click();
  await expect(placeButton(page)).toBeVisible();

  const collected = { upc: '2000000005027', storeId: 'US04', productId: jacket.productId };
  await other.hold({ ...collected, qty: await other.unitsAt(collected.storeId, collected.upc) });
  await placeButton(page).click();
  await expect(page).toHaveURL(/step=shipping/);
  await expect(
    page.getByRole('main').getByText('No longer in the store: we send it home instead.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Pickup is no longer possible' }).first()).toBeVisible();
  await expect(page.locator('#shipping-addressLine1')).toBeVisible();
  await expectAccessible(page, 'pickup that became a delivery');
  await fillDelivery(page, 'en-us');
  await expect(page).toHaveURL(/step=billing/);
  await other.letGo();
});

test('a total changed since it was shown is announced, and can be accepted', {
  tag: ['@CHK-24', '@CHK-21'],
}, async ({ page, context, browser, faults }) => {
  faults.allow(/status of 409/);
  await addInSize(page, jacket.path, 'L');
  await goToReview(page, 'en-us');
  const shown = (await placeButton(page).textContent()) ?? '';
  // Changed in another browser, without an event in this page.
  const other = await twin(browser, context);
  await other.goto('/en-us/cart');
  await other.getByRole('button', { name: 'One more' }).click();
  // The services decide the price; the pending state is painted a moment after the press.
  await expect(other.getByRole('main').getByText('$230.00').first()).toBeVisible();
  await expect(other.locator('aside dl')).toHaveAttribute('aria-busy', 'false');
  await expect(other.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  await other.context().close();
  await placeButton(page).click();
  const reported = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your total has changed' });
  await expect(reported).toBeVisible();
  await expect(notifications(page).getByText('Your total has changed', { exact: false })).toBeVisible();
  await expect(placeButton(page)).not.toHaveText(shown);
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});
