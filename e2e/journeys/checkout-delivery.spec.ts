import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { createAccountWithDefaults } from '../src/own-account.ts';
import {
  addShownProduct,
  confirmation,
  fillCard,
  fillDelivery,
  guests,
  placeButton,
  savedCardCode,
  signIn,
  words,
} from '../src/shopper.ts';

const text = words['en-us'];
const guest = guests['en-us'];
const section = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

async function addForHome(page: Page): Promise<void> {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
}

/** In the store with the most stock: later journeys miss what is bought here. */
async function addForPickup(page: Page): Promise<void> {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await page.getByRole('main').locator('fieldset label').filter({ hasText: /^M$/ }).click();
  await page.getByRole('button', { name: 'Pick up in store' }).click();
  await page.getByRole('button', { name: 'Collect here: Tarnfell Denver' }).click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
}

async function addGiftCard(page: Page): Promise<void> {
  await page.goto('/en-us/p/gift-card-TFQEKD7Z0B2');
  await page.getByText('Other', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Your amount' }).fill('25');
  await page.getByRole('textbox', { name: 'For' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Their email' }).fill('ada@example.org');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
}

async function addMadeToOrder(page: Page): Promise<void> {
  await page.goto('/en-us/p/none-TFKB7ZUR1C1');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
}

async function fillBilling(page: Page): Promise<void> {
  for (const field of ['firstName', 'lastName', 'addressLine1', 'city', 'postalCode', 'phone'] as const)
    await page.locator(`#billing-${field}`).fill(guest[field]);
  await page.locator('#billing-province').selectOption(guest.province);
}

async function payAndPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
}

test('a mixed cart shows method, date, and cost per group; somebody else may collect', {
  tag: ['@CHK-06', '@CHK-20', '@CART-03'],
}, async ({ page }) => {
  await addForPickup(page);
  await addGiftCard(page);
  await addMadeToOrder(page);
  await addForHome(page);
  await page.goto('/en-us/cart');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
    'Delivered to you',
    'Made for you',
    'Sent by email',
    'Pickup at Tarnfell Denver',
  ]);
  await page.goto('/en-us/checkout');
  for (const name of ['Delivered to you', 'Made to order for you', 'By email', 'Pick up at Tarnfell Denver'])
    await expect(section(page, name)).toBeVisible();
  await page.getByRole('radio', { name: /^Express/ }).check();
  await expect(page.getByRole('complementary', { name: 'Your order' }).getByText('$18.00')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Somebody else picks it up' }).check();
  await fillDelivery(page, 'en-us');
  await expect(page.getByRole('textbox', { name: 'Their first name' })).toHaveAccessibleDescription(/required/);
  await expectAccessible(page, 'mixed delivery');
  await page.getByRole('textbox', { name: 'Their first name' }).fill('Noor');
  await page.getByRole('textbox', { name: 'Their last name' }).fill('Aziz');
  await page.getByRole('button', { name: text.toPayment }).click();
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  await payAndPlace(page);
  await expect(page.getByText('Picked up by')).toBeVisible();
  await expect(page.getByText('Noor Aziz')).toBeVisible();
  await expectAccessible(page, 'confirmation of a mixed cart');
});

test('an order for pickup asks for collector and billing address only', {
  tag: ['@CHK-08'],
}, async ({ page }) => {
  await addForPickup(page);
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('heading', { name: 'Who picks it up?' })).toBeVisible();
  await expect(page.locator('#shipping-addressLine1, #contact-addressLine1')).toHaveCount(0);
  await page.getByRole('button', { name: text.toPayment }).click();
  await expect(page.locator('#contact-phone')).toHaveAccessibleDescription(/required/);
  await expectAccessible(page, 'pickup with errors');
  for (const field of ['email', 'firstName', 'lastName', 'phone'] as const)
    await page.locator(`#contact-${field}`).fill(guest[field]);
  await page.getByRole('button', { name: text.toPayment }).click();
  await expect(page).toHaveURL(/step=billing/);
  await expect(page.getByRole('checkbox', { name: 'Same as delivery address' })).toHaveCount(0);
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  await fillBilling(page);
  await expectAccessible(page, 'billing of a pickup');
  await payAndPlace(page);
  await expect(page.getByText(`We have sent a confirmation to ${guest.email}.`)).toBeVisible();
});

