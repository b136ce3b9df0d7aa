import type { Page } from '@playwright/test';
import { atRest } from '../src/at-rest.ts';
import { expect, test, watchFaults } from '../src/fixtures.ts';
import { chooseSize, confirmation, fillCard, fillDelivery, placeButton, setQuantity, words } from '../src/shopper.ts';

interface Entry {
  readonly event: string;
  readonly products?: readonly Record<string, unknown>[];
  readonly [name: string]: unknown;
}

/** What the tag manager of the sandbox has received since a moment, oldest first. */
async function received(sandbox: string, since: number): Promise<Entry[]> {
  const answer = await fetch(`${sandbox}/tag-manager/received`, { signal: AbortSignal.timeout(5000) });
  const { hits } = (await answer.json()) as {
    readonly hits: readonly { readonly at: number; readonly entry: Entry }[];
  };
  return hits.filter(({ at }) => at >= since).map(({ entry }) => entry);
}
const frameOf = (page: Page) => page.locator('iframe[title="Tag manager"]');

test('a guest is tracked from the search to one purchase with a free gift', { tag: ['@EXP-05'] }, async ({
  page,
  shop,
}) => {
  const since = Date.now();
  const hits = () => received(shop.sandboxOrigin, since);
  const events = async (name: string) => (await hits()).filter(({ event }) => event === name);
  const arrives = async (name: string, count = 1): Promise<Entry> => {
    await expect.poll(async () => (await events(name)).length, { message: name }).toBe(count);
    return (await events(name))[count - 1] as Entry;
  };

  await page.goto('/en-us/search?q=jacket');
  const card = page.getByRole('main').getByRole('article').nth(1);
  await expect(card).toBeVisible();
  expect(await arrives('search')).toMatchObject({ searchTerm: 'jacket' });
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await events('view_item_list')).flatMap(({ products = [] }) => products))
    .toContainEqual(expect.objectContaining({ list: 'search', position: 2, interactionOrigin: 'search' }));
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/p\//);
  const from = { interactionOrigin: 'search', list: 'search', position: 2, searchTerm: 'jacket' };
  expect((await arrives('select_item')).products).toEqual([expect.objectContaining(from)]);
  expect((await arrives('view_item')).products).toEqual([expect.objectContaining(from)]);

  await chooseSize(page);
  await page.getByRole('button', { name: words['en-us'].add }).first().click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
  const added = await arrives('add_to_cart');
  expect(added.products).toEqual([
    expect.objectContaining({ ...from, quantity: 1, sizeCode1: expect.any(String), stockStatus: expect.any(String) }),
  ]);
  await arrives('view_cart');
  await page.goto('/en-us/cart');
  await setQuantity(page, 3);
  expect((await arrives('change_quantity')).products).toEqual([expect.objectContaining({ quantity: 3 })]);

  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  await page.getByRole('button', { name: words['en-us'].toReview }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  const purchase = await arrives('purchase');
  expect(purchase).toMatchObject({ orderNumber: new URL(page.url()).searchParams.get('order'), currency: 'USD' });
  expect(purchase.products).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...from, quantity: 3, category: expect.any(String) }),
      expect.objectContaining({ price: 0, discountType: 'Free Gift' }),
    ]),
  );
  expect((await events('checkout_step')).map(({ name }) => name)).toEqual(['shipping', 'billing', 'summary']);
  expect(await arrives('add_payment_info')).toMatchObject({ method: 'CREDIT_CARD' });

  // Shown again, here and in another tab, it is the same purchase.
  const other = await page.context().newPage();
  const faults = watchFaults(other);
  await Promise.all([page.reload(), other.goto(page.url())]);
  for (const tab of [page, other]) {
    await expect(confirmation(tab)).toBeVisible();
    await expect(frameOf(tab)).toHaveCount(1);
    await tab.getByRole('main').getByRole('link', { name: 'Keep shopping' }).click();
  }
  await expect.poll(async () => (await events('page_view')).filter(({ path }) => path === '/en-us').length).toBe(2);
  await arrives('purchase');
  expect(faults.messages).toEqual([]);
  expect(JSON.stringify(await hits())).not.toMatch(/mara@|Lindqvist|Alder/);
});

test('tracking begins with consent on the page that is open, and ends with its withdrawal', {
  tag: ['@core', '@EXP-05'],
}, async ({ browser, shop }) => {
  const since = Date.now();
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Pages of remotes have code of shared-contracts/tracking, which sends nothing.
  const toTagManager = () =>
    asked.filter((path) => /tag-manager|tracking/.test(path.replaceAll('shared-contracts_src_tracking', '')));
  const page = await context.newPage();
  const faults = watchFaults(page);
  await page.goto('/de-de/p/none-TFVESDU40B3');
  const question = page.getByRole('region', { name: 'Sie entscheiden, was wir speichern' });
  await expect(question).toBeVisible();
  expect(toTagManager()).toEqual([]);

  await question.getByRole('button', { name: 'Alles erlauben' }).click();
  await expect
    .poll(async () => (await received(shop.sandboxOrigin, since)).map(({ event }) => event))
    .toEqual(expect.arrayContaining(['page_view', 'view_item']));
  const key = 'shop.tracking.origins';
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toContain('direct to product page');
  // The frame has neither cookies nor storage of its own.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_sandbox');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const preferences = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await preferences.getByRole('checkbox', { name: 'Auf Sie zugeschnitten' }).uncheck();
  await preferences.getByRole('button', { name: 'Speichern' }).click();
  await expect(frameOf(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  const before = (await received(shop.sandboxOrigin, since)).length;
  asked.length = 0;
  await page.goto('/de-de/c/women-1000');
  await atRest(page);
  expect(toTagManager()).toEqual([]);
  expect(await received(shop.sandboxOrigin, since)).toHaveLength(before);
  expect(faults.messages, 'errors and warnings in the console').toEqual([]);
  await context.close();
});
