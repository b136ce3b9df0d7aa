import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { codeMailedBy } from '../src/mail-catcher.ts';
import {
  addShownProduct,
  cards,
  confirmation,
  demoPassword,
  fillCard,
  guests,
  placeButton,
  words,
} from '../src/shopper.ts';
import { openTill } from '../src/staff.ts';
import { shiftsBeyond, watchPage } from '../src/watch-page.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Store mode' });
const storedStore = (page: Page) => page.evaluate(() => localStorage.getItem('shop.store-mode'));
const favoriteStore = (page: Page) => page.evaluate(() => localStorage.getItem('shop.favorite-store'));

test('an associate chooses store and name, sells under a banner, and leaves nothing behind', {
  tag: ['@core', '@STO-01', '@STO-03', '@STO-04', '@CART-30', '@phone'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 401/);
  await page.goto('/associate-login');
  await expect(page).toHaveURL(/\/en-us\/associate-login$/);
  const form = page.getByRole('main');
  await expectAccessible(page, 'associate login');
  await form.getByRole('textbox', { name: 'Work email' }).fill('emil@demo.example');
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  const signIn = form.getByRole('button', { name: 'Sign in', exact: true });
  const field = form.getByRole('textbox', { name: 'Code' });
  const code = await codeMailedBy(
    async () => {
      await signIn.click();
      await expect(field).toBeFocused();
    },
    request,
    'emil@demo.example',
  );
  await expectAccessible(page, 'the code of an associate');
  await field.fill(code);
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Where and who' })).toBeFocused();
  await expect(form.getByLabel('Who is at the till')).toBeDisabled();
  await form.getByRole('button', { name: 'Start store mode' }).click();
  const store = form.getByLabel('Store', { exact: true });
  await expect(store).toBeFocused();
  await expect(store).toHaveAccessibleDescription('Please choose the store you work in.');
  await store.selectOption('US01');
  await form.getByLabel('Who is at the till').selectOption('E101');
  await expectAccessible(page, 'store and name');
  await form.getByRole('button', { name: 'Start store mode' }).click();
  await expect(page.getByRole('heading', { name: 'Store mode is on' })).toBeFocused();
  await expect(bar(page)).toContainText(/Store mode · .*Portland.* · Noor Aziz/);
  await expectAccessible(page, 'store mode is on');
  expect(JSON.parse((await storedStore(page)) ?? '')).toMatchObject({
    storeId: 'US01',
    storeName: expect.stringContaining('Portland'),
    storeEmployeeId: 'E101',
    storeEmployeeName: 'Noor Aziz',
  });
  expect(JSON.parse((await favoriteStore(page)) ?? '')).toMatchObject({ storeId: 'US01' });

  await page.goto(productPath);
  await expect(bar(page)).toBeVisible();
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await expect(page.locator('iframe[title="Express checkout with Apple Pay"]')).toBeVisible();
  await expect(page.locator('iframe[title="Express checkout with PayPal"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Save for later/ })).toHaveCount(0);

  await bar(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/associate-login$/);
  await expect(page.getByText('Store mode has ended.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await storedStore(page)).toBeNull();
  expect(await favoriteStore(page)).toBeNull();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(0);
});

test('hydration at a till shifts nothing and keeps early choices', {
  tag: ['@STO-01'],
}, async ({ page, faults }) => {
  faults.allow(/status of 401/);
  await openTill(page);
  await watchPage(page);
  await page.goto(productPath, { waitUntil: 'commit' });
  await addShownProduct(page, 'en-us');
  await expect(bar(page)).toBeVisible();
  expect(await shiftsBeyond(page, 0.02)).toEqual([]);
});

test('an idle till warns, then returns to the login', { tag: ['@STO-03'] }, async ({ page, faults }) => {
  faults.allow(/status of 401/);
  await page.clock.install();
  await openTill(page);
  await page.clock.fastForward('14:01');
  await expect(page.getByText(/^Nobody has used this till/)).toBeVisible();
  await page.getByRole('button', { name: 'Go on working' }).click();
  await page.clock.fastForward('14:01');
  await expect(page.getByText(/^Nobody has used this till/).last()).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(page).toHaveURL(/\/associate-login\?ended=idle$/);
  await expect(page.getByText(/^Store mode has ended because nobody used it/)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await storedStore(page)).toBeNull();
  await expectAccessible(page, 'login after standing idle');
});

test('an associate adjusts prices with a reason and sells what the customer takes along', {
  tag: ['@core', '@CART-26', '@STO-06'],
}, async ({ page, faults }) => {
  // An adjustment is refused; the order is out of the till’s reach afterwards.
  faults.allow(/status of 40[149]|We could not find an order/);
  await openTill(page);
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: /^Adjust price: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust the price' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  const percent = dialog.getByRole('textbox', { name: 'Percent' });
  await expect(percent).toBeFocused();
  await expect(percent).toHaveAccessibleDescription('Please say how much.');
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please choose a reason.');
  await expectAccessible(page, 'price adjustment with errors');
  await percent.fill('25');
  await dialog.getByLabel('Reason').selectOption('DAMAGED');
  await save.click();
  await expect(percent).toHaveAccessibleDescription('At most 20% may come off.');
  // The limit depends on earlier adjustments: the services report it.
  await dialog.getByLabel('How').selectOption('AMOUNT');
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('500');
  await save.click();
  await expect(amount).toHaveAccessibleDescription(/^At most \$[\d.,]+ can come off here\.$/);
  await expect(amount).toBeFocused();
  await dialog.getByLabel('How').selectOption('PERCENT');
  await percent.fill('10');
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('A scratch on the sleeve');
  await save.click();
  await expect(dialog).toHaveCount(0);
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: /^Quantity of/ }) });
  await expect(line.getByText(/^Damaged goods · −\$/)).toBeVisible();
  await expectAccessible(page, 'cart with an adjusted price');

  await line.getByRole('button', { name: /^Change the adjustment: Damaged/ }).click();
  await expect(percent).toHaveValue('10');
  await percent.fill('5');
  await dialog.getByLabel('Reason').selectOption('PRICE_MATCH');
  await save.click();
  await expect(line.getByText(/^Price match · −\$/)).toBeVisible();

  await page.getByRole('button', { name: 'Adjust the order' }).click();
  const whole = page.getByRole('dialog', { name: 'Adjust the whole order' });
  await whole.getByLabel('How').selectOption('AMOUNT');
  await whole.getByRole('textbox', { name: 'Amount' }).fill('5');
  await whole.getByLabel('Reason').selectOption('GOODWILL');
  await whole.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText('Goodwill · −$5.00')).toBeVisible();
  await summary.getByRole('button', { name: /^Remove the adjustment: Goodwill/ }).click();
  await expect(page.getByText('The adjustment is taken back.')).toBeVisible();
  await expect(summary.getByText('Goodwill · −$5.00')).toHaveCount(0);

  // Nothing is sent: who pays needs a name and an email, and the card no address.
  await expect(page.getByRole('heading', { name: 'Taken along' })).toBeVisible();
  await expect(summary.getByText('Free', { exact: true })).toBeVisible();
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('heading', { name: 'Where should the confirmation go?' })).toBeVisible();
  await expect(page.locator('#contact-phone, #contact-addressLine1')).toHaveCount(0);
  for (const field of ['email', 'firstName', 'lastName'] as const)
    await page.locator(`#contact-${field}`).fill(guests['en-us'][field]);
  await expectAccessible(page, 'who pays at a till');
  await page.getByRole('button', { name: words['en-us'].toPayment }).click();
  await fillCard(page, 'en-us', cards.approved);
  await expect(page.getByRole('checkbox', { name: 'In the name of Mara Lindqvist, without an address' })).toBeChecked();
  await page.getByRole('button', { name: words['en-us'].toReview }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Taken along · Tarnfell Portland' })).toBeVisible();
  await expect(page.getByText(/^Price match · −\$/)).toBeVisible();
  await expect(page.getByText('A scratch on the sleeve')).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
  const order = page.url();
  await page.getByRole('button', { name: 'Next customer' }).click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
  await expect(bar(page)).toBeVisible();
  await page.goto(order);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(confirmation(page)).toHaveCount(0);
});
