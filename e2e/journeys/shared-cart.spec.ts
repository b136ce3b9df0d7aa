import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { answerQuestions, expect, type PageFaults, test, watchFaults } from '../src/fixtures.ts';
import { otherShopper } from '../src/other-shopper.ts';
import { addInSize } from '../src/shopper.ts';
import { openTill } from '../src/staff.ts';

/** Three in the warehouse. No other journey buys it. */
const scarce = { path: '/en-us/p/none-TF49RTSA5C2', productId: 'TF49RTSA5C2', upc: '2000000011028', size: 'M' };
const jacketPath = '/en-us/p/none-TFVESDU40B3';

const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ });
const take = (page: Page) => page.getByRole('button', { name: 'Put it into my cart' });

/** Another person with a browser of their own. */
async function somebodyElse(browser: Browser): Promise<{ other: Page; faults: PageFaults; close(): Promise<void> }> {
  const context = await browser.newContext();
  await answerQuestions(context);
  const other = await context.newPage();
  return { other, faults: watchFaults(other), close: () => context.close() };
}

/** Presses the button of the cart, and returns the address that the dialog shows. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share cart' }).click();
  const field = page
    .getByRole('dialog', { name: 'Share your cart' })
    .getByRole('textbox', { name: 'Link to this cart' });
  await expect(field).toHaveValue(/\/en-us\/shared-cart\?cart=[\w-]{22}$/);
  const { pathname, search } = new URL(await field.inputValue());
  return pathname + search;
}

test('a guest shares a cart by a link; another sees what changed, gets a cart or decides, until it is taken back', {
  tag: ['@BEY-08', '@phone'],
}, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addInSize(page, scarce.path, scarce.size);
  await page.goto('/en-us/cart');
  await quantity(page).fill('3');
  await quantity(page).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('$435.00').first()).toBeVisible();
  const link = await linkOf(page);
  const dialog = page.getByRole('dialog', { name: 'Share your cart' });
  await expectAccessible(page, 'the link to a cart');
  await dialog.getByRole('button', { name: /^(Copy|Share) link$/ }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await linkOf(page)).toBe(link);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const holder = await otherShopper();
  await holder.hold({ productId: scarce.productId, upc: scarce.upc, qty: 2 });
  const { other, faults, close } = await somebodyElse(browser);
  faults.allow(/status of 404/);
  const answer = await other.goto(link);
  expect(await answer?.text()).toContain('Draven Insulated Vest');
  await expect(other.getByRole('heading', { level: 1, name: 'A cart for you' })).toBeVisible();
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const contents = other.getByRole('region', { name: 'What is in it' });
  await expect(contents.getByRole('listitem')).toHaveCount(1);
  await expect(contents.getByText('Only 1 of 3 left')).toBeVisible();
  await expect(contents.getByText('$145.00')).toBeVisible();
  await expect(other.getByText('Subtotal (1 item)')).toBeVisible();
  await expectAccessible(other, 'a cart that somebody shared');
  await take(other).click();
  await expect(other).toHaveURL(/\/en-us\/cart$/);
  await expect(other.getByText('1 item added to your cart.')).toBeVisible();
  await expect(other.getByText('Left out: Draven Insulated Vest (2).')).toBeVisible();
  await expect(quantity(other)).toHaveValue('1');

  await holder.letGo();
  await expect(async () => {
    await other.goto(link);
    await expect(contents.getByText('Quantity 3')).toBeVisible({ timeout: 500 });
  }).toPass();
  await take(other).click();
  const question = other.getByRole('dialog', { name: 'You already have a cart' });
  await expect(question.getByText('There is 1 item in your cart.')).toBeVisible();
  await expectAccessible(other, 'the question what becomes of a cart');
  await other.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(other).toHaveURL(/shared-cart/);
  await take(other).click();
  await question.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(other).toHaveURL(/\/en-us\/cart$/);
  await expect(quantity(other).first()).toHaveValue('3');
  await expect(other.getByText('What was in your cart is saved for later.')).toBeVisible();
  await expect(other.getByRole('region', { name: /^Saved for later/ }).getByRole('listitem')).toHaveCount(1);

  await other.goto(link.replace('en-us', 'de-de'));
  await expect(other.getByRole('heading', { level: 1, name: 'Ein Warenkorb für Sie' })).toBeVisible();
  await expect(
    contents
      .or(other.getByRole('region', { name: 'Was darin liegt' }))
      .getByText(/€/)
      .first(),
  ).toBeVisible();
  await expect(other.getByText(/^Der Preis ist/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Share cart' }).click();
  await dialog.getByRole('button', { name: 'Take links back' }).click();
  await expect(page.getByText('The link has stopped working.')).toBeVisible();
  const missing = other.getByRole('heading', { level: 1, name: 'This link leads nowhere' });
  await expect(async () => {
    await other.goto(link);
    await expect(missing).toBeVisible({ timeout: 500 });
  }).toPass();
  await other.goto('/en-us/shared-cart?cart=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(missing).toBeVisible();
  await expectAccessible(other, 'a link that leads to no cart');
  await other.getByRole('main').getByRole('link', { name: 'Shop women' }).click();
  await expect(other).toHaveURL(/\/c\/women-1000/);
  expect(faults.messages, 'errors and warnings in the console').toEqual([]);
  await close();
});

test.describe('at a till', () => {
  test.use({ viewport: { width: 900, height: 1200 }, hasTouch: true });

  test('an associate hands a cart to a customer by a code to scan', {
    tag: ['@core', '@BEY-08'],
  }, async ({ page, browser, faults: ofTill }) => {
    ofTill.allow(/status of 401/);
    await openTill(page);
    await addInSize(page, jacketPath, 'L');
    await page.goto('/en-us/cart');
    const link = await linkOf(page);
    await expect(page.getByRole('img', { name: 'QR code of the link to this cart' })).toBeVisible();
    await expectAccessible(page, 'the link to a cart at a till');

    const { other, faults, close } = await somebodyElse(browser);
    await other.goto(link);
    await expect(other.getByRole('complementary', { name: 'Store mode' })).toHaveCount(0);
    await take(other).click();
    await expect(other).toHaveURL(/\/en-us\/cart$/);
    await expect(quantity(other)).toHaveValue('1');
    expect(faults.messages, 'errors and warnings in the console').toEqual([]);
    await close();
  });
});
