import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { otherShopper } from '../src/other-shopper.ts';
import { createAccount } from '../src/own-account.ts';
import { addInSize, addShownProduct, signIn, twin } from '../src/shopper.ts';

const jacket = { path: '/en-us/p/none-TFVESDU40B3', productId: 'TFVESDU40B3' };
const fleece = { path: '/en-us/p/none-TFLFOHHA5B1', productId: 'TFLFOHHA5B1' };

test('signing in merges the guest’s cart with the account’s, and says so once', { tag: ['@core', '@CART-06'] }, async ({
  page,
}) => {
  const { email } = await createAccount();
  await addInSize(page, jacket.path, 'L');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();

  await addInSize(page, fleece.path, 'M');
  await signIn(page, email);
  await expect(page.getByText('Your cart has been joined with the one of your account: 2 items.')).toBeVisible();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(2);
  await expect(page.getByText('Your cart has been joined', { exact: false })).toHaveCount(0);
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(left);
  }
  await expect(page.getByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
});

test('a missing cart is recreated once with what is added', { tag: ['@CART-07'] }, async ({ page, faults }) => {
  faults.allow(/status of 404/);
  await page.goto(jacket.path);
  const gone = crypto.randomUUID();
  await page.evaluate(
    (basketId) => localStorage.setItem('shop.cart', JSON.stringify({ basketId, totalItems: 3 })),
    gone,
  );
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cart/v1/')) tries.push(new URL(request.url()).pathname);
  });
  await addShownProduct(page, 'en-us');
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' })).toBeVisible();
  expect(tries).toEqual(['/cart/v1/item', '/cart/v1/cartWithItem']);
});

test('an expired cart is reported once, and replaced by an empty one', {
  tag: ['@core', '@CART-07', '@CART-09'],
}, async ({ page, faults }) => {
  faults.allow(/status of 404/);
  await page.goto('/en-us');
  await page.evaluate(
    (basketId) => localStorage.setItem('shop.cart', JSON.stringify({ basketId, totalItems: 3 })),
    crypto.randomUUID(),
  );
  await page.goto('/en-us/cart');
  await expect(page.getByText('Your cart has expired. We have started a new one.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
  await expect(page.getByText('Your cart has expired.', { exact: false })).toHaveCount(0);
});

test('a session that ended elsewhere restarts with the cart’s items, and the page reloads', {
  tag: ['@core', '@CART-08'],
}, async ({ page, context, browser, faults }) => {
  faults.allow(/status of 40[134]/);
  await addInSize(page, jacket.path, 'L');
  await page.goto('/en-us/cart');
  await expect(page.getByRole('button', { name: 'One more' })).toBeVisible();
  // The same guest signs in with another browser: the cart moves to the account, and the guest's session ends.
  const { email } = await createAccount();
  const other = await twin(browser, context);
  await signIn(other, email);
  await other.context().close();

  const reloaded = page.waitForEvent('load', { timeout: 60_000 });
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('We had to start your session anew. Your cart is being restored.').first()).toBeVisible();
  await reloaded;
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
});

test('removing a line that is already gone succeeds, changing it reports that it is gone', {
  tag: ['@CART-09', '@CART-04'],
}, async ({ page, context, browser, faults }) => {
  faults.allow(/status of 409/);
  await addInSize(page, jacket.path, 'L');
  await addInSize(page, fleece.path, 'M');
  await page.goto('/en-us/cart');
  await expect(page.getByRole('button', { name: 'One more' })).toHaveCount(2);
  const other = await twin(browser, context);
  await other.goto('/en-us/cart');
  for (const left of [1, 0]) {
    await other
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(other.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(left);
  }
  await other.context().close();

  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect(page.getByText(/is no longer in your cart\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
});

test('a store’s units taken by another shopper are shipped there instead, and the order says so', {
  tag: ['@core', '@CART-12'],
}, async ({ page }) => {
  const other = await otherShopper();
  await page.goto(fleece.path);
  await page.getByRole('main').locator('fieldset label').filter({ hasText: /^M$/ }).click();
  await page.getByRole('button', { name: 'Pick up in store' }).click();
  await page.getByRole('button', { name: 'Collect here: Tarnfell Portland' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' })).toBeVisible();
  await page.goto(jacket.path);
  await page.getByRole('main').locator('fieldset label').filter({ hasText: /^M$/ }).click();
  await page.getByRole('button', { name: 'Pick up in store' }).click();
  await page.getByRole('button', { name: 'Collect here: Tarnfell Portland' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart (2)' })).toBeVisible();

  const scarce = { upc: '2000000005027', storeId: 'US01', productId: jacket.productId };
  await other.hold({ ...scarce, qty: await other.unitsAt(scarce.storeId, scarce.upc) });
  await page.goto('/en-us/cart');
  const notice = page.getByRole('alert').filter({ hasText: 'Your order has been updated' });
  await expect(notice).toContainText('No longer in the store: we send it there for you.');
  await expect(page.getByText('Delivery method changed')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Sent to Tarnfell Portland' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pickup at Tarnfell Portland' })).toBeVisible();
  await expectAccessible(page, 'a cart whose delivery was changed');
  await notice.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByText('Delivery method changed')).toHaveCount(0);
  await other.letGo();
});
