import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail, mailsTo } from '../src/mail-catcher.ts';
import {
  addShownProduct,
  cards,
  confirmation,
  goToReview,
  openAccount,
  placeButton,
  trySignIn,
} from '../src/shopper.ts';
import { signInAsStaff } from '../src/staff-sign-in.ts';

const jacket = '/en-us/p/none-TFVESDU40B3';

/** Orders two jackets; resolves with the order number. */
async function order(page: Page, email: string): Promise<string> {
  for (let unit = 0; unit < 2; unit += 1) {
    await page.goto(jacket);
    await addShownProduct(page, 'en-us');
  }
  await goToReview(page, 'en-us', cards.approved, { email });
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Opens a page for staff in a browser of its own, as wide as the shopper's, and signs in. */
async function staffPage(browser: Browser, shopper: Page, path: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: shopper.viewportSize() })).newPage();
  await page.goto(path);
  await signInAsStaff(page, { email });
  return page;
}

/** Types a reason and goes on to the step that says what will happen. */
async function confirmStep(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
}

test('customer service finds an order, cancels an item, refunds, and sends a mail again; the customer and the audit record show it', {
  tag: ['@core', '@OPS-07', '@phone'],
}, async ({ page, browser, request, faults }) => {
  // Nobody is signed in as staff at first.
  faults.allow(/status of 4\d\d/);
  const email = `mara-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const number = await order(page, email);

  const staff = await staffPage(browser, page, '/en-us/staff/orders', 'suki@demo.example');
  const words = staff.getByRole('searchbox', { name: 'Search' });
  await expect(staff.getByRole('heading', { name: 'Latest orders' })).toBeVisible();
  const found = staff.getByRole('link', { name: `${number}, Mara Lindqvist` });
  await expect(found).toBeVisible();
  await expectAccessibleInBothSchemes(staff, 'the latest orders');
  await words.fill('nobody@example.org');
  await staff.getByRole('button', { name: 'Find' }).click();
  await expect(staff.getByText(/^No order matches/)).toBeVisible();
  await expectAccessible(staff, 'no order found');
  await words.fill(email);
  await staff.getByRole('button', { name: 'Find' }).click();
  await found.click();
  const items = staff.getByRole('region', { name: 'Items' });
  await expect(items).toContainText('Quantity 2');
  await expectAccessibleInBothSchemes(staff, 'an order for customer service');

  await staff.getByRole('button', { name: 'Cancel items' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Choose at least one item.')).toBeVisible();
  await expect(dialog.getByText('Write down why.')).toBeVisible();
  await expectAccessible(staff, 'cancelling for a customer, with errors');
  await dialog.getByRole('button', { name: /^One more of / }).click();
  await confirmStep(staff, 'Ordered one too many');
  await expect(dialog.getByText(/^\$[\d.,]+ goes back to: Visa ending in 1111\.$/)).toBeVisible();
  await expect(dialog.getByText('1 unit returns to stock.')).toBeVisible();
  await expectAccessible(staff, 'confirming a cancellation');
  await dialog.getByRole('button', { name: 'Cancel these items now' }).click();
  await expect(items).toContainText('1 canceled');

  await staff.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('99999');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The zip was stiff');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/^No more than \$[\d.,]+ can be refunded here\.$/)).toBeVisible();
  await expectAccessible(staff, 'refunding, with an error');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('5.00');
  await confirmStep(staff, 'The zip was stiff');
  await expect(dialog.getByText('$5.00 goes back to: Visa ending in 1111.')).toBeVisible();
  await expectAccessible(staff, 'confirming a refund');
  await dialog.getByRole('button', { name: 'Refund $5.00 now' }).click();
  await expect(staff.getByRole('region', { name: 'History' })).toContainText('Refunded: $5.00');

  const confirmations = async () =>
    (await mailsTo(request, email)).filter(({ text }) => text.includes('We have your order')).length;
  await expect.poll(confirmations).toBe(1);
  await staff.getByRole('button', { name: 'Send again: Order confirmation' }).click();
  await expect(staff.getByText(`The email is on its way to ${email}.`)).toBeVisible();
  await expect.poll(confirmations).toBe(2);
  await findInMail(request, email, /Your cancellation is complete/);
  await findInMail(request, email, /We’re refunding \$5\.00/);

  await page.goto('/en-us/account');
  await page.getByRole('textbox', { name: 'Order number' }).fill(number);
  await page.getByRole('textbox', { name: 'Email', description: /order was placed/ }).fill(email);
  await page.getByRole('button', { name: 'Find the order' }).click();
  await expect(page.getByText('1 canceled')).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Order summary' }).getByText('$5.00', { exact: true }),
  ).toBeVisible();

  const operator = await staffPage(browser, page, '/en-us/staff', 'orla@demo.example');
  const record = operator.getByRole('region', { name: 'Audit record' });
  await expect(record).toContainText(`Resent an email for order ${number}: Order confirmation`);
  await expect(record).toContainText(`Issued a refund for order ${number}`);
  await expect(record).toContainText('“The zip was stiff”');
  await expect(record).toContainText(`Canceled items in order ${number} · Units to deliver: 2 → 1`);
  await expect(record).toContainText('suki@demo.example');
  await operator.goto(`/en-us/staff/orders/${number}`);
  await expect(operator.getByText(/^This page is for customer service/)).toBeVisible();
  await expectAccessible(operator, 'an order for those without the role');
});

test('a stock keeper counts a size out of the shop and back into it', {
  tag: ['@OPS-07', '@phone'],
}, async ({ page, browser, faults }) => {
  faults.allow(/status of 4\d\d/);
  const { name } = test.info().project;
  // Goods that no other journey buys in this size; both widths run beside each other.
  const product = name === 'desktop' ? 'TFVESDU40B3' : 'TF1I4R7C6B2';
  const keeper = await staffPage(browser, page, '/en-us/staff/stock', 'stig@demo.example');
  await keeper.getByRole('button', { name: 'Find' }).click();
  await expect(keeper.getByText('Type a name or a number.')).toBeVisible();
  await keeper.getByRole('searchbox', { name: 'Product' }).fill(product);
  await keeper.getByRole('button', { name: 'Find' }).click();
  await expect(keeper.getByRole('link', { name: /, XS$/ })).toBeVisible();
  await expectAccessibleInBothSchemes(keeper, 'sizes found');
  await keeper.getByRole('link', { name: /, XS$/ }).click();
  const warehouse = keeper.getByRole('group', { name: 'Warehouses' }).getByRole('row').filter({ hasText: '(US)' });
  await expect(warehouse).toBeVisible();
  await expectAccessibleInBothSchemes(keeper, 'the stock of a size');

  const correct = async (count: string, reason: string) => {
    await warehouse.getByRole('button', { name: /^Correct the stock: / }).click();
    await keeper.getByRole('dialog').getByRole('textbox', { name: 'Units counted' }).fill(count);
    await confirmStep(keeper, reason);
    await expectAccessible(keeper, 'confirming a correction');
    await keeper.getByRole('dialog').getByRole('button', { name: 'Correct now' }).click();
    await expect(keeper.getByRole('region', { name: 'Latest corrections' })).toContainText(reason);
  };
  let visits = 0;
  /** Chooses the size on its page, until what pages and answers keep for some seconds is past. */
  const expectOffered = (button: RegExp) =>
    expect(async () => {
      visits += 1;
      await page.goto(`/en-us/p/none-${product}?by=${name}-${test.info().repeatEachIndex}-${visits}`);
      await codeArrived(page);
      const main = page.getByRole('main');
      await main
        .locator('fieldset label')
        .filter({ has: page.getByRole('radio', { name: /^XS\b/ }) })
        .click();
      await expect(main.getByRole('button', { name: button }).first()).toBeVisible({ timeout: 500 });
    }).toPass();
  await expectOffered(/^Add to cart/);
  // What carts and orders of other journeys have is theirs: nothing is left to sell.
  const cells = warehouse.getByRole('cell');
  const taken = Number(await cells.nth(2).textContent()) + Number(await cells.nth(3).textContent());
  await correct(String(taken), 'Water damage in aisle 4');
  await expectOffered(/^Email me when it is in stock/);
  await correct(String(taken + 25), 'Found the pallet');
  await expectOffered(/^Add to cart/);

  const operator = await staffPage(browser, page, '/en-us/staff', 'orla@demo.example');
  const record = operator.getByRole('region', { name: 'Audit record' });
  await expect(record).toContainText(`Units counted: ${taken} → ${taken + 25}`);
  await expect(record).toContainText('“Water damage in aisle 4”');
});

test('customer service disables an account, which signs its holder out, and enables it again', {
  tag: ['@phone', '@SEC-05'],
}, async ({ page, browser, request, faults }) => {
  // Nobody is signed in as staff at first, and the disabled account nowhere.
  faults.allow(/status of 40[13]/);
  const email = await openAccount(page, 'stolen');
  const staff = await staffPage(browser, page, '/en-us/staff/accounts', 'suki@demo.example');
  const field = staff.getByRole('textbox', { name: 'Email address of the account' });
  await field.fill('nobody@example.org');
  await field.press('Enter');
  await expect(staff.getByText(/^No account has this address/)).toBeVisible();
  await field.fill(email);
  await field.press('Enter');
  const account = staff.getByRole('region', { name: 'Ruth Amsel' });
  await expect(account.getByText('Signed in on 1 device')).toBeVisible();
  await expectAccessibleInBothSchemes(staff, 'an account that was found');

  const change = async (action: string, reason: string) => {
    await account.getByRole('button', { name: action }).click();
    await confirmStep(staff, reason);
    const dialog = staff.getByRole('dialog', { name: action });
    await expectAccessible(staff, action);
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toHaveCount(0);
  };
  await change('Disable account', 'The mailbox was taken over');
  await expect(account.getByText('Disabled', { exact: true })).toBeVisible();
  await expect(account.getByText('Signed in nowhere')).toBeVisible();
  await findInMail(request, email, 'Our customer service has disabled your account');

  const form = await trySignIn(page, email);
  await expect(page.getByText('This account is disabled. Please contact our customer service.')).toBeVisible();

  await change('Enable account', 'The mailbox is hers again, called back');
  await expect(account.getByText('Active', { exact: true })).toBeVisible();
  await findInMail(request, email, 'You can sign in to your account again');
  // Whoever knew the password does not get in with it.
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email or password is not right.')).toBeVisible();
  await staff.context().close();
});
