import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { cardForm, cards, guests, words } from '../src/shopper.ts';

const text = words['en-us'];
const productPath = '/en-us/p/none-TFVESDU40B3';

/** Presses Tab until the element is focused; fails when it is unreachable. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let steps = 0; steps <= most; steps += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached with ${most} presses of the tab key`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, value: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(value);
}

test('a jacket is bought by keyboard alone', {
  tag: ['@CART-02', '@CART-23', '@CHK-01', '@CHK-09', '@CHK-19'],
}, async ({ page }) => {
  await page.goto(productPath);
  const sizes = page.locator('main fieldset input[type=radio][name=size]');
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await tabTo(page, sizes.first());
  await page.keyboard.press('ArrowRight');
  await expect(sizes.nth(1)).toBeChecked();
  await press(page, page.getByRole('button', { name: text.add }).first());
  const miniCart = page.getByRole('dialog');
  await press(page, miniCart.getByRole('link', { name: text.checkout }));

  const form = page.getByRole('main');
  await expect(form.locator('#shipping-email')).toBeVisible();
  for (const [field, value] of Object.entries(guests['en-us']))
    await type(page, form.locator(`#shipping-${field}`), value);
  await press(page, page.getByRole('button', { name: text.toPayment }));

  const card = cardForm(page);
  await expect(card.getByLabel(text.cardNumber)).toBeVisible();
  await type(page, card.getByLabel(text.cardNumber), cards.approved);
  await type(page, card.getByLabel(text.cardExpiry), '0930');
  await type(page, card.getByLabel(text.cardCode), '123');
  await type(page, card.getByLabel(text.cardName), 'M Lindqvist');
  await press(page, page.getByRole('button', { name: text.toReview }));
  await press(page, page.getByRole('button', { name: text.place }));
  await expect(page.getByText(text.thanks)).toBeVisible();
});
