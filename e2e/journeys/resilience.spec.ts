import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { openShellBeside, type ShellBeside } from '../src/shell-beside.ts';
import { chooseSizeAndAdd } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';

test.describe('with the cart’s release missing', () => {
  let shell: ShellBeside;
  test.beforeAll(async () => {
    shell = await openShellBeside({ damage: (releases) => rmSync(join(releases, 'cart'), { recursive: true }) });
  });
  test.afterAll(() => shell?.close());

  test('home and product still work, and say what is missing', { tag: ['@PLT-10'] }, async ({ page, faults }) => {
    faults.allow(/cart|No live release|status of 503/i);
    await page.goto(`${shell.origin}/en-us`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(shell.origin + productPath);
    await chooseSizeAndAdd(page);
    await expect(page.getByRole('alert').filter({ hasText: 'The cart is not available right now' })).toBeVisible();
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(page.getByText('nothing in it is lost')).toBeVisible();
    const answer = await page.goto(`${shell.origin}/en-us/cart`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'This part of the shop is not answering' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Keep shopping' })).toBeVisible();
  });
});

test.describe('with the releases on another origin', () => {
  let shell: ShellBeside;
  test.beforeAll(async () => {
    shell = await openShellBeside({ servesAssetsApart: true });
  });
  test.afterAll(() => shell?.close());

  test('pages are rendered, hydrated, and buyable', { tag: ['@PLT-01', '@PLT-11'] }, async ({ page }) => {
    const scripts: string[] = [];
    // The page's own: payment providers' frames are elsewhere, and may be there by then.
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
        scripts.push(new URL(request.url()).origin);
    });
    await page.goto(shell.origin + productPath);
    await chooseSizeAndAdd(page);
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
    expect(new Set(scripts)).toEqual(new Set([shell.origin, shell.assetOrigin]));
  });
});

test('what all scripts of a page share cannot be changed by one of them', { tag: ['@PLT-10'] }, async ({ page }) => {
  await page.goto(productPath);
  await chooseSizeAndAdd(page);
  await page.getByRole('dialog').waitFor();
  const changed = await page.evaluate(() => {
    const shared: readonly (readonly [name: string, owner: object, key: string])[] = [
      ['fetch', window, 'fetch'],
      ['map of arrays', Array.prototype, 'map'],
      ['call of a method', Array.prototype.map, 'call'],
      ['next of iterators', Object.getPrototypeOf([].values()), 'next'],
      ['then of promises', Promise.prototype, 'then'],
      ['JSON.parse', JSON, 'parse'],
      ['json of answers', Response.prototype, 'json'],
      ['pushState', history, 'pushState'],
      ['sendBeacon', navigator, 'sendBeacon'],
      ['getItem of storage', Storage.prototype, 'getItem'],
      ['listeners', EventTarget.prototype, 'addEventListener'],
    ];
    const other = () => 'changed';
    const ways = [
      (owner: object, key: string) => Reflect.set(owner, key, other),
      (owner: object, key: string) => Reflect.defineProperty(owner, key, { value: other }),
      (owner: object, key: string) => Reflect.deleteProperty(owner, key),
    ];
    const done: string[] = [];
    for (const [name, owner, key] of shared) {
      const before: unknown = Reflect.get(owner, key);
      for (const change of ways) {
        try {
          change(owner, key);
        } catch (error) {
          // A setter refuses by throwing.
          if (!(error instanceof TypeError)) throw error;
        }
      }
      if (Reflect.get(owner, key) !== before) done.push(name);
    }
    return done;
  });
  expect(changed).toEqual([]);
});

test('a screen whose code cannot be loaded stays readable, and says that it is not interactive', {
  tag: ['@PLT-10'],
}, async ({ page, faults }) => {
  faults.allow(/./);
  await page.route(/\/releases\/content\//, (route) => route.abort());
  await page.goto(productPath);
  await expect(page.getByText('Some buttons on this page do not work right now.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  await page.unroute(/\/releases\/content\//);
  // Otherwise the next click may meet the page being left.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await chooseSizeAndAdd(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('all script of a page is requested with the HTML, one level deep', { tag: ['@PLT-01'] }, async ({ page }) => {
  let html = '';
  await page.route(`**${productPath}`, async (route) => {
    const response = await route.fetch();
    html = await response.text();
    await route.fulfill({ response, body: html });
  });
  const named: string[] = [];
  const held: Route[] = [];
  await page.route(/\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!html.includes(pathname)) return void held.push(route);
    named.push(pathname);
    await route.continue();
  });
  await page.goto(productPath, { waitUntil: 'load' });
  // The page works on the scripts that its HTML names: those that they ask for in turn have not arrived.
  await codeArrived(page);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByText('Please choose a size first.')).toBeVisible();
  expect(named.length).toBeGreaterThan(2);
  // Measurements, for one, are loaded after the page.
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.splice(0).map((route) => route.continue()));
});

declare global {
  interface Window {
    /** Addresses of all scripts that were ever put into the page: loaders remove theirs once they have run. */
    __scripts?: Set<string>;
  }
}

const noteScripts = (page: Page) =>
  page.addInitScript(() => {
    const scripts = new Set<string>();
    window.__scripts = scripts;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement) scripts.add(node.src);
    }).observe(document, { childList: true, subtree: true });
  });

/** Addresses of preloads that nothing on the page uses. */
const unusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const loadedFonts = [...document.fonts].filter(({ status }) => status === 'loaded').length;
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    const fonts = links.filter(({ as }) => as === 'font');
    const isUsed = (link: HTMLLinkElement): boolean => {
      if (link.as === 'script') return window.__scripts?.has(link.href) === true;
      if (link.as === 'font') return loadedFonts >= fonts.length;
      return [...document.images].some(({ srcset, sizes, src }) =>
        link.imageSrcset ? srcset === link.imageSrcset && sizes === link.imageSizes : src === link.href,
      );
    };
    return links.filter((link) => !isUsed(link)).map(({ href, imageSrcset }) => href || imageSrcset);
  });

test('every preload of a page is used', { tag: ['@PLT-01'] }, async ({ page }) => {
  await noteScripts(page);
  for (const path of ['/en-us', '/en-us/c/women-1000', productPath, '/en-us/search?q=jacket', '/en-us/cart']) {
    await page.goto(path);
    await expect.poll(() => page.locator('link[rel=preload]').count()).toBeGreaterThan(0);
    await expect.poll(() => unusedPreloads(page), path).toEqual([]);
  }
});

test('a click before the page’s code arrives is replayed', {
  tag: ['@PLT-10', '@CART-01'],
}, async ({ page }) => {
  const clicked = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell\/shell\./, async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto(productPath, { waitUntil: 'domcontentloaded' });
  await chooseSizeAndAdd(page);
  clicked.resolve();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
});

test('typed and submitted forms are sent once the page’s code arrives', {
  tag: ['@core', '@PLT-10', '@ACC-06'],
}, async ({ page }) => {
  const sent = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell\/shell\./, async (route) => {
    await sent.promise;
    await route.continue();
  });
  await page.goto('/en-us/forgot-password', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('nobody@example.org');
  await field.press('Enter');
  sent.resolve();
  await expect(page.getByText('If there is an account for nobody@example.org', { exact: false })).toBeVisible();
});

test('a search typed before the page’s code arrives gets its suggestions', {
  tag: ['@PLT-10', '@CAT-03'],
}, async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell\/shell\./, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/en-us/search', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('combobox');
  await field.pressSequentially('jack');
  typed.resolve();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('jack');
});
