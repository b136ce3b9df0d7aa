/**
 * `npm run check:payment-page`: goes through checkout in Chromium and compares the scripts that ran with
 * e2e/payment-page.json.
 */

import { chromium } from '@playwright/test';
import { allowEverything } from '../src/allow-everything.ts';
import { browserFlags, findBrowser } from '../src/browser.ts';
import { findStrange, readInventory, watchScripts } from '../src/payment-page.ts';
import { openTestShop } from '../src/shop-under-test.ts';
import { addInSize, goToReview } from '../src/shopper.ts';

const shop = await openTestShop();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
let strange: string[] = [];
try {
  const context = await browser.newContext({ baseURL: shop.origin });
  await allowEverything(context);
  const product = await context.newPage();
  await addInSize(product, '/en-us/p/none-TFVESDU40B3', 'M');
  await product.getByRole('dialog').waitFor();
  await product.close();
  const page = await context.newPage();
  const seen = await watchScripts(page);
  await goToReview(page, 'en-us');
  const found = await seen();
  for (const { url } of found.scripts) console.log(`  ${url}`);
  strange = findStrange(found, readInventory(), {
    shop: shop.origin,
    frames: shop.origin.replace('//localhost', '//127.0.0.1'),
    provider: shop.sandboxOrigin,
  });
} finally {
  await browser.close();
  await shop.close();
}
for (const line of strange) console.error(`✗ ${line}`);
console.log(strange.length === 0 ? '✓ Nothing but what the inventory lists ran' : `${strange.length} differences`);
process.exit(strange.length === 0 ? 0 : 1);
