import { browserFlags } from '../src/browser.ts';
import { test } from '../src/fixtures.ts';
import { buyWithoutScrollingSideways } from '../src/sideways.ts';

const executablePath = process.env.CHROMIUM_PATH;
// Like a browser setting: 200 % of the default 16 px.
test.use({
  launchOptions: {
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
    ...(executablePath ? { executablePath } : {}),
  },
});

for (const width of [390, 640, 1280]) {
  test(`with text at 200 % on ${width} px a jacket is bought without horizontal scrolling`, {
    tag: ['@CART-03', '@CART-23', '@CHK-01', '@CHK-20'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await buyWithoutScrollingSideways(page);
  });
}
