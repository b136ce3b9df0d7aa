import { expectAccessible } from '../src/accessible.ts';
import { currentShop } from '../src/current-shop.ts';
import { expect, test } from '../src/fixtures.ts';
import {
  addInSize,
  addShownProduct,
  fillCard,
  fillDelivery,
  savedCardCode,
  setQuantity,
  signIn,
  words,
} from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
// Its own origin, so that its requests about the device can be observed.
test.use({ timezoneId: 'America/Denver' });
const text = words['en-us'];

test('a member converts points into a voucher, pays the rest with a reward code, and sees the tax', {
  tag: ['@core', '@CHK-12', '@CHK-22', '@CHK-24'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await signIn(page, 'lena@demo.example');
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout?step=shipping');
  await page.getByRole('button', { name: text.toPayment }).click();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByText(/% of \$[\d.,]+ in WA/).first()).toBeVisible();

  const vouchers = page.getByRole('group', { name: 'Turn points into a voucher' });
  await expect(vouchers.getByRole('radio', { name: 'Keep my points' })).toBeChecked();
  const usable = vouchers.getByRole('radio', { name: /^Voucher of/, disabled: false }).first();
  const total = summary.getByText('Total', { exact: true }).locator('xpath=following-sibling::*');
  const before = await total.textContent();
  await usable.check();
  await expect(total).not.toHaveText(before ?? '');
  await expectAccessible(page, 'voucher and points');
  await vouchers.getByRole('radio', { name: 'Keep my points' }).check();
  await expect(total).toHaveText(before ?? '');
  await usable.check();

  await page.getByText('Pay with a reward code').click();
  const code = page.getByRole('textbox', { name: 'Reward code' });
  const apply = page.getByRole('group').filter({ has: code }).getByRole('button', { name: 'Apply' });
  await code.fill('OWN-MARA-15');
  await apply.click();
  await expect(code).toHaveAccessibleDescription(/./);
  await code.fill('OWN-LENA-15');
  await apply.click();
  const applied = page.getByRole('listitem').filter({ hasText: 'Reward code' });
  await expect(applied).toContainText('−$15.00');
  await page.getByRole('button', { name: /^Use \$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Points' })).toBeVisible();
  await expect(summary.getByText('Left to pay')).toBeVisible();
  await savedCardCode(page).fill('123');
  await page.getByRole('button', { name: text.toReview }).click();
  await page.getByRole('button', { name: text.place }).click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
});

test('an athlete pays with credit; rewards are offered when it is used up', { tag: ['@core', '@CHK-13'] }, async ({
  page,
}) => {
  await signIn(page, 'ada@demo.example');
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await expect(page.getByRole('button', { name: /^Use \$/ })).toBeVisible();
  await expect(page.getByText(/^\$[\d,.]+ available$/)).toBeVisible();
  await expect(page.getByText('Pay with a reward code')).toHaveCount(0);
  await page.getByRole('button', { name: /^Use \$/ }).click();
  await expect(page.getByText('Everything is covered.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'credit');
  await page.getByRole('button', { name: text.toReview }).click();
  await page.getByRole('button', { name: text.place }).click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
});

test('an influencer’s remaining credit and a card pay together; a used code is refused next time', {
  tag: ['@CHK-13', '@CHK-22', '@CART-14'],
}, async ({ page, faults }) => {
  faults.allow(/status of 409/);
  const enter = async (code: string) => {
    await page.goto('/en-us/cart');
    await page.getByText('Add a promo code').click();
    await page.getByRole('textbox', { name: 'Promo code' }).fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  await signIn(page, 'iris@demo.example');
  await addInSize(page, productPath, 'L');
  await page.goto('/en-us/cart');
  await setQuantity(page, 8);
  // The services decide the price; the pending state is painted a moment after the press.
  await expect(page.getByRole('main').getByText('$920.00').first()).toBeVisible();
  await expect(page.locator('aside dl')).toHaveAttribute('aria-busy', 'false');
  await enter('WELCOME10');
  await expect(page.getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible();
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  // Exactly the rest of the year's credit.
  await page.getByRole('button', { name: 'Use $640.00' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '−$640.00' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your order' }).getByText('Left to pay')).toBeVisible();
  // The credit is used up: rewards may pay, too.
  await expect(page.getByText('Pay with a reward code')).toBeVisible();
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  await page.getByRole('button', { name: text.toReview }).click();
  await page.getByRole('button', { name: text.place }).click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();

  await addInSize(page, productPath, 'L');
  await enter('WELCOME10');
  await expect(page.getByText('You have already used this promo code.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeFocused();
});

test('the device is reported to the fraud check once per cart, and reaches the card provider with the payment', {
  tag: ['@core', '@CHK-23'],
}, async ({ page, request }) => {
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('deviceFingerPrint')) reported.push(request.postData() ?? '');
  });
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  for (const _ of ['first', 'again']) {
    await page.getByRole('button', { name: text.toReview }).click();
    await expect(page.getByRole('button', { name: text.place })).toBeVisible();
    await page.getByRole('button', { name: 'Edit payment' }).click();
  }
  expect(reported).toHaveLength(1);
  const { deviceFingerprint } = JSON.parse(reported[0] ?? '{}') as { readonly deviceFingerprint?: string };
  expect(deviceFingerprint).toContain('America/');
  await page.getByRole('button', { name: text.toReview }).click();
  await page.getByRole('button', { name: text.place }).click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? '';
  const books = await request.get(`${currentShop().sandboxOrigin}/card/v1/authorizations?reference=${orderNumber}`, {
    headers: { authorization: 'Bearer sk_sandbox' },
  });
  expect(await books.text()).toContain(JSON.stringify(deviceFingerprint));
});
