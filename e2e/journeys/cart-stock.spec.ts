import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { otherShopper } from '../src/other-shopper.ts';
import { addInSize } from '../src/shopper.ts';

/** Three in the warehouse, in a size and color that no other journey buys. */
const scarce = { path: '/en-us/p/none-TFVESDU43A2', productId: 'TFVESDU43A2', upc: '2000000005157', size: 'XS' };

test('stock taken by others is shown at the line, with one press to take what is left; sold-out lines are named above', {
  tag: ['@core', '@CART-27', '@CART-28'],
}, async ({ page }) => {
  const other = await otherShopper();
  await addInSize(page, scarce.path, scarce.size);
  await page.goto('/en-us/cart');
  const field = page.getByRole('textbox', { name: /^Quantity of/ });
  await field.fill('3');
  await field.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('$345.00').first()).toBeVisible();

  await other.hold({ productId: scarce.productId, upc: scarce.upc, qty: 2 });
  await page.reload();
  await expect(page.getByText('Only 1 left; we cannot send 3.')).toBeVisible();
  await expect(page.getByText(/^Not everything in your cart can be had as it is/)).toBeVisible();
  await expectAccessible(page, 'a cart with too few of a line');
  await page.getByRole('button', { name: 'Take 1' }).click();
  await expect(field).toHaveValue('1');
  await expect(page.getByText('Only 1 left; we cannot send 3.')).toHaveCount(0);

  await other.hold({ productId: scarce.productId, upc: scarce.upc, qty: 1 });
  await page.reload();
  await expect(page.getByText('Sold out since you added it.')).toBeVisible();
  await expect(page.getByText('This order cannot be completed: everything in it has sold out.')).toBeVisible();
  await expectAccessible(page, 'a cart that has sold out');

  // Released stock can be reserved again.
  await other.letGo();
  await page.reload();
  await expect(field).toHaveValue('1');
  await expect(page.getByText('Sold out since you added it.')).toHaveCount(0);
});
