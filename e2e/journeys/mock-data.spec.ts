import type { Page } from '@playwright/test';
import { currentShop } from '../src/current-shop.ts';
import { expect, test } from '../src/fixtures.ts';
import { openShellBeside, type ShellBeside } from '../src/shell-beside.ts';
import { addShownProduct } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const answerWith = (page: Page, mocks: object) =>
  page.evaluate((data) => sessionStorage.setItem('shop.mocks', data), JSON.stringify(mocks));

test.describe('outside production', () => {
  let shell: ShellBeside;
  test.beforeAll(async () => {
    shell = await openShellBeside({ environment: { SHOP_ENVIRONMENT: 'test', VALIDATE_RESPONSES: 'on' } });
  });
  test.afterAll(() => shell?.close());

  test('mock data answers any call, and without it the services do again', {
    tag: ['@PLT-05'],
  }, async ({ page, faults }) => {
    faults.allow(/PRM155|status of 400/);
    await page.goto(shell.origin + productPath);
    await addShownProduct(page, 'en-us');
    await page.goto(`${shell.origin}/en-us/cart`);
    await page.getByText('Add a promo code').click();
    await answerWith(page, { 'cart.applyCoupon': { errorId: 'PRM155' } });
    const field = page.getByRole('textbox', { name: 'Promo code' });
    await field.fill('NOSUCHCODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This promo code has expired.')).toBeVisible();
    await answerWith(page, { 'cart.applyCoupon': 'example' });
    const example = page.waitForResponse((answer) => answer.url().includes('/fapi/api/example/cart.applyCoupon'));
    await page.getByRole('button', { name: 'Apply' }).click();
    expect((await (await example).json()).answer).toMatchObject({ flash: [] });
    await expect(page.getByText('This promo code has expired.')).toHaveCount(0);
    await expect(field).toHaveValue('');
    await field.fill('NOSUCHCODE');
    await answerWith(page, {});
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This promo code does not exist. Please check the spelling.')).toBeVisible();
    await expect(page.getByText('This promo code has expired.')).toHaveCount(0);
  });

  test('a cookie mocks server-side calls too, and the services validate every answer', {
    tag: ['@PLT-05'],
  }, async ({ page, context, faults }) => {
    faults.allow(/status of 404/);
    const checked = page.waitForResponse((answer) => answer.url().includes('/fapi/api/validate-response/'));
    await page.goto(shell.origin + productPath);
    await addShownProduct(page, 'en-us');
    expect(await (await checked).json()).toEqual({ valid: true, issues: [] });
    const mocks = encodeURIComponent(JSON.stringify({ 'products.details': { errorId: 'API404' } }));
    await context.addCookies([{ name: 'shop.mocks', value: mocks, url: shell.origin }]);
    const answer = await page.goto(shell.origin + productPath);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toContain('private');
    await context.clearCookies({ name: 'shop.mocks' });
    expect((await page.goto(shell.origin + productPath))?.status()).toBe(200);
  });
});

test('production ignores mock data', { tag: ['@core', '@PLT-05'] }, async ({ page, context, faults }) => {
  faults.allow(/status of 400/);
  const mocks = encodeURIComponent(JSON.stringify({ 'products.details': { errorId: 'API404' } }));
  await context.addCookies([{ name: 'shop.mocks', value: mocks, url: currentShop().origin }]);
  expect((await page.goto(productPath))?.status()).toBe(200);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await answerWith(page, { 'cart.applyCoupon': { errorId: 'PRM155' } });
  await page.getByText('Add a promo code').click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This promo code does not exist. Please check the spelling.')).toBeVisible();
});
