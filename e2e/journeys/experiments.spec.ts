import type { BrowserContext, Page } from '@playwright/test';
import type { EventBatch } from 'shared-contracts/experiment-rules';
import { atRest } from '../src/at-rest.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test, visit } from '../src/fixtures.ts';
import { askSandbox } from '../src/sandbox-service.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';
import { addShownProduct } from '../src/shopper.ts';
import { shiftsBeyond, titlesOn, watchPage } from '../src/watch-page.ts';

let shop: TestShop | undefined;
test.beforeAll(async () => {
  shop = await openTestShop({ OPTIMIZELY_POLL_SECONDS: '1', OPTIMIZELY_FLUSH_SECONDS: '1' });
});
test.afterAll(async () => shop?.close());
visit(() => shop);

const experiment = 'content_help-contact';
const cookieName = '__Host-shop.experiments';
const contactTitle = 'Still stuck?';

const manage = (path: string, method?: string, body?: object): Promise<unknown> =>
  askSandbox(`${shop?.sandboxOrigin}/experiments/api`, path, method, body);
/** Starts the experiment, and waits until the shell knows. */
async function start(): Promise<void> {
  await manage(`/experiments/${experiment}`, 'PATCH', { status: 'Running' });
  const datafile = async () => (await fetch(`${shop?.origin}/experiments/datafile.json`)).text();
  await expect.poll(datafile).toContain('"status":"Running"');
}
/** Everything that reached the service, by the ids of its events. */
async function arrived(): Promise<{ readonly visitor: string; readonly key: string; readonly uuid: string }[]> {
  const { events } = (await manage('/events')) as { events: EventBatch[] };
  return events.flatMap(({ visitors }) =>
    visitors.flatMap(({ visitor_id: visitor, snapshots }) =>
      snapshots.flatMap((snapshot) => snapshot.events.map(({ key, uuid }) => ({ visitor, key, uuid }))),
    ),
  );
}

/** Whether the ways to reach us come first. */
const isAbove = (html: string): boolean =>
  /<h2[^>]*>([^<]*)/.exec(html.slice(html.indexOf('id="screen"')))?.[1] === contactTitle;
const firstTitle = (page: Page) => page.locator('#screen h2').first();
const helpOf = async (cookie: string): Promise<string> =>
  (await fetch(`${shop?.origin}/en-us/help`, { headers: { cookie } })).text();

/** The cookie of a visitor who gets the variation that is not the baseline. */
async function partnerAbove(): Promise<{ readonly id: string; readonly value: string }> {
  for (let index = 0; index < 40; index += 1) {
    const id = `vuid_${index.toString(16).padStart(27, '0')}`;
    const value = `${id}.1.${Math.floor(Date.now() / 1000)}.0`;
    if (isAbove(await helpOf(`${cookieName}=${value}`))) return { id, value };
  }
  throw new Error('Nobody gets the other variation');
}
const idIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === cookieName)?.value.split('.')[0];

test('a visitor keeps a variation from the first paint on, on each page, until consent is withdrawn', {
  tag: ['@core', '@EXP-02', '@EXP-04'],
}, async ({ page, context }) => {
  await start();
  const { id, value } = await partnerAbove();
  await page.goto('/robots.txt');
  await page.evaluate(([name, value]) => cookieStore.set({ name, value, path: '/', sameSite: 'lax' }), [
    cookieName,
    value,
  ] as const);
  const reported: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/experiments/events') reported.push(request.method());
  });
  await watchPage(page);

  const response = await page.goto('/en-us/help');
  expect(isAbove((await response?.text()) ?? '')).toBe(true);
  await codeArrived(page);
  await expect.poll(() => reported.length).toBe(1);
  expect(await titlesOn(page)).toEqual([contactTitle]);
  // A late font moves the header by 0.0008, with and without experiments.
  expect(await shiftsBeyond(page, 0.001)).toEqual([]);
  const isLate = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const own = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/experiments/'));
    return own.length > 1 && own.every(({ startTime }) => startTime > paint);
  });
  expect(isLate).toBe(true);
  await page.reload();
  await expect(firstTitle(page)).toHaveText(contactTitle);
  await expect.poll(() => reported.length).toBe(2);
  expect(await titlesOn(page)).toEqual([contactTitle]);
  expect(await shiftsBeyond(page, 0)).toEqual([]);

  // From another page without a load, decided by the page's SDK.
  await page.goto('/en-us/');
  const decided = page.waitForResponse('**/experiments/datafile.json');
  await decided;
  await atRest(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).first().click();
  await expect(page).toHaveURL(/\/en-us\/help$/);
  await expect(firstTitle(page)).toHaveText(contactTitle);
  // The page counts only once its SDK has arrived.
  const counted = page.waitForResponse('**/experiments/datafile.json');
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await counted;
  await atRest(page);
  await addShownProduct(page, 'en-us');

  // What was added goes with a beacon when the page is left at once.
  await page.goto('/en-us/help');
  const own = async () => (await arrived()).filter(({ visitor }) => visitor === id);
  const keys = async () => (await own()).map(({ key }) => key).sort();
  await expect.poll(keys).toEqual(['add_to_cart', ...Array.from({ length: 4 }, () => 'campaign_activated')]);
  // Each page told once what it showed.
  expect(new Set((await own()).map(({ uuid }) => uuid)).size).toBe(5);

  const before = reported.length;
  await page.getByRole('button', { name: 'Cookie preferences' }).click();
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await expect(firstTitle(page)).not.toHaveText(contactTitle);
  await expect.poll(() => idIn(context)).toBeUndefined();
  await page.reload();
  await codeArrived(page);
  await expect(firstTitle(page)).not.toHaveText(contactTitle);
  await atRest(page);
  expect(await idIn(context)).toBeUndefined();
  expect(reported).toHaveLength(before);
});

test('a visitor in Germany gets no id before consent, and none after a refusal', { tag: ['@EXP-04'] }, async ({
  browser,
}) => {
  await start();
  const context = await browser.newContext({ baseURL: `${shop?.origin}`, locale: 'de-DE' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/experiments')) asked.push(pathname);
  });
  await page.goto('/de-de/help');
  await codeArrived(page);
  await page.getByRole('button', { name: 'Alles ablehnen' }).click();
  await page.reload();
  await atRest(page);
  expect(await idIn(context)).toBeUndefined();
  expect(asked).toEqual([]);

  // Who accepts takes part from the next page on.
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('button', { name: 'Alles erlauben' }).click();
  await expect.poll(async () => (await context.cookies()).map(({ value }) => value).join()).toContain('C0004:1');
  await page.reload();
  await expect.poll(() => idIn(context)).toMatch(/^vuid_[0-9a-f]{27}$/);
  await context.close();
});
