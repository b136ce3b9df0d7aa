import type { BrowserContext, Page } from '@playwright/test';
import { consentCategories } from 'shared-contracts/consent';
import { storedItemOf } from 'shared-contracts/stored-items';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { atRest } from '../src/at-rest.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test, watchFaults } from '../src/fixtures.ts';
import { addShownProduct } from '../src/shopper.ts';
import { shiftsBeyond, watchPage } from '../src/watch-page.ts';

const productId = 'TFVESDU40B3';
const words = {
  'en-us': { title: 'You decide what we keep', refuse: 'Refuse all', accept: 'Accept all' },
  'de-de': { title: 'Sie entscheiden, was wir speichern', refuse: 'Alles ablehnen', accept: 'Alles erlauben' },
} as const;
const banner = (page: Page, locale: keyof typeof words) => page.getByRole('region', { name: words[locale].title });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });

/** Everything that a browser context asks of any server, by origin and path. */
function watchRequests(context: BrowserContext): Set<string> {
  const requests = new Set<string>();
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin.startsWith('http')) requests.add(origin + pathname);
  });
  return requests;
}

/** Names of everything in the browser that needs consent or that nobody has declared. */
async function optionalIn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ['cookie', name] as const);
  const keys = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const others = await page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  const stored = [
    ...cookies,
    ...keys.local.map((key) => ['local', key] as const),
    ...keys.session.map((key) => ['session', key] as const),
  ];
  const undeclared = stored.filter(([where, name]) => {
    const item = storedItemOf(where, name);
    return !item || 'category' in item;
  });
  return [...undeclared.map((one) => one.join(' ')), ...others];
}

/** Waits until everything on the page is at rest, and compares what it has stored. */
async function rest(page: Page): Promise<void> {
  await codeArrived(page);
  // What waits for somebody who uses the page begins as well.
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await atRest(page);
  expect(await optionalIn(page), page.url()).toEqual([]);
}

/** Home, list, help, sign-in, and a product. */
async function walk(page: Page, locale: keyof typeof words): Promise<void> {
  for (const path of ['/', '/c/women-1000', '/help', '/account', `/p/none-${productId}`]) {
    await page.goto(`/${locale}${path}`);
    await rest(page);
  }
}

/** The cart and the start of checkout, where payment providers have buttons. */
async function walkToCheckout(page: Page, locale: keyof typeof words): Promise<void> {
  await addShownProduct(page, locale);
  await page.goto(`/${locale}/cart`);
  await rest(page);
  await page.goto(`/${locale}/checkout`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.getByRole('textbox').first().fill('mara@example.org');
  await rest(page);
}

for (const [locale, given] of [
  ['de-de', 'no answer'],
  ['en-us', 'a refusal'],
] as const)
  test(`with ${given} in ${locale}, nothing optional is stored, loaded, or sent`, { tag: ['@ACC-21'] }, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ baseURL: shop.origin, locale });
    const page = await context.newPage();
    const faults = watchFaults(page);
    if (given === 'a refusal') {
      await page.goto(`/${locale}/`);
      await banner(page, locale).getByRole('button', { name: words[locale].refuse }).click();
      await expect(banner(page, locale)).toHaveCount(0);
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('__Host-shop.consent');
    }
    const requests = watchRequests(context);
    await walk(page, locale);
    expect([...requests].filter((url) => new URL(url).origin !== shop.origin)).toEqual([]);
    await walkToCheckout(page, locale);
    // Buttons of payment providers have frames of another origin than the shop.
    const isPayment = (url: URL) => url.hostname === '127.0.0.1' || url.origin === shop.sandboxOrigin;
    const foreign = [...requests].map((url) => new URL(url)).filter(({ origin }) => origin !== shop.origin);
    expect(foreign.filter((url) => !isPayment(url))).toEqual([]);
    expect(
      [...requests].filter((url) => /^\/(telemetry|flags\/events|experiments)/.test(new URL(url).pathname)),
    ).toEqual([]);
    await expect(banner(page, locale)).toHaveCount(given === 'a refusal' ? 0 : 1);
    expect(faults.messages, 'errors and warnings in the console').toEqual([]);
    await context.close();
  });

