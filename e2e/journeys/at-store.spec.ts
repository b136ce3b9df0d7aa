import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { currentShop } from '../src/current-shop.ts';
import { expect, test } from '../src/fixtures.ts';
import { serviceHeaders } from '../src/service-session.ts';

const jackets = 'c/womens-jackets-1100';

/** What the services promise for a store now: the journey may run at any time of the day. */
async function promiseOf(request: APIRequestContext, locale: string, storeId: string) {
  const query = new URLSearchParams({ locale, categoryId: '1100', count: '1', refine: `store:${storeId}` });
  const answer = await request.get(`${currentShop().apiOrigin}/products/v2/catalog?${query}`, {
    headers: serviceHeaders,
  });
  return (await answer.json()) as { total: number; store: { name: string; promise: { day: string; date: string } } };
}

const english = { today: 'today', tomorrow: 'tomorrow' } as Readonly<Record<string, string>>;
const german = { today: 'heute', tomorrow: 'morgen' } as Readonly<Record<string, string>>;
const dayName = (words: Readonly<Record<string, string>>, tag: string, { day, date }: { day: string; date: string }) =>
  words[day] ??
  `${tag === 'de-DE' ? 'am' : 'on'} ${new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date))}`;

const chosenStore = (page: Page) => page.getByRole('main').getByRole('link', { name: /^At Tarnfell Portland/ });

test('a list shows what can be collected at the shopper’s store, by its address', {
  tag: ['@BEY-06', '@phone'],
}, async ({ page, request }) => {
  const { total, store } = await promiseOf(request, 'en-us', 'US01');
  const day = dayName(english, 'en-US', store.promise);
  await page.goto(`/en-us/${jackets}`);
  // What all visitors get names nobody's store.
  const shared = await (await request.get(page.url())).text();
  expect(shared).toContain('At my store today');
  expect(shared).not.toContain('Tarnfell Portland');
  await codeArrived(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'At my store today' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose your store' });
  await expect(chooser.getByRole('status')).toHaveText('4 stores');
  await expectAccessibleInBothSchemes(page, 'stores to choose from');
  await chooser.getByRole('button', { name: 'Make this my store: Tarnfell Portland' }).click();

  await expect(page).toHaveURL(/refine=store%3AUS01/);
  await expect(chosenStore(page)).toHaveText(`At Tarnfell Portland ${day}${total}`);
  await expect(chosenStore(page)).toHaveAttribute('aria-current', 'true');
  await expect(main.getByRole('status').first()).toHaveText(`${total} products`);
  const cards = main.getByRole('article');
  await expect(cards.filter({ hasText: `Pick up ${day}` })).toHaveCount(await cards.count());
  await expectAccessibleInBothSchemes(page, 'a list at a store');

  const narrowed = page.url();
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("Women's jackets");
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(main.getByRole('status').first()).toHaveText(`${total} products`);
  await main.getByRole('link', { name: `Remove filter: At Tarnfell Portland ${day}` }).click();
  await expect(page).not.toHaveURL(/refine/);
  // The address changes before the list does.
  await expect(chosenStore(page)).not.toHaveAttribute('aria-current');
  // The store is remembered: one press narrows again, and says before how many there are.
  await expect(chosenStore(page)).toHaveText(`At Tarnfell Portland ${day}${total}`);
  await chosenStore(page).click();
  await expect(page).toHaveURL(narrowed);
});

test('another shopper opens the same list from its address, combined with a color, without script', {
  tag: ['@core', '@BEY-06'],
}, async ({ browser, request, shop }) => {
  const { store } = await promiseOf(request, 'de-de', 'DE01');
  const words = dayName(german, 'de-DE', store.promise);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/de-de/c/damenjacken-1100?refine=color:blue;store:DE01`);
  const label = `${words.charAt(0).toUpperCase()}${words.slice(1)} bei Tarnfell München`;
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('aria-current', 'true');
  const cards = main.getByRole('article');
  expect(await cards.count()).toBeGreaterThan(0);
  await expect(cards.filter({ hasText: `Abholung ${words}` })).toHaveCount(await cards.count());
  await main.getByRole('link', { name: `Filter entfernen: ${label}` }).click();
  await expect(page).toHaveURL(/refine=color%3Ablue$/);
  await context.close();
});

test('a search is narrowed the same way, and the product and the cart promise the same day', {
  tag: ['@BEY-06', '@phone'],
}, async ({ page, request }) => {
  await page.addInitScript(() => {
    // Frames have no storage.
    if (top !== window) return;
    const store = { storeId: 'US01', name: 'Tarnfell Portland', country: 'US' };
    localStorage.setItem('shop.favorite-store', JSON.stringify(store));
  });
  const { store } = await promiseOf(request, 'en-us', 'US01');
  const day = dayName(english, 'en-US', store.promise);
  await page.goto('/en-us/search?q=jacket');
  await codeArrived(page);
  await chosenStore(page).click();
  await expect(page).toHaveURL(/q=jacket&refine=store%3AUS01/);
  const main = page.getByRole('main');
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/p\//);

  const promise = new RegExp(`^Pick up ${day} at Tarnfell Portland, open until \\d+(:\\d+)? [AP]M`);
  const sizes = main.getByRole('radio');
  const line = main.getByRole('listitem').filter({ hasText: /Tarnfell Portland/ });
  await expect(line).toHaveText(promise);
  // Some size is not there: then the page names the nearest store that has it, or says that none does.
  let there = -1;
  for (let place = 0; place < (await sizes.count()); place += 1) {
    const asked = page.waitForResponse(
      // Not the answer about any size.
      (response) => /\/availability/.test(response.url()) && 'upc' in response.request().postDataJSON(),
    );
    await main.locator('fieldset label').nth(place).click();
    const { stores } = (await (await asked).json()) as { stores: { storeId: string; pickup?: object }[] };
    const isThere = stores.some(({ storeId, pickup }) => storeId === 'US01' && pickup);
    await expect(line).toHaveText(
      isThere ? promise : /^Not at Tarnfell Portland(; .+ at Tarnfell .+ mi away| right now)/,
    );
    if (isThere) there = place;
  }
  expect(there).toBeGreaterThanOrEqual(0);
  await main.locator('fieldset label').nth(there).click();
  await expect(line).toHaveText(promise);
  await expectAccessibleInBothSchemes(page, 'a product at a store');

  await page.getByRole('button', { name: 'Pick up in store' }).click();
  await page.getByRole('button', { name: 'Collect here: Tarnfell Portland' }).click();
  await expect(
    page
      .getByRole('dialog', { name: /^Your cart/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await page.goto('/en-us/cart');
  const group = page.getByRole('region', { name: 'Pickup at Tarnfell Portland' });
  await expect(group).toContainText(new RegExp(`Ready ${day}, open until \\d+(:\\d+)? [AP]M`));
});
