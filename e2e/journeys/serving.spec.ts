import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { answerQuestions, expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { createAccount, createAccountWithDefaults } from '../src/own-account.ts';
import { addShownProduct, confirmation, fillCard, placeButton, signIn, uniqueEmail, words } from '../src/shopper.ts';
import { openTill } from '../src/staff.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Store mode' });
/** Everything that the browser remembers, as text. */
const remembered = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 900, height: 1200 }, hasTouch: true });

  test('an associate finds a customer, sells for the customer’s account, and leaves nothing behind', {
    tag: ['@STO-02', '@STO-04'],
  }, async ({ page, browser, faults }) => {
    // The order is out of the till’s reach afterwards.
    faults.allow(/status of 40[149]|We could not find an order/);
    const own = await createAccountWithDefaults();
    await openTill(page);
    await page.goto(productPath);
    await addShownProduct(page, 'en-us');
    await page.goto('/en-us/cart');
    await bar(page).getByRole('button', { name: 'Serve a customer' }).click();
    const search = page.getByRole('dialog', { name: 'Serve a customer' });
    await search.getByRole('button', { name: 'Find customer' }).click();
    const email = search.getByRole('textbox', { name: 'Email of the customer' });
    await expect(email).toHaveAccessibleDescription(/Please fill this in\./);
    const unknown = own.email.slice(0, -1);
    await email.fill(unknown);
    await search.getByRole('button', { name: 'Find customer' }).click();
    await expect(email).toHaveAccessibleDescription(/No customer has exactly this\./);
    await expect(email).toHaveValue(unknown);
    await expectAccessible(page, 'a customer who is not found');
    await search.getByLabel('Find by').selectOption('Order number');
    await expect(search.getByRole('textbox', { name: 'Order number of the customer' })).toBeVisible();
    await search.getByLabel('Find by').selectOption('Email');
    await email.fill(own.email);
    await search.getByRole('button', { name: 'Find customer' }).click();
    const found = page.getByRole('dialog', { name: 'Is this the customer?' });
    await expect(found.getByText('Ruth Amsel')).toBeVisible();
    await expect(found.getByText(/Portland · o•••@example\.org/)).toBeVisible();
    await expect(found.getByText(own.email)).toHaveCount(0);
    await found.getByRole('button', { name: 'Serve this customer' }).click();
    const agreed = found.getByRole('checkbox', { name: /^The customer agrees to be served/ });
    await expect(agreed).toHaveAccessibleDescription(/^Ask the customer/);
    await expectAccessible(page, 'a customer who is found');
    await agreed.check();
    await found.getByRole('checkbox', { name: /address book/ }).check();
    await expect(found.getByRole('checkbox', { name: /^Take the cart along/ })).toBeChecked();
    await found.getByRole('button', { name: 'Serve this customer' }).click();
    await expect(page.getByText('You are serving Ruth Amsel.')).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Serving Ruth Amsel' })).toBeVisible();
    expect(await remembered(page)).not.toMatch(/Ruth|Amsel|@example\.org/);

    await page.goto('/en-us/cart');
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
    await page.getByRole('button', { name: /^Change store: / }).click();
    await page.getByRole('button', { name: 'Deliver it to me instead' }).click();
    await expect(page.getByRole('heading', { name: 'Delivered to you' })).toBeVisible();
    await expect(page.locator('iframe[title="Express checkout with PayPal"]')).toHaveCount(0);
    await page.goto('/en-us/checkout');
    await expect(page.getByRole('radio', { name: /12 Alder Street/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /newsletter/i })).toHaveCount(0);
    await expectAccessible(page, 'checkout for a customer who is served');
    await page.getByRole('button', { name: words['en-us'].toPayment }).click();
    await fillCard(page, 'en-us', '4111 1111 1111 1111');
    await expect(page.getByRole('checkbox', { name: /^Save this card/ })).toHaveCount(0);
    await page.getByRole('button', { name: words['en-us'].toReview }).click();
    await placeButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    const place = page.url();
    const number =
      (await page
        .getByText(/^TF-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
        .first()
        .textContent()) ?? '';
    expect(number).toMatch(/^TF-/);

    await bar(page).getByRole('button', { name: 'Serving Ruth Amsel' }).click();
    const served = page.getByRole('dialog', { name: 'You are serving' });
    await expect(served.getByText('Shares the address book')).toBeVisible();
    await expectAccessible(page, 'the customer who is served');
    await served.getByRole('button', { name: 'End serving' }).click();
    await expect(page.getByText('Nothing of the customer is left on this till.')).toBeVisible();
    await expect(page).toHaveURL(/\/en-us\/?$/);
    await expect(bar(page).getByRole('button', { name: 'Serve a customer' })).toBeVisible();
    expect(await remembered(page)).not.toMatch(/Ruth|Amsel|@example\.org|Alder/);
    await page.goto('/en-us/cart');
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(0);
    await page.goto(place);
    await expect(confirmation(page)).toHaveCount(0);
    await expect(page.getByText('Ruth')).toHaveCount(0);

    const home = await browser.newContext();
    await answerQuestions(home);
    const customer = await home.newPage();
    await signIn(customer, own.email);
    await expect(customer.getByText(number).first()).toBeVisible();
    await home.close();
  });
});

test('an associate opens an account for a customer, who sets a password by a mailed link', {
  tag: ['@core', '@STO-02', '@phone'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 40[19]/);
  const address = uniqueEmail('till');
  await openTill(page);
  await bar(page).getByRole('button', { name: 'Serve a customer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New customer' }).click();
  const form = page.getByRole('dialog', { name: 'New customer' });
  await form.getByRole('button', { name: 'Open account' }).click();
  await expect(form.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expect(form.getByRole('checkbox', { name: /^The customer has read/ })).toHaveAccessibleDescription(
    'There is no account without the customer’s agreement.',
  );
  await expectAccessible(page, 'a new customer with errors');
  await form.getByRole('textbox', { name: 'First name' }).fill('Ruth');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Amsel');
  await form.getByRole('textbox', { name: 'Email' }).fill((await createAccount()).email);
  await form.getByRole('textbox', { name: 'Postal code' }).fill('97205');
  await form.getByRole('textbox', { name: /^Date of birth/ }).fill('02/09/1990');
  await form.getByRole('checkbox', { name: /^The customer has read/ }).check();
  await form.getByRole('button', { name: 'Open account' }).click();
  const email = form.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Last name' })).toHaveValue('Amsel');
  await email.fill(address);
  await form.getByRole('button', { name: 'Open account' }).click();
  const found = page.getByRole('dialog', { name: 'Is this the customer?' });
  await found.getByRole('checkbox', { name: /^The customer agrees to be served/ }).check();
  await found.getByRole('button', { name: 'Serve this customer' }).click();
  await expect(bar(page).getByRole('button', { name: 'Serving Ruth Amsel' })).toBeVisible();
  await expectAccessible(page, 'a till that serves a customer');
  expect(await findInMail(request, address, /https?:\S+forgot-password\S+/)).toContain('token=');
});
