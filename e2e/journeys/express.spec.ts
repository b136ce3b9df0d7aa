import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { createAccount, createAccountWithDefaults } from '../src/own-account.ts';
import {
  addShownProduct,
  confirmation,
  demoPassword,
  fillCard,
  fillDelivery,
  placeButton,
  savedCardCode,
  signIn,
  words,
} from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const text = words['en-us'];

test('a shopper with default card and address goes straight to the review, and a reload stays there', {
  tag: ['@core', '@CHK-02'],
}, async ({ page }) => {
  const { email } = await createAccountWithDefaults();
  await signIn(page, email);
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await expect(page).toHaveURL(/step=summary&checkoutStatus=EXPRESS/);
  await expect(page.getByText('We have filled in your default address and card.', { exact: false })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Visa ending in 1111' })).toBeVisible();
  await expectAccessible(page, 'express review');
  await page.reload();
  await expect(placeButton(page)).toBeVisible();
  await expect(page).toHaveURL(/checkoutStatus=EXPRESS/);
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('saved addresses and cards are chosen, changed, and added to in checkout', {
  tag: ['@CHK-05', '@CHK-09'],
}, async ({ page, faults }) => {
  faults.allow(/status of 40\d/);
  const { email } = await createAccountWithDefaults();
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

  // The default comes first; it can be changed, and another one added.
  const known = page.getByRole('group', { name: 'Your addresses' });
  await expect(known.getByRole('radio').first()).toBeChecked();
  await expectAccessible(page, 'saved addresses');
  await known.getByRole('button', { name: /^Edit this address/ }).click();
  await page.locator('#shipping-addressLine2').fill('Floor 3');
  await page.getByRole('button', { name: text.toPayment }).click();
  await expect(page).toHaveURL(/step=billing/);
  await page.getByRole('button', { name: 'Edit delivery' }).click();
  await expect(known).toContainText('Floor 3');
  await known.getByRole('radio', { name: 'Another address' }).check();
  const other = {
    email,
    firstName: 'Mara',
    lastName: 'Lindqvist',
    addressLine1: '40 Mill Lane',
    city: 'Portland',
    postalCode: '97205',
    phone: '5035550142',
  };
  for (const [field, value] of Object.entries(other)) await page.locator(`#shipping-${field}`).fill(value);
  await page.locator('#shipping-province').selectOption('OR');
  await page.getByRole('checkbox', { name: /news of new gear/ }).check();
  await page.getByRole('button', { name: text.toPayment }).click();

  // A new card is saved with the order.
  await page.getByRole('radio', { name: 'Another card' }).check();
  await fillCard(page, 'en-us', '5555 5555 5555 4444');
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check();
  await page.getByRole('button', { name: text.toReview }).click();
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && answer.url().includes('/consumer/payment_instruments') && answer.ok(),
  );
  await placeButton(page).click();
  await saved;
  await expect(confirmation(page)).toBeVisible();

  // Both are saved now, and the card asks for its security code in the provider's frame.
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout?step=shipping');
  await known.getByRole('radio', { name: /40 Mill Lane/ }).check();
  await page.getByRole('button', { name: text.toPayment }).click();
  // The button is pressed while the provider's form still loads: it asks for the code once it is there.
  const form = Promise.withResolvers<void>();
  await page.route(/\/card\/v1\/form/, async (route) => {
    await form.promise;
    await route.continue();
  });
  await page.getByRole('radio', { name: 'Mastercard ending in 4444' }).check();
  const code = savedCardCode(page);
  await page.getByRole('button', { name: text.toReview }).click();
  form.resolve();
  await expect(code).toHaveAccessibleDescription(/fill this in/);
  await expectAccessible(page, 'saved cards');
  await code.fill('000');
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  await expect(page.getByText('Your payment was declined.', { exact: false }).first()).toBeVisible();
  await code.fill('123');
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('an expired card is reported at the top of payment', { tag: ['@CHK-09', '@CHK-21'] }, async ({ page, faults }) => {
  faults.allow(/status of 40\d/);
  const { email } = await createAccount();
  await signIn(page, email);
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await fillCard(page, 'en-us', '4000 0023 0000 0005');
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  await expect(page).toHaveURL(/step=billing/);
  await expect(page.getByRole('alert').filter({ hasText: 'The expiry date of the card is not valid.' })).toBeVisible();
});
