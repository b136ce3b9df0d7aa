import type { LocaleId } from 'shared-contracts/locale';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, cards, fillCard, fillDelivery, guests, words } from '../src/shopper.ts';

/** A guest's way from the home page to a paid order, using only what the page says. */
for (const locale of ['en-us', 'de-de'] as const satisfies readonly LocaleId[]) {
  test(`a guest buys a jacket in ${locale}`, {
    tag: [
      '@core',
      '@phone',
      '@CART-01',
      '@CART-02',
      '@CHK-01',
      '@CHK-09',
      '@CHK-19',
      '@CHK-20',
      '@CAT-01',
      '@CAT-02',
      '@CNT-15',
      '@SEL-08',
    ],
  }, async ({ page, baseURL }) => {
    const text = words[locale];
    const sent: { readonly toShop: boolean; readonly text: string }[] = [];
    page.on('request', (request) => {
      const toShop = new URL(request.url()).origin === baseURL;
      sent.push({ toShop, text: request.url() + (request.postData() ?? '') });
    });
    await page.goto(`/${locale}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: text.category }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/c/.+-\\d{4}`));
    const priceNote = page.getByRole('main').getByText('MwSt.', { exact: false });
    await expect(priceNote).toHaveText(text.priceNote ? [text.priceNote] : []);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/p/.+-[A-Z0-9]{8,11}$`));

    await expect(page.getByRole('button', { name: text.add }).first()).toBeVisible();
    await expect(priceNote).toHaveText(text.priceNote ? [text.priceNote] : []);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await addShownProduct(page, locale);
    const miniCart = page.getByRole('dialog');
    await expect(miniCart.getByRole('link', { name })).toBeVisible();
    await miniCart.getByRole('link', { name: text.checkout }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/checkout`));

    await fillDelivery(page, locale);
    await expect(page).toHaveURL(/step=billing/);
    await fillCard(page, locale, cards.approved);
    await page.getByRole('button', { name: text.toReview }).click();
    await expect(page).toHaveURL(/step=summary/);
    // The number went from the provider's frame to the provider; neither page nor shop has seen it.
    const number = /4111\s*1111\s*1111\s*1111/;
    const receivers = sent.filter((request) => number.test(decodeURIComponent(request.text)));
    expect([...new Set(receivers.map(({ toShop }) => toShop))]).toEqual([false]);
    expect(await page.content()).not.toMatch(number);
    const place = page.getByRole('button', { name: text.place });
    // What is bought, for how much, and on which terms can be read where it is ordered.
    await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: text.terms })).toBeVisible();
    await place.click();

    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    await expect(page.getByRole('heading', { level: 1, name: text.thanks })).toBeVisible();
    await expect(page.getByText(guests[locale].email).first()).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();

    // A reload shows the same order, and the cart is empty.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: text.thanks })).toBeVisible();
    await page.goto(`/${locale}/cart`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(name);
  });
}
