import { expectAccessible } from '../src/accessible.ts';
import { expect, test, visit } from '../src/fixtures.ts';
import { otherShopper } from '../src/other-shopper.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';
import { addInSize } from '../src/shopper.ts';

/** Its own shop, with reservations of seconds. */
let shop: TestShop;
test.beforeAll(async () => {
  shop = await openTestShop({ HOLD_SECONDS: '12' });
});
test.afterAll(() => shop?.close());
visit(() => shop);

/** Three in the warehouse of this shop. */
const scarce = { path: '/en-us/p/none-TFVESDU40B3', size: 'S' };

test('low stock is reserved while the shopper decides: nobody else gets it, and afterwards it is available again', {
  tag: ['@CART-28'],
}, async ({ page }) => {
  await addInSize(page, scarce.path, scarce.size);
  await page.goto('/en-us/cart');
  const field = page.getByRole('textbox', { name: /^Quantity of/ });
  await field.fill('3');
  await field.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('$345.00').first()).toBeVisible();
  const reservation = page.getByRole('region', { name: 'Reservation' });
  await expect(reservation.getByText(/^Little is left/)).toBeVisible();
  await expectAccessible(page, 'cart with an offer to hold it');

  await reservation.getByRole('button', { name: 'Hold my cart' }).click();
  await expect(reservation.getByText(/^Held for you until /)).toBeVisible();
  await expect(reservation.getByRole('timer')).toHaveText(/^0:\d\d left$/);

  // Nobody else can have them for as long.
  const other = await otherShopper(shop.apiOrigin);
  const wanted = { productId: 'TFVESDU40B3', upc: '2000000005010', qty: 1 };
  expect(await other.refusalOf(wanted)).toBe('INV700');

  await expect(reservation.getByText(/^The hold has ended/)).toBeVisible();
  await expect(field).toHaveValue('3');
  await expectAccessible(page, 'cart after a hold');
  expect(await other.refusalOf(wanted)).toBeUndefined();
  await other.letGo();
});
