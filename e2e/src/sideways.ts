import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { addShownProduct, cardForm, cards, fillCard, fillDelivery, words } from './shopper.ts';

/** What reaches beyond the right edge of the page, beside what scrolls by itself or is kept out of sight. */
function tooWide(): string[] {
  const isHeld = (start: Element): boolean => {
    for (let at: Element | null = start; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > innerWidth + 1 && !element.closest('dialog:not([open])') && !isHeld(element);
    })
    .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`);
}

async function expectFits(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(tooWide), where).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
}

/** Buys a jacket, and looks at every step for what would have to be scrolled sideways. */
export async function buyWithoutScrollingSideways(page: Page): Promise<void> {
  const text = words['en-us'];
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await expectFits(page, 'product');
  await addShownProduct(page, 'en-us');
  await expectFits(page, 'mini cart');
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toBeVisible();
  await expectFits(page, 'cart');
  await page.goto('/en-us/checkout');
  await expect(page.locator('#shipping-email')).toBeVisible();
  await expectFits(page, 'delivery');
  await fillDelivery(page, 'en-us');
  await expect(cardForm(page).getByLabel(text.cardNumber)).toBeVisible();
  await expectFits(page, 'payment');
  await fillCard(page, 'en-us', cards.approved);
  await page.getByRole('button', { name: text.toReview }).click();
  await expect(page.getByRole('button', { name: text.place })).toBeVisible();
  await expectFits(page, 'review');
  await page.getByRole('button', { name: text.place }).click();
  await expect(page.getByText(text.thanks)).toBeVisible();
  await expectFits(page, 'confirmation');
}
