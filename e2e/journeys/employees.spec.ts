import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, confirmation, fillCard, placeButton, words } from '../src/shopper.ts';
import { signInAsEmployee, signInAtWork } from '../src/staff.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const text = words['en-us'];

/** The jacket's cart line. */
const lineOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Quantity|Size/ })
    .first();

test('an employee buys at a discount up to the yearly limit, and at full price beyond', {
  tag: ['@core', '@CHK-25', '@ACC-19', '@ACC-20'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await page.goto('/en-us/account');
  await page.getByRole('link', { name: /^You work here/ }).click();
  await expect(page).toHaveURL(/associate-login/);
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  const email = form.getByRole('textbox', { name: 'Work email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter an email address.');
  await expectAccessible(page, 'employee sign-in with errors');
  await email.fill('enno@demo.example');
  const password = form.getByLabel('Password', { exact: true });
  await password.fill('wrong-Password-1');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Email or password is not right.');
  await expect(email).toHaveValue('enno@demo.example');
  await signInAtWork(page, 'enno@demo.example');

  await expect(page.getByRole('heading', { name: 'Hello, Enno' })).toBeVisible();
  await expect(page.getByText('$2,910.00 of $3,000.00 used this year')).toBeVisible();
  await expect(page.getByText('$90.00 left')).toBeVisible();
  await expectAccessible(page, 'account of an employee');

  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await expect(lineOf(page).getByText('Employee discount')).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Summary' });
  // 40 % of the 90.00 left this year, not of the full price.
  await expect(summary.getByText('−$36.00')).toBeVisible();
  await expect(summary.getByText('$2,910.00 of $3,000.00 used this year')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save for later/ })).toHaveCount(0);
  await expectAccessible(page, 'cart of an employee');

  await page.goto('/en-us/checkout?step=shipping');
  await page.getByRole('button', { name: text.toPayment }).click();
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();

  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await expect(page.getByText(/^All of \$3,000\.00 is used/)).toBeVisible();
  await expect(lineOf(page)).toBeVisible();
  await expect(page.getByText('Employee discount', { exact: true })).toHaveCount(1);
  await expect(summary.getByText('−$36.00')).toHaveCount(0);
});

test('there is no employee discount without accepted terms, and the page says why; accepting them once enables it', {
  tag: ['@CHK-25', '@ACC-19'],
}, async ({ page, faults }) => {
  faults.allow(/status of 401/);
  await signInAsEmployee(page, 'eva@demo.example');
  const terms = page.getByRole('dialog', { name: 'Terms of the employee discount' });
  await expect(terms).toBeVisible();
  await expectAccessible(page, 'terms of the employee discount');
  await terms.getByRole('button', { name: 'Go on without the discount' }).first().click();
  await expect(page.getByRole('heading', { name: 'Hello, Eva' })).toBeVisible();
  await expect(page.getByText(/^No employee discount yet/)).toBeVisible();

  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await expect(page.getByText(/^No employee discount yet/)).toBeVisible();
  await expect(lineOf(page).getByText('Employee discount')).toHaveCount(0);
  await expectAccessible(page, 'cart without the discount');
  await page.getByRole('button', { name: 'Read the terms' }).click();
  await terms.getByRole('button', { name: 'Accept and use the discount' }).click();
  await expect(lineOf(page).getByText('Employee discount')).toBeVisible();
  await expect(page.getByText('$420.00 of $3,000.00 used this year')).toBeVisible();

  // The services store it: nobody is asked again.
  await page.reload();
  await expect(page.getByText('$420.00 of $3,000.00 used this year')).toBeVisible();
  await expect(page.getByText(/^No employee discount yet/)).toHaveCount(0);
});
