/**
 * Photographs every page and state of the shop into docs/pictures. With a folder as argument it takes everything at
 * every size and in full length into that folder, to look at.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { root } from 'platform/paths';
import { browserFlags, findBrowser } from './browser.ts';
import { openTestShop } from './shop-under-test.ts';
import { addShownProduct, cards, fillCard, fillDelivery, guests, words } from './shopper.ts';

const locale = 'en-us';
const text = words[locale];
const category = '/c/womens-jackets-1100';
const product = '/p/none-TFVESDU40B3';

interface Look {
  readonly name: string;
  readonly context: BrowserContextOptions;
  /** What the documents show of this look; "full" is the whole length of the page. */
  readonly kept: Readonly<Record<string, 'view' | 'full'>>;
}

const looks: readonly Look[] = [
  {
    name: 'desktop-light',
    context: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    kept: {
      home: 'view',
      menu: 'view',
      category: 'view',
      product: 'full',
      'search-suggestions': 'view',
      'search-results': 'view',
      'search-none': 'view',
      article: 'view',
      'mini-cart': 'view',
      cart: 'full',
      pickup: 'view',
      'delivery-method': 'view',
      gift: 'view',
      quickshop: 'view',
      'sign-up': 'view',
      'cart-empty': 'view',
      'checkout-delivery': 'view',
      'checkout-errors': 'full',
      'checkout-payment': 'full',
      'checkout-review': 'full',
      confirmation: 'full',
      account: 'view',
      order: 'full',
      'not-found': 'view',
    },
  },
  {
    name: 'desktop-dark',
    context: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    kept: { home: 'full', category: 'view', product: 'view', cart: 'view', 'checkout-payment': 'view' },
  },
  {
    name: 'tablet-light',
    context: { viewport: { width: 900, height: 1200 }, colorScheme: 'light', hasTouch: true },
    kept: { home: 'view', category: 'view', product: 'view', cart: 'view', 'checkout-delivery': 'view' },
  },
  {
    name: 'phone-light',
    context: {
      viewport: { width: 390, height: 844 },
      colorScheme: 'light',
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    },
    kept: {
      home: 'view',
      menu: 'view',
      category: 'view',
      product: 'view',
      'mini-cart': 'view',
      cart: 'view',
      pickup: 'view',
      'delivery-method': 'view',
      gift: 'view',
      quickshop: 'view',
      'checkout-delivery': 'view',
      'checkout-payment': 'view',
      'checkout-review': 'view',
      confirmation: 'view',
    },
  },
  {
    name: 'phone-dark',
    context: {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    },
    kept: { product: 'view', cart: 'view' },
  },
];

type Photograph = (name: string) => Promise<void>;

/** Resolves when nothing is loading, every picture of the page is there and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    // What waits until it is scrolled to comes at once.
    for (const picture of pictures) picture.loading = 'eager';
    // A picture without a layout box may never be fetched; one that fails shows in the photograph.
    await Promise.allSettled(
      pictures.filter((picture) => picture.checkVisibility()).map((picture) => picture.decode()),
    );
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

async function visitReading(page: Page, photograph: Photograph): Promise<void> {
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
}

/** Opens a dialog, takes it, and leaves it again. */
async function photographDialog(page: Page, photograph: Photograph, name: string, open: () => Promise<void>) {
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await photograph(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function visitDialogs(page: Page, photograph: Photograph): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto(`/${locale}/cart`);
  await photographDialog(page, photograph, 'pickup', async () => {
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
}

async function visitPurchase(page: Page, photograph: Photograph): Promise<void> {
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
  await page.goto(`/${locale}/account?order=${number}`);
  await page.locator('#look-up-email').fill(guests[locale].email);
  await page.getByRole('button', { name: 'Find the order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await photograph('order');
}

const everything = process.argv[2];
const folder = everything ?? join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const shop = await openTestShop({ shell: 3120, api: 3121, sandbox: 3122, platform: 3123, smtp: 3145 });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
try {
  for (const { name: look, context, kept } of looks) {
    const shopper = await browser.newContext({ ...context, baseURL: shop.origin });
    const page = await shopper.newPage();
    const photograph: Photograph = async (name) => {
      const extent = everything ? 'full' : kept[name];
      if (!extent) return;
      // The whole length is one picture: what sticks to the window's edge belongs at its own place.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await settle(page);
      await page.screenshot({
        path: join(folder, `${name}-${look}.jpg`),
        type: 'jpeg',
        quality: 72,
        fullPage: extent === 'full',
      });
      console.log(`${name}, ${look}`);
    };
    await visitReading(page, photograph);
    await visitPurchase(page, photograph);
    await shopper.close();
  }
} finally {
  await browser.close();
  await shop.close();
}
