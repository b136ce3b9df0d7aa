import { expect, type Page } from '@playwright/test';
import {
  addShownProduct,
  cardForm,
  cards,
  fillCard,
  fillDelivery,
  guests,
  placeButton,
  signIn,
  unfoldLineActions,
  words,
} from './shopper.ts';
import { openTill, signInAsEmployee } from './staff.ts';

const locale = 'en-us';
const text = words[locale];
const category = '/c/womens-jackets-1100';
const product = '/p/none-TFVESDU40B3';
/** A card whose bank asks. */
const askingCard = '4000 0030 0000 0006';

/** Photographs the page as it is now. */
export type Photograph = (name: string) => Promise<void>;

/** One shopper's way through the shop, photographed. */
export type Visit = (page: Page, photograph: Photograph) => Promise<void>;

const visitReading: Visit = async (page, photograph) => {
  const open = async (path: string) => {
    await page.goto(`/${locale}${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
  };
  await open('');
  await photograph('home');
  const menuButton = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  if (await menuButton.isVisible()) await menuButton.click();
  else await page.getByRole('banner').getByRole('button', { name: 'Women' }).click();
  await photograph('menu');
  await open(category);
  await photograph('category');
  await open(product);
  await photograph('product');
  await open('/search');
  await photograph('search');
  await page.getByRole('combobox').pressSequentially('jack');
  await expect(page.getByRole('option').first()).toBeVisible();
  await photograph('search-suggestions');
  await open('/search?q=jacket');
  await photograph('search-results');
  await open('/search?q=qqqqqq');
  await photograph('search-none');
  await open('/pages/delivery');
  await photograph('article');
  await open('/nothing/here');
  await photograph('not-found');
  await open('/cart');
  await expect(page.getByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
  await photograph('cart-empty');
  await open('/account');
  await photograph('account');
};

/** Opens a dialog, takes it, and leaves it again. */
async function photographDialog(page: Page, photograph: Photograph, name: string, open: () => Promise<void>) {
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await photograph(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

const visitDialogs: Visit = async (page, photograph) => {
  const dialog = page.getByRole('dialog');
  await page.goto(`/${locale}/cart`);
  await photographDialog(page, photograph, 'pickup', async () => {
    await unfoldLineActions(page);
    await page.getByRole('button', { name: /^Pick up in store/ }).click();
    const place = dialog.getByRole('textbox');
    await place.fill('Portland');
    await place.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Collect/ }).first()).toBeVisible();
  });
  await photographDialog(page, photograph, 'delivery-method', async () => {
    await page.getByRole('button', { name: /^Change/ }).click();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
  });
  await photographDialog(page, photograph, 'gift', () => page.getByRole('button', { name: /a gift/ }).click());
  await page.goto(`/${locale}${category}`);
  await photographDialog(page, photograph, 'quickshop', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Quick add/ })
      .first()
      .click();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
  });
  await page.goto(`/${locale}/sign-up`);
  await photograph('sign-up');
};

const visitPurchase: Visit = async (page, photograph) => {
  await page.goto(`/${locale}${product}`);
  await addShownProduct(page, locale);
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await photograph('mini-cart');
  await page.goto(`/${locale}/cart`);
  await expect(page.getByRole('button', { name: 'One more' })).toBeVisible();
  await photograph('cart');
  await visitDialogs(page, photograph);
  await page.goto(`/${locale}/checkout`);
  await expect(page.locator('#shipping-email')).toBeVisible();
  await photograph('checkout-delivery');
  await photographDialog(page, photograph, 'sign-in', () =>
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  );
  await page.getByRole('button', { name: text.toPayment }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await photograph('checkout-errors');
  await fillDelivery(page, locale);
  await fillCard(page, locale, cards.approved);
  await photograph('checkout-payment');
  await page.getByRole('button', { name: text.toReview }).click();
  await expect(page.getByRole('button', { name: text.place })).toBeVisible();
  await photograph('checkout-review');
  await page.getByRole('button', { name: text.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.thanks })).toBeVisible();
  await photograph('confirmation');
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  await page.goto(`/${locale}/account`);
  await page.getByRole('textbox', { name: 'Order number' }).fill(number);
  await page.locator('#look-up-email').fill(guests[locale].email);
  await page.getByRole('button', { name: 'Find the order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await photograph('order');
};

/** What is rarer: favorites, gift cards, things made to order, the newsletter, a bank that asks. */
const visitRarer: Visit = async (page, photograph) => {
  const open = (path: string) => page.goto(`/${locale}${path}`);
  await open(category);
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favorite: / });
  for (const place of [0, 1, 2]) {
    await hearts.nth(place).click();
    await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await open('/favorites');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await photograph('favorites');
  await open('/p/gift-card-TFQEKD7Z0B2');
  await expect(page.getByRole('textbox', { name: 'Their email' })).toBeVisible();
  await photograph('gift-card');
  await open('/p/none-TFKB7ZUR1C1');
  await page.getByRole('radio', { name: /^Your own colors/ }).check();
  await photograph('made-to-order');
  await open('/newsletter');
  await photograph('newsletter');
  await open(product);
  await addShownProduct(page, locale);
  await open('/checkout');
  await fillDelivery(page, locale);
  await fillCard(page, locale, askingCard);
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  const bank = page.getByRole('dialog', { name: 'Your bank asks' });
  await expect(bank.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  await photograph('bank-asks');
};

/** Goods to be collected in two stores, which is asked about, and what came of it. */
const visitStores: Visit = async (page, photograph) => {
  const collect = async (path: string, store: string) => {
    await page.goto(`/${locale}${path}`);
    await page.getByRole('main').locator('fieldset label').filter({ hasText: /^M$/ }).click();
    await page.getByRole('button', { name: 'Pick up in store' }).click();
    await page.getByRole('button', { name: `Collect here: ${store}` }).click();
  };
  await collect(product, 'Tarnfell Portland');
  await expect(page.getByRole('dialog', { name: /^Your cart/ }).getByRole('listitem')).toHaveCount(1);
  await collect('/p/none-TFLFOHHA5B1', 'Tarnfell Denver');
  const question = page.getByRole('dialog', { name: 'Change your store?' });
  await expect(question).toBeVisible();
  await photograph('change-store');
  await question.getByRole('button', { name: 'Collect all at Tarnfell Denver' }).click();
  await expect(page.getByRole('dialog', { name: 'Your store has changed' }).getByRole('listitem')).toHaveCount(2);
  await photograph('store-changed');
};

const visitAsConsumer: Visit = async (page, photograph) => {
  await signIn(page, 'lena@demo.example');
  await expect(page.getByRole('region', { name: 'Your delivery address' })).toBeVisible();
  await photograph('account-overview');
  for (const [path, title, name] of [
    ['orders', 'Your orders', 'orders'],
    ['profile', 'About you', 'profile'],
    ['addresses', 'For delivery', 'addresses'],
    ['payment', 'Gift cards and rewards', 'cards-and-rewards'],
  ] as const) {
    await page.goto(`/${locale}/account/${path}`);
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await photograph(name);
  }
  await photographDialog(page, photograph, 'add-card', async () => {
    await page.getByRole('button', { name: 'Add a card' }).click();
    await expect(cardForm(page).getByLabel(text.cardNumber)).toBeVisible();
  });
};

const visitAsEmployee: Visit = async (page, photograph) => {
  await signInAsEmployee(page, 'eva@demo.example');
  const terms = page.getByRole('dialog', { name: 'Terms of the employee discount' });
  await expect(terms).toBeVisible();
  await photograph('employee-terms');
  await terms.getByRole('button', { name: 'Go on without the discount' }).first().click();
  await expect(terms).toHaveCount(0);
  await photograph('employee-account');
};

const visitAsAssociate: Visit = async (page, photograph) => {
  await page.goto(`/${locale}/associate-login`);
  await photograph('associate-login');
  await openTill(page);
  await photograph('store-mode');
  await page.goto(`/${locale}${product}`);
  await addShownProduct(page, locale);
  await page.goto(`/${locale}/cart`);
  await page.getByRole('button', { name: /^Adjust price: / }).click();
  await expect(page.getByRole('dialog', { name: 'Adjust the price' })).toBeVisible();
  await photograph('price-adjustment');
};

/** Each by somebody new. */
export const visits: readonly Visit[] = [
  async (page, photograph) => {
    await visitReading(page, photograph);
    await visitPurchase(page, photograph);
  },
  visitRarer,
  visitStores,
  visitAsConsumer,
  visitAsEmployee,
  visitAsAssociate,
];
