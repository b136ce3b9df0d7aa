/** `npm run bench`: what shoppers wait for, as ratios to a floor of the same run. Words choose: product, blocks, choices, cart, lighthouse. */
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../src/browser.ts';
import { openTestShop } from '../src/shop-under-test.ts';
import { benchCartAndCheckout } from './cart-and-checkout.ts';
import { benchChoices } from './home-choices.ts';
import { lighthouse } from './lighthouse.ts';
import { floorBytes } from './script-floor.ts';
import { benchPage, productPath } from './static-twin.ts';

const words = process.argv.slice(2).filter((word) => word !== '--');
const wants = (name: string) => words.length === 0 || words.includes(name);

const shop = await openTestShop();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  const floor = ['product', 'blocks', 'cart'].some(wants) ? await floorBytes() : 0;
  if (wants('product')) await benchPage(browser, shop.origin, productPath, floor);
  // The pages with the most blocks.
  if (wants('blocks'))
    for (const path of ['/en-us', '/en-us/pages/hut-to-hut']) await benchPage(browser, shop.origin, path, floor);
  if (wants('choices')) await benchChoices(browser);
  if (wants('cart')) await benchCartAndCheckout(browser, shop.origin, floor);
  if (wants('lighthouse')) {
    const below = await lighthouse(shop.origin, ['/en-us', '/en-us/c/womens-jackets-1100', productPath]);
    if (below.length > 0) console.log(`Below the floor of Lighthouse: ${below.join('; ')}`);
  }
} finally {
  await browser.close();
  await shop.close();
}
