import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { reservePort } from 'platform/processes/free-ports';
import { root } from 'release-kit/folders';
import { expectAccessible } from '../src/accessible.ts';
import { currentShop } from '../src/current-shop.ts';
import { type Developer, openDeveloper } from '../src/developer.ts';
import { expect, test } from '../src/fixtures.ts';
import { openShellBeside, type ShellBeside } from '../src/shell-beside.ts';
import { addShownProduct } from '../src/shopper.ts';
import { openTill } from '../src/staff.ts';

let shell: ShellBeside;
let developer: Developer;
test.beforeAll(async () => {
  const port = await reservePort();
  execFileSync(process.execPath, ['platform/src/build/build-shell.ts', 'development'], { cwd: root });
  const environment = { SHELL_FLAVOUR: 'development', OVERRIDE_ORIGINS: `http://localhost:${port}` };
  shell = await openShellBeside({ environment });
  developer = await openDeveloper('mfe-cart', shell.origin, port);
});
test.afterAll(async () => {
  await developer?.close();
  await shell?.close();
});

const strip = (page: Page) => page.getByRole('complementary', { name: 'Development shell' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Developer panel' });
const runsFromSources = () => `cart runs from ${developer.origin}`;
/** The number of the page's files from the developer's machine. */
const filesFromSources = (page: Page) =>
  page.evaluate(
    (origin) => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin)).length,
    developer.origin,
  );
/** Where pages of the shop may always speak to. */
const ownConnections = () => `connect-src 'self' ${currentShop().sandboxOrigin}/social-media/`;
const connectOf = (headers: Record<string, string>) =>
  /connect-src[^;]*/.exec(headers['content-security-policy'] ?? '')?.[0];

/** Opens the command's link and confirms its proposal. */
async function override(page: Page): Promise<void> {
  await page.goto(developer.link);
  await panelOf(page).getByRole('button', { name: 'Run from there' }).click();
  await expect(strip(page)).toContainText(runsFromSources());
}

