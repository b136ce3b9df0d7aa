import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { type BookedOrder, capturedByProvider, ordersOf } from '../src/order-book.ts';
import { postgresShop } from '../src/postgres-shop.ts';
import { addShownProduct, cards, confirmation, goToReview, placeButton, words } from '../src/shopper.ts';

/** On a PostgreSQL server of its own: these journeys count its orders and kill its services. */
const own = postgresShop();

async function readyToPlace(page: Page, card: string = cards.approved): Promise<void> {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await goToReview(page, 'en-us', card);
}
/** Each order has one payment, captured here and, with the same amount, in the provider's books. */
async function expectPaidOnce(orders: readonly BookedOrder[]): Promise<void> {
  for (const { payments } of orders) {
    expect(payments.map(({ state }) => state)).toEqual(['captured']);
  }
  expect(await capturedByProvider(own.shop.sandboxOrigin, orders)).toEqual(
    orders.flatMap(({ payments }) => payments.map(({ amount }) => amount)),
  );
}

test('a double click places one order and captures once', { tag: ['@CHK-19'] }, async ({ page }) => {
  const before = await ordersOf(own.databaseUrl);
  await readyToPlace(page);
  await placeButton(page).dblclick();
  await expect(confirmation(page)).toBeVisible();
  const orders = (await ordersOf(own.databaseUrl)).slice(before.length);
  expect(orders).toHaveLength(1);
  await expectPaidOnce(orders);
});

test('a reload during placement ends in one order', { tag: ['@CHK-19'] }, async ({ page, faults }) => {
  faults.allow(/Failed to (load|fetch)|failed at event/);
  const before = await ordersOf(own.databaseUrl);
  await readyToPlace(page);
  const sent = page.waitForRequest(/checkout\/order/);
  await placeButton(page).click();
  await sent;
  await page.reload();
  await expect(confirmation(page)).toBeVisible();
  const orders = (await ordersOf(own.databaseUrl)).slice(before.length);
  expect(orders).toHaveLength(1);
  await expectPaidOnce(orders);
});

test('placing offline sends nothing, keeps everything, and ends in one order once connected', {
  tag: ['@CHK-19', '@PLT-10'],
}, async ({ page, context, faults }) => {
  faults.allow(/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED|failed at/);
  const before = await ordersOf(own.databaseUrl);
  await readyToPlace(page);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.', { exact: false })).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'it will not be placed twice' })).toBeVisible();
  await expect(placeButton(page)).toBeEnabled();
  expect(await ordersOf(own.databaseUrl)).toHaveLength(before.length);
  await context.setOffline(false);
  await expect(page.getByText('You’re back online.')).toBeVisible();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  const orders = (await ordersOf(own.databaseUrl)).slice(before.length);
  expect(orders).toHaveLength(1);
  await expectPaidOnce(orders);
});

test('a declined card is explained and costs nothing, and another card succeeds', {
  tag: ['@CHK-09', '@CHK-21'],
}, async ({ page, faults }) => {
  faults.allow(/status of 402/);
  const before = await ordersOf(own.databaseUrl);
  await readyToPlace(page, cards.declined);
  await placeButton(page).click();
  await expect(page.getByText('Your payment was declined.', { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/step=billing/);
  expect(await ordersOf(own.databaseUrl)).toHaveLength(before.length);
  await page.frameLocator('iframe:not([hidden])').getByLabel(words['en-us'].cardNumber).fill(cards.approved);
  await page.getByRole('button', { name: words['en-us'].toReview }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await ordersOf(own.databaseUrl)).toHaveLength(before.length + 1);
});

test('a shopper taken for a bot answers a question, and the order goes on from there', {
  tag: ['@CHK-19'],
}, async ({ page, faults, request }) => {
  faults.allow(/status of 403/);
  const before = await ordersOf(own.databaseUrl);
  await readyToPlace(page);
  await request.post(`${own.shop.sandboxOrigin}/bot-check/next`, { data: { verdict: 'robot' } });
  await placeButton(page).click();
  const question = page.getByRole('dialog', { name: 'One quick question' }).frameLocator('iframe');
  await question.getByRole('checkbox', { name: 'I am a person' }).check();
  await question.getByRole('button', { name: 'House' }).click();
  await expect(question.getByText('That is none.', { exact: false })).toBeVisible();
  expect(await ordersOf(own.databaseUrl)).toHaveLength(before.length);
  await question.getByRole('button', { name: 'Mountain' }).click();
  await expect(confirmation(page)).toBeVisible();
  const orders = (await ordersOf(own.databaseUrl)).slice(before.length);
  expect(orders).toHaveLength(1);
  await expectPaidOnce(orders);
});

test('closing the question explains why nothing was ordered, and the shopper can try again', {
  tag: ['@CHK-19', '@CHK-21'],
}, async ({ page, faults, request }) => {
  faults.allow(/status of 403/);
  const before = await ordersOf(own.databaseUrl);
  await readyToPlace(page);
  await request.post(`${own.shop.sandboxOrigin}/bot-check/next`, { data: { verdict: 'robot' } });
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'One quick question' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const reported of [page.getByRole('main'), page.getByRole('region', { name: 'Notifications' })])
    await expect(reported.getByText('We could not tell that you are a person.', { exact: false })).toBeVisible();
  expect(await ordersOf(own.databaseUrl)).toHaveLength(before.length);
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await ordersOf(own.databaseUrl)).toHaveLength(before.length + 1);
});

test('a bot check that hangs is not blamed on the shopper, who may retry', {
  tag: ['@CHK-19', '@CHK-21'],
}, async ({ page, faults }) => {
  faults.allow(/status of 403|bot check/i);
  const before = await ordersOf(own.databaseUrl);
  const released = Promise.withResolvers<void>();
  await page.route(/\/frames\/bot-/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await readyToPlace(page);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'One quick question' })).toBeVisible();
  await page.keyboard.press('Escape');
  const reported = page
    .getByRole('main')
    .getByText('Our security check cannot be reached right now.', { exact: false });
  await expect(reported).toBeVisible();
  expect(await ordersOf(own.databaseUrl)).toHaveLength(before.length);
  released.resolve();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await ordersOf(own.databaseUrl)).toHaveLength(before.length + 1);
});

test('killing commerce-api during placement leaves one order and one capture, or none and a message', {
  tag: ['@CHK-19'],
}, async ({ page, faults }) => {
  faults.allow(/./);
  const before = await ordersOf(own.databaseUrl);
  await readyToPlace(page);
  const sent = page.waitForRequest(/checkout\/order/);
  await placeButton(page).click();
  await sent;
  own.shop.running.children.get('commerce-api')?.kill('SIGKILL');
  await own.shop.restart();
  // The page says that the result is unknown; the same button asks for it.
  const button = placeButton(page);
  await expect(button.or(confirmation(page)).first()).toBeVisible();
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(confirmation(page)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  const orders = (await ordersOf(own.databaseUrl)).slice(before.length);
  expect(orders).toHaveLength(1);
  await expectPaidOnce(orders);
});

test('orders and captures are found after a restart', { tag: ['@CHK-19'] }, async () => {
  const before = await ordersOf(own.databaseUrl);
  expect(before.length).toBeGreaterThan(0);
  await own.shop.restart();
  const after = await ordersOf(own.databaseUrl);
  expect(after).toEqual(before);
  await expectPaidOnce(after);
});