test('an order of digital products asks where to mail them', { tag: ['@core', '@CHK-08', '@CHK-06'] }, async ({
  page,
}) => {
  await addGiftCard(page);
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('heading', { name: 'Where should the confirmation go?' })).toBeVisible();
  await page.locator('#contact-email').fill(guest.email);
  await page.getByRole('button', { name: text.toPayment }).click();
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  await fillBilling(page);
  await payAndPlace(page);
  await expect(page.getByText(`We have sent a confirmation to ${guest.email}.`)).toBeVisible();
  await expect(page.getByText('Ada, ada@example.org')).toBeVisible();
});

test('a guest takes a parcel to the collection point near the address that is typed', {
  tag: ['@CHK-06', '@phone'],
}, async ({ page }) => {
  await addForHome(page);
  await page.goto('/en-us/checkout');
  await page.getByRole('radio', { name: /^To a collection point/ }).check();
  await fillDelivery(page, 'en-us', { postalCode: '97205-1234', phone: '+1 503 555 0142' });
  await expect(page.locator('#shipping-postalCode')).toHaveValue('97205-1234');
  await expect(page.locator('#shipping-phone')).toHaveValue('(503) 555 - 0142');
  await expect(page.getByText('Please choose a collection point.')).toBeVisible();
  await expectAccessible(page, 'collection points');
  await page.getByRole('group', { name: 'Choose a collection point' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: text.toPayment }).click();
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  await payAndPlace(page);
});

for (const [locale, elsewhere, labels, name, town] of [
  [
    'en-us',
    '98101',
    { search: 'Collection points near ZIP code', edit: 'Edit delivery' },
    'Bookshop',
    'Seattle, WA 98101',
  ],
  [
    'de-de',
    '80331',
    { search: 'Abholstationen nahe der Postleitzahl', edit: 'Lieferung ändern' },
    'Buchhandlung',
    '80331 München',
  ],
] as const)
  test(`a guest in ${locale} chooses a collection point far from home, comes back to it, and finds it in the order`, {
    tag: ['@CHK-06'],
  }, async ({ page }) => {
    const said = words[locale];
    await page.goto(`/${locale}/p/none-TFVESDU40B3`);
    await addShownProduct(page, locale);
    await page.goto(`/${locale}/checkout`);
    await page.locator('input[type="radio"][value="pudo"]').check();
    await page.getByRole('textbox', { name: labels.search }).fill(elsewhere);
    await page.getByRole('textbox', { name: labels.search }).press('Enter');
    const point = page.getByRole('radio', { name: new RegExp(`^${name}.*${elsewhere}`) });
    await point.check();
    const at = page.locator('address').filter({ hasText: name });
    await fillDelivery(page, locale);
    await page.getByRole('button', { name: labels.edit }).click();
    await expect(point).toBeChecked();
    await page.getByRole('button', { name: said.toPayment }).click();
    await fillCard(page, locale, '4111 1111 1111 1111');
    await page.getByRole('button', { name: said.toReview }).click();
    await expect(at).toContainText(town);
    await page.getByRole('button', { name: said.place }).click();
    await expect(page.getByRole('heading', { level: 1, name: said.thanks })).toBeVisible();
    await expect(at).toContainText(town);
  });

test('a member has a parcel sent to a collection point near the saved address', { tag: ['@CHK-06'] }, async ({
  page,
}) => {
  const { email } = await createAccountWithDefaults();
  await signIn(page, email);
  await addForHome(page);
  await page.goto('/en-us/checkout?step=shipping');
  await page.getByRole('radio', { name: /^To a collection point/ }).check();
  await page.getByRole('radio', { name: /^Bakery/ }).check();
  await page.getByRole('button', { name: text.toPayment }).click();
  await savedCardCode(page).fill('123');
  await payAndPlace(page);
  await expect(page.getByText('Bakery', { exact: true })).toBeVisible();
});