async function openCart(page: Page): Promise<void> {
  await page.goto(`${shell.origin}/en-us/p/none-TFVESDU40B3`);
  await addShownProduct(page, 'en-us');
  await page.goto(`${shell.origin}/en-us/cart`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
}

test('a change on a developer’s machine appears in the open page of a deployed shell, and keeps the input', {
  tag: ['@core', '@PLT-08'],
}, async ({ page }) => {
  await page.goto(developer.link);
  const panel = panelOf(page);
  await expect(panel).toContainText('A link asks for this.');
  await expect(strip(page)).not.toContainText(developer.origin);
  await expectAccessible(page, 'what a link asks for');
  await panel.getByRole('button', { name: 'Run from there' }).click();
  await expect(strip(page)).toContainText(runsFromSources());

  await openCart(page);
  await page.getByText('Add a promo code').click();
  const code = page.getByRole('textbox', { name: 'Promo code' });
  await code.fill('SUMMIT');
  const samePage = await page.evaluateHandle(() => document);
  developer.edit('messages/cart-messages.ts', "title: 'Your cart'", "title: 'Your pack'");
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your pack');
  developer.edit('screens/cart-screen.tsx', '{texts.title}</Heading>', '{texts.title}, today</Heading>');
  await expect(heading).toHaveText('Your pack, today');
  await expect(code).toHaveValue('SUMMIT');
  expect(await samePage.evaluate((before) => before === document)).toBe(true);

  const opener = page.getByRole('button', { name: 'Panel', exact: true });
  await opener.press('Enter');
  const fold = (name: string) => panel.locator('summary').filter({ hasText: name });
  const cart = panel.getByRole('listitem').filter({ hasText: 'team-cart' });
  await expect(cart).toContainText('From sources');
  await expect(cart).toContainText(/Loaded in[\d,]+ ms/);
  await expect(panel.getByRole('listitem').filter({ hasText: 'team-content' })).toContainText('Stable');
  await fold('Events').press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: 'cart.changed' }).first()).toContainText(
    '"totalItems": 1',
  );
  await fold('Shared modules').press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: /^react\d/ })).toContainText('from shell');
  await expectAccessible(page, 'the developer panel');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shell.origin}/de-de/cart`);
  await expect(page.getByRole('complementary', { name: 'Entwicklungs-Shop' })).toContainText('cart kommt von');
  await expect(heading).toContainText(', today');
  await expectAccessible(page, 'a page with an override');
  await page.getByRole('button', { name: 'Beenden' }).click();
  await expect(heading).toHaveText('Ihr Warenkorb');
  await expect(page.getByRole('button', { name: 'Beenden' })).toHaveCount(0);
  expect(await filesFromSources(page)).toBe(0);
  developer.edit('messages/cart-messages.ts', "title: 'Your pack'", "title: 'Your cart'");
  developer.edit('screens/cart-screen.tsx', '{texts.title}, today</Heading>', '{texts.title}</Heading>');
});

test('payment and tills run released versions, whatever is overridden', {
  tag: ['@PLT-08'],
}, async ({ page, faults }) => {
  faults.allow(/status of 401/);
  await override(page);
  await openCart(page);
  expect(await filesFromSources(page)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Checkout', exact: true }).first().click();
  await expect(page).toHaveURL(/\/en-us\/checkout/);
  await expect(strip(page)).toContainText('Released versions run on this page');
  expect(await filesFromSources(page)).toBe(0);
  const checkout = await page.request.get(`${shell.origin}/en-us/checkout`);
  expect(connectOf(checkout.headers())).toBe(ownConnections());
  expect(checkout.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  await page.goBack();
  await expect(strip(page)).toContainText(runsFromSources());

  await openTill(page, shell.origin);
  await expect(strip(page)).not.toContainText(developer.origin);
  expect(await filesFromSources(page)).toBe(0);
  await page.goto(`${shell.origin}/en-us/cart`);
  await expect(page.getByRole('complementary', { name: 'Store mode' })).toBeVisible();
  await expect(strip(page).getByRole('button', { name: 'Stop' })).toHaveCount(0);
  expect(await filesFromSources(page)).toBe(0);
  await page.getByRole('button', { name: 'Panel', exact: true }).click();
  await panelOf(page).getByText('Run from your machine').click();
  await expect(panelOf(page)).toContainText('Nothing can be overridden in store mode.');
});

test('no foreign link, forged cookie, or production shell overrides anything', {
  tag: ['@PLT-08'],
}, async ({ page, context, faults }) => {
  faults.allow(/status of 400/);
  await page.goto(`${shell.origin}/en-us?override=cart@https://evil.example`);
  await panelOf(page).getByRole('button', { name: 'Run from there' }).click();
  const field = panelOf(page).getByRole('textbox', { name: 'Origin' });
  await expect(field).toHaveAccessibleDescription(/This origin is not one of those that the shell trusts/);
  await expect(field).toBeFocused();
  await expectAccessible(page, 'an origin that is refused');

  const claim = { until: Date.now() + 3_600_000, overrides: { cart: developer.origin } };
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  await context.addCookies([
    { name: 'shop.override', value: `${payload}.${'A'.repeat(43)}`, domain: 'localhost', path: '/' },
  ]);
  const forged = await page.goto(`${shell.origin}/en-us/cart`);
  expect(connectOf(forged?.headers() ?? {})).toBe(ownConnections());
  await expect(strip(page)).not.toContainText(developer.origin);

  await override(page);
  const widened = await page.request.get(`${shell.origin}/en-us/cart`);
  expect(connectOf(widened.headers())).toBe(
    `${ownConnections()} ${developer.origin} ${developer.origin.replace('http', 'ws')}`,
  );
  // Cookies ignore ports: the same choice reaches the production shell.
  const shop = currentShop().origin;
  const shoppers = await page.goto(`${shop}/en-us/cart?override=cart@${developer.origin}`);
  expect(connectOf(shoppers?.headers() ?? {})).toBe(ownConnections());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  expect(await filesFromSources(page)).toBe(0);
  const data = { remote: 'cart', origin: developer.origin };
  expect((await page.request.post(`${shop}/dev/override`, { headers: { origin: shop }, data })).status()).toBe(404);
});

test('a developer’s server that stops is reported beside the way back, and the released version takes over', {
  tag: ['@PLT-08', '@PLT-10'],
}, async ({ page, faults }) => {
  // The server is gone: requests to it fail, and the page says so.
  faults.allow(new RegExp(`ERR_CONNECTION_REFUSED|${new URL(developer.origin).host}|webpack-dev-server|HMR`));
  await override(page);
  await page.goto(`${shell.origin}/en-us`);
  await developer.close();
  await expect(strip(page)).toContainText(`cart: no answer from ${developer.origin}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'an override whose server is gone');
  await page.goto(`${shell.origin}/en-us/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing packed yet');
  await strip(page).getByRole('button', { name: 'Stop' }).click();
  await expect(strip(page)).toHaveText(/^Development shell/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing packed yet');
  expect(await filesFromSources(page)).toBe(0);
});
