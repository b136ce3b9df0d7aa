/**
 * Photographs every page and state of the shop into docs/pictures. With a folder as argument it takes everything at
 * every size and in full length into that folder, to look at.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { root } from 'release-kit/folders';
import { allowEverything } from './allow-everything.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { setCurrentShop } from './current-shop.ts';
import { type Photograph, visits } from './picture-visits.ts';
import { openTestShop } from './shop-under-test.ts';

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
      favorites: 'view',
      'gift-card': 'view',
      'made-to-order': 'view',
      newsletter: 'view',
      'bank-asks': 'view',
      'employee-terms': 'view',
      'employee-account': 'view',
      'price-adjustment': 'view',
      'sign-in': 'view',
      'change-store': 'view',
      'store-changed': 'view',
      profile: 'view',
      addresses: 'view',
      'cards-and-rewards': 'view',
      'add-card': 'view',
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
    kept: {
      home: 'view',
      category: 'view',
      product: 'view',
      cart: 'view',
      'checkout-delivery': 'view',
      'associate-login': 'view',
      'store-mode': 'view',
      'price-adjustment': 'view',
    },
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
      'cart-empty': 'view',
      'checkout-delivery': 'view',
      'checkout-errors': 'full',
      'checkout-payment': 'view',
      'checkout-review': 'view',
      confirmation: 'view',
      account: 'view',
      order: 'view',
      favorites: 'view',
      'gift-card': 'full',
      'made-to-order': 'full',
      'bank-asks': 'view',
      'employee-terms': 'view',
      'sign-in': 'view',
      'change-store': 'view',
      'store-changed': 'view',
      profile: 'view',
      addresses: 'view',
      'cards-and-rewards': 'view',
      'add-card': 'view',
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

/** Resolves when nothing is loading, every picture of the page is there and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  // Behind a dialog the page, or another dialog, may wait for what is decided in it.
  const dialogs = page.locator('dialog[open]');
  const front = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  await expect(front.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
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

const everything = process.argv[2];
const folder = everything ?? join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const shop = await openTestShop();
setCurrentShop(shop);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
try {
  for (const { name: look, context, kept } of looks) {
    for (const visit of visits) {
      const shopper = await browser.newContext({ ...context, baseURL: shop.origin });
      await allowEverything(shopper);
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
      await visit(page, photograph);
      await shopper.close();
    }
  }
} finally {
  await browser.close();
  await shop.close();
}
