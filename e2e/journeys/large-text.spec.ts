import { browserFlags } from '../src/browser.ts';
import { test } from '../src/fixtures.ts';
import { buyWithoutScrollingSideways } from '../src/sideways.ts';

const executablePath = process.env.CHROMIUM_PATH;
// As somebody sets it in the browser: 200 % of its default of 16 px.
test.use({
  launchOptions: {
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
    ...(executablePath ? { executablePath } : {}),
  },
});

for (const width of [390, 640, 1280]) {
  test(`with text of twice the size at ${width} px a jacket is bought, and nothing has to be scrolled sideways`, {
    tag: ['@CART-03', '@CART-23', '@CHK-01', '@CHK-20'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await buyWithoutScrollingSideways(page);
  });
}
