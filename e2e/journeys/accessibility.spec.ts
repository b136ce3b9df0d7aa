import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, fillCard, fillDelivery, words } from '../src/shopper.ts';

const pages = {
  'home and lists': [
    '',
    '/c/womens-jackets-1100',
    '/c/womens-jackets-1100?refine=size:XS;color:pink;price:4',
    '/search',
    '/search?q=jacket',
    '/search?q=qqqqqq',
  ],
  'a product and pages for reading': [
    '/p/none-TFVESDU40B3',
    '/pages/delivery',
    '/cart',
    '/checkout',
    '/account',
    '/nothing/here',
  ],
} as const;

for (const [what, paths] of Object.entries(pages))
  test(`${what} meet WCAG 2.2 AA in light and dark`, {
    tag: ['@phone', '@CAT-01', '@CAT-02', '@CAT-03', '@CNT-13'],
  }, async ({ page, faults }) => {
    faults.allow(/status of 404/);
    for (const path of paths) {
      await page.goto(`/en-us${path}`);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      await expectAccessibleInBothSchemes(page, `/en-us${path}`);
    }
  });

test(
  'menus, mini cart, cart and every step of checkout meet WCAG 2.2 AA in light and dark',
  { tag: ['@phone', '@CHK-01', '@CART-23'] },
  async ({ page }, { project }) => {
    await page.goto('/en-us/p/none-TFVESDU40B3');
    if (project.name === 'phone') {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    } else {
      // By keyboard: a resting pointer would open it too, and the press would close it again.
      const opener = page.getByRole('banner').getByRole('button', { name: 'Women' });
      await opener.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
    }
    await expectAccessibleInBothSchemes(page, 'menu');
    await page.keyboard.press('Escape');
    await addShownProduct(page, 'en-us');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'mini cart');
    await page.goto('/en-us/cart');
    await expect(page.getByRole('button', { name: 'One more' })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'cart');
    await page.goto('/en-us/checkout');
    await page.getByRole('button', { name: words['en-us'].toPayment }).click();
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'delivery with errors');
    await fillDelivery(page, 'en-us');
    await fillCard(page, 'en-us', '4111 1111 1111 1111');
    await expectAccessibleInBothSchemes(page, 'payment');
    await page.getByRole('button', { name: words['en-us'].toReview }).click();
    await expect(page.getByRole('button', { name: words['en-us'].place })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'review');
    await page.getByRole('button', { name: words['en-us'].place }).click();
    await expect(page.getByRole('heading', { level: 1, name: words['en-us'].thanks })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'confirmation');
  },
);
