import type { Page } from '@playwright/test';
import { atRest } from '../src/at-rest.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test, visit } from '../src/fixtures.ts';
import { askSandbox } from '../src/sandbox-service.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';
import { shiftsBeyond, titlesOn, watchPage } from '../src/watch-page.ts';

let shop: TestShop | undefined;
test.beforeAll(async () => {
  shop = await openTestShop();
});
test.afterAll(async () => shop?.close());
visit(() => shop);
test.beforeEach(async () => {
  await manage('/mode', 'PUT', { mode: 'usual' });
  await manage('/campaigns', 'PUT', campaigns([{ label: 'night', categories: ['4'] }]));
});

const cookieName = '__Host-shop.experiments';
const titles = { baseline: 'Torn is not the end', feet: 'Begin with your feet', night: 'Stay for the morning' };
const campaigns = (variants: readonly object[]) => [{ experienceId: 'home-next-trip', name: 'Next trip', variants }];
const everybodys = campaigns([{ label: 'night', categories: [] }]);

const manage = (path: string, method?: string, body?: object): Promise<unknown> =>
  askSandbox(`${shop?.sandboxOrigin}/personalization/api`, path, method, body);
const titleOf = (page: Page) => page.getByRole('heading', { name: new RegExp(Object.values(titles).join('|')) });
const homeOf = async (cookie: string): Promise<string> =>
  (await fetch(`${shop?.origin}/en-us/`, { headers: { cookie } })).text();
const tracked = (page: Page) => page.waitForResponse((response) => response.url().includes('/personalization/events'));

test('the home page follows what a visitor looks at, from the first paint of the next page on', {
  tag: ['@EXP-03', '@CNT-10', '@phone'],
}, async ({ page, context }) => {
  const home = tracked(page);
  await page.goto('/en-us/');
  expect((await home).status()).toBe(200);
  await expect(titleOf(page)).toHaveText(titles.baseline);

  // The answer to what happened on the list is there for the next screen, without a load.
  const looked = tracked(page);
  await page.goto('/en-us/c/tents-4100');
  expect(await (await looked).json()).toEqual({ 'block_home-next-trip': 'night' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Tarnfell/ })
    .click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
  await expect(titleOf(page)).toHaveText(titles.night);

  await watchPage(page, Object.values(titles));
  const response = await page.reload();
  expect(await response?.text()).toMatch(new RegExp(`${titles.night}</h2>`));
  await tracked(page);
  await codeArrived(page);
  await expect(titleOf(page)).toHaveText(titles.night);
  expect(await titlesOn(page)).toEqual([titles.night]);
  expect(await shiftsBeyond(page, 0.001)).toEqual([]);

  const [cookie] = (await context.cookies()).filter(({ name }) => name === cookieName);
  const visitor = cookie?.value.split('.')[0];
  const { events } = (await manage(`/visitors/${visitor}`)) as { events: { eventType: string; url: string }[] };
  const paths = events.map(({ url }) => url.replace(/\/$/, ''));
  expect(paths).toEqual(['/en-us', '/en-us/c/tents-4100', '/en-us', '/en-us']);
  // Nobody else's page is personal.
  expect(await homeOf('')).toContain(`${titles.baseline}</h2>`);
});

test('a late decision changes nothing that is in view, and what is below before it is seen', {
  tag: ['@core', '@CNT-10', '@phone'],
}, async ({ page }) => {
  await manage('/campaigns', 'PUT', everybodys);
  await watchPage(page, Object.values(titles));
  await page.goto('/en-us/');
  await expect(titleOf(page)).toHaveText(titles.night);
  expect(await titlesOn(page)).toEqual([titles.baseline, titles.night]);
  expect(await shiftsBeyond(page, 0.001)).toEqual([]);

  // Somebody who already looks at the block keeps what they see.
  await page.context().clearCookies({ name: cookieName });
  const held = Promise.withResolvers<void>();
  await page.route('**/personalization/events*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await titleOf(page).scrollIntoViewIfNeeded();
  const answered = tracked(page);
  held.resolve();
  await (await answered).finished();
  await atRest(page);
  await expect(titleOf(page)).toHaveText(titles.baseline);
});

test('pages show the baseline while the service is away, slow, or wrong, and lose nothing of the page', {
  tag: ['@core', '@EXP-03'],
}, async ({ page }) => {
  await manage('/campaigns', 'PUT', everybodys);
  for (const [index, mode] of ['missing', 'wrong', 'huge', 'slow'].entries()) {
    await manage('/mode', 'PUT', { mode });
    const cookie = `${cookieName}=vuid_${index.toString(16).padStart(27, '0')}.1.1.0`;
    expect(await homeOf(cookie)).toContain(`${titles.baseline}</h2>`);
  }
  await manage('/mode', 'PUT', { mode: 'missing' });
  const answered = tracked(page);
  await page.goto('/en-us/');
  expect((await answered).status()).toBe(200);
  await expect(titleOf(page)).toHaveText(titles.baseline);
});

test('nobody is told of, and nothing is personal, without consent', { tag: ['@EXP-04'] }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: `${shop?.origin}`, locale: 'de-DE' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/personalization/')) asked.push(request.url());
  });
  await page.goto('/de-de/');
  await codeArrived(page);
  await page.getByRole('button', { name: 'Alles ablehnen' }).click();
  await page.reload();
  await atRest(page);
  expect(asked).toEqual([]);
  expect((await context.cookies()).some(({ name }) => name === cookieName)).toBe(false);
  await context.close();
});
