import { test } from '../src/fixtures.ts';
import { buyWithoutScrollingSideways } from '../src/sideways.ts';

test('at 320 px a jacket is bought without horizontal scrolling', {
  tag: ['@core', '@CART-03', '@CART-23', '@CHK-01', '@CHK-20'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await buyWithoutScrollingSideways(page);
});