test('refusing takes one press like accepting, and what is withdrawn ends in every tab', {
  tag: ['@core', '@ACC-21'],
}, async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' });
  const requests = watchRequests(context);
  const page = await context.newPage();
  const faults = watchFaults(page);
  await page.goto('/de-de/');
  const question = banner(page, 'de-de');
  await expectAccessibleInBothSchemes(page, 'the question for consent');
  const [refuse, accept] = [words['de-de'].refuse, words['de-de'].accept].map((name) =>
    question.getByRole('button', { name }),
  );
  // The question comes in sliding.
  await question.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const [one, other] = [await refuse?.boundingBox(), await accept?.boundingBox()];
  expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);

  // By keyboard: the question comes right after the link to the content, and holds no focus.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button').first()).toBeFocused();
  await question.getByRole('button', { name: 'Selbst auswählen' }).press('Enter');
  for (const name of ['Leistung', 'Komfort', 'Auf Sie zugeschnitten'])
    await expect(preferences(page).getByRole('checkbox', { name })).not.toBeChecked();
  await expectAccessible(page, 'the preferences');
  await preferences(page).getByRole('checkbox', { name: 'Komfort' }).check();
  await preferences(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(question).toHaveCount(0);
  const flags = async () => (await context.cookies()).find(({ name }) => name.endsWith('shop.consent'))?.value;
  await expect.poll(flags).toMatch(/^version=4&time=.*&groups=C0001:1\|C0002:0\|C0003:1\|C0004:0$/);
  expect(Object.values(consentCategories)).toHaveLength(4);

  const stored = (where: Page) => where.evaluate(() => localStorage.getItem('shop.benefit-bar-closed'));
  await page.getByRole('complementary', { name: 'Ankündigung' }).getByRole('button').click();
  await expect.poll(() => stored(page)).not.toBeNull();
  expect([...requests].filter((url) => new URL(url).pathname.startsWith('/telemetry'))).toEqual([]);

  // Measuring begins in an open tab as soon as another one allows it.
  const second = await context.newPage();
  await second.goto('/de-de/help');
  await expect(banner(second, 'de-de')).toHaveCount(0);
  await second.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(preferences(second).getByText('Ihre letzte Auswahl ist vom')).toBeVisible();
  const measured = page.waitForRequest('**/telemetry/page');
  await preferences(second).getByRole('button', { name: words['de-de'].accept }).click();
  await measured;

  // By keyboard: a message and a pop-up, which are allowed now, may lie over the end of the page.
  await second.getByRole('button', { name: 'Cookie-Einstellungen' }).press('Enter');
  await expect(preferences(second).getByRole('checkbox', { name: 'Leistung' })).toBeChecked();
  await preferences(second).getByRole('button', { name: words['de-de'].refuse }).click();
  await expect.poll(() => stored(page)).toBeNull();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(preferences(page).getByRole('checkbox', { name: 'Leistung' })).not.toBeChecked();
  await page.goBack();
  await expect(preferences(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/de-de\/?$/);
  expect(faults.messages, 'errors and warnings in the console').toEqual([]);
  await context.close();
});

test('the question shifts nothing, is no largest paint, and leaves the bars of a phone in reach', {
  tag: ['@ACC-21'],
}, async ({ browser, shop }) => {
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await watchPage(page);
  await page.addInitScript(() => {
    const seen = { largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as unknown as { element: Element | null };
      seen.largest = element?.closest('[data-consent-banner]') ? 'the question' : 'the page';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const question = banner(page, 'de-de');
  for (const path of ['/de-de/', '/de-de/help', '/de-de/c/women-1000', `/de-de/p/none-${productId}`]) {
    await page.goto(path);
    await expect(question).toBeVisible();
    await atRest(page);
    const { largest } = await page.evaluate(() => (window as unknown as { seen: { largest: string } }).seen);
    expect(largest, path).toBe('the page');
    expect(await shiftsBeyond(page, 0.02), path).toEqual([]);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const covered = async () => ((await question.boundingBox()) ?? { y: 0 }).y;
  // The end of the page can be read, and the bar that buys stands above the question.
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' });
  await expect.poll(async () => ((await last.boundingBox())?.y ?? 9999) + 40 < (await covered())).toBe(true);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const bar = await page.getByRole('region', { name: name ?? '' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(await covered()));
  await question.getByRole('button', { name: words['de-de'].accept }).tap();
  await expect(question).toHaveCount(0);
  await context.close();
});
