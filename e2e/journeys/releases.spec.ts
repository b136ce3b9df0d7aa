import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, request } from '@playwright/test';
import { addDeployer } from 'platform/services/deployers';
import { publishBuilds } from 'platform/shop/shop';
import { pageTokenKey, signPage } from 'release-kit/page-token';
import { alterBuild } from 'release-kit/testing/altered-build';
import { toOtlp } from 'shared-contracts/telemetry';
import { expectAccessible } from '../src/accessible.ts';
import { atRest } from '../src/at-rest.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { faultNamed } from '../src/failures.ts';
import { answerQuestions, expect, test } from '../src/fixtures.ts';
import { releasesOf } from '../src/releases-of.ts';
import { servedReleases } from '../src/served-releases.ts';
import { openShellBeside, type ShellBeside } from '../src/shell-beside.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';
import { addShownProduct, cards, chooseSizeAndAdd, fillCard, goToReview, placeButton, words } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const nextVersion = '9.0.0';

let shell: ShellBeside;
let folder: string;
let releases: ReturnType<typeof releasesOf>;
let firstVersion: string;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  shell = await openShellBeside();
  releases = releasesOf(shell);
  firstVersion = (await releases.read())?.remotes.content?.stable ?? '';
  const replace = { 'Add to cart': 'Into the bag' };
  await releases.publish(alterBuild(join(folder, 'next'), { remote: 'mfe-content', version: nextVersion, replace }));
});
test.afterEach(async ({ page }) => {
  // Otherwise the page might send telemetry after its receiver has closed.
  await page.goto('about:blank');
  await shell?.close();
  rmSync(folder, { recursive: true, force: true });
});

const promote = () => releases.change({ kind: 'promote', remote: 'content', version: nextVersion });

/** Waits until the running shell uses the next version, or no longer does; `npm run check:platform` measures how long. */
const expectServed = (isServed: boolean) =>
  expect
    .poll(async () => (await servedReleases(shell.origin)).includes(nextVersion), { intervals: [100] })
    .toBe(isServed);

/** Whether the document is still the marked one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a release is live with the next page and rolled back with the one after, without a restart', {
  tag: ['@PLT-01', '@PLT-07'],
}, async ({ page }) => {
  await page.goto(shell.origin + productPath);
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeEnabled();
  await promote();
  await expectServed(true);
  // Starting the shop again does not replace what a team has released.
  const unreleased = await publishBuilds(shell.releaseFolder, shell.keys);
  expect(unreleased).toEqual([{ remote: 'content', version: firstVersion, live: nextVersion }]);
  expect((await releases.read())?.remotes.content?.stable).toBe(nextVersion);
  // Open pages keep their version.
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Into the bag/ }).first()).toBeEnabled();
  await releases.change({ kind: 'rollback', remote: 'content', version: firstVersion });
  await expectServed(false);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeEnabled();
});

test('an open page gets new releases with its next navigation, and never on the way into checkout', {
  tag: ['@PLT-01', '@PLT-07'],
}, async ({ page }) => {
  // Before the page, which lets nobody replace its clock. Timers keep their remaining time.
  await page.clock.setSystemTime(Date.now());
  await page.goto(shell.origin + productPath);
  await chooseSizeAndAdd(page);
  const miniCart = page.getByRole('dialog');
  await expect(miniCart).toBeVisible();
  await mark(page);
  await promote();
  await expectServed(true);
  await page.clock.setSystemTime(Date.now() + 31_000);
  const asked = page.waitForResponse('**/live-releases');
  await miniCart.getByRole('link', { name: 'View cart' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout/);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('link', { name: 'Tarnfell', exact: false }).first().click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
  await expect.poll(() => isMarked(page)).toBe(false);

  // Overlays close with the navigation, and must not cancel the new document.
  await codeArrived(page);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(miniCart).toBeVisible();
  await mark(page);
  await releases.change({ kind: 'rollback', remote: 'content', version: firstVersion });
  await expectServed(false);
  await page.clock.setSystemTime(Date.now() + 62_000);
  const askedAgain = page.waitForResponse('**/live-releases');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await askedAgain).finished();
  await miniCart.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await isMarked(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await codeArrived(page);
});

test('a canary gets its share of visitors, and each visitor keeps their version', {
  tag: ['@PLT-07'],
}, async () => {
  await releases.change({ kind: 'canary', remote: 'content', version: nextVersion, share: 50 });
  const onTrial = async () => ((await fetch(shell.origin + productPath)).headers.get('set-cookie') ?? '').length > 0;
  await expect.poll(onTrial, { intervals: [100] }).toBe(true);
  const given: boolean[] = [];
  for (let visitor = 0; visitor < 16; visitor += 1) {
    const browser = await request.newContext({ baseURL: shell.origin });
    const look = async () =>
      (await (await browser.get(productPath)).text()).includes(`/releases/content/${nextVersion}/`);
    const first = await look();
    expect(await look(), 'the same version again').toBe(first);
    given.push(first);
    await browser.dispose();
  }
  expect(new Set(given)).toEqual(new Set([true, false]));
});

const status = async ({ platformOrigin }: TestShop) => (await fetch(platformOrigin)).text();
/** How many pages have reported a version of a remote, and in how many of them it failed. */
async function healthOf(shop: TestShop, remote: string, version: string): Promise<{ pages: number; failed: number }> {
  const rows = (await status(shop)).split('<tr>');
  const row = rows.find((one) => one.startsWith(`<th scope="row">${remote}</th><td><code>${version}</code>`));
  const [pages = 0, failed = 0] = [...(row ?? '').matchAll(/<td class="n(?: bad)?">(\d+)/g)].map(([, count]) =>
    Number(count),
  );
  return { pages, failed };
}

test('pages report each version’s health; a failing canary is rolled back automatically', {
  tag: ['@core', '@PLT-12', '@PLT-07'],
}, async ({ browser }) => {
  const shop = await openTestShop();
  try {
    const store = releasesOf(shop);
    const stable = (await store.read())?.remotes.content?.stable ?? '';
    const build = alterBuild(join(folder, 'failing'), { remote: 'mfe-content', version: '9.1.0', replace: {} });
    faultNamed('throws in render').inBuild?.(build);
    await store.publish(build);
    await store.change({ kind: 'canary', remote: 'content', version: '9.1.0', share: 50 });
    // Separate visitors, until both versions were seen; leaving the page sends telemetry.
    for (const version of ['9.1.0', stable]) {
      await expect(async () => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(shop.origin + productPath);
        await atRest(page);
        await page.goto('about:blank');
        await context.close();
        expect((await healthOf(shop, 'content', version)).pages).toBeGreaterThan(0);
      }).toPass({ timeout: 120_000 });
    }
    expect(await status(shop)).toContain('team-content');
    expect(await status(shop)).toContain('<code>render</code>');

    // As many pages as a busy minute brings, each from a network of its own.
    const key = pageTokenKey(shop.telemetrySecret);
    const reports = (release: string, failed: boolean, count: number) =>
      Array.from({ length: count }, (_, place) => {
        const id = `${release.length}${place}${failed ? 1 : 0}`.padStart(32, '0');
        const page = { id, at: Date.now(), locale: 'en-us', browser: 'other', screen: 'content product', network: id };
        const whose = { at: Date.now(), remote: 'content', release, owner: 'team-content', trace: id };
        const fault = { ...whose, event: 'exception', phase: 'render', message: 'render', stack: '' } as const;
        const records = [{ ...whose, event: 'remote-loaded', duration: 50 } as const, ...(failed ? [fault] : [])];
        return toOtlp('shop-browser', records, signPage({ ...page, releases: { content: release } }, key)).resourceLogs;
      }).flat();
    const sent = await fetch(`${shop.platformOrigin}/v1/logs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.telemetrySecret}` },
      body: JSON.stringify({ resourceLogs: [...reports(stable, false, 60), ...reports('9.1.0', true, 25)] }),
    });
    expect(sent.ok).toBe(true);
    await expect.poll(async () => (await store.read())?.remotes.content).toEqual({ stable });
    expect(await store.read()).toMatchObject({ by: 'canary-watch' });
  } finally {
    await shop.close();
  }
});

test('fifty declined cards do not count as faults of a canary', {
  tag: ['@PLT-06', '@PLT-07'],
}, async ({ browser }) => {
  test.setTimeout(1_800_000);
  const shop = await openTestShop();
  try {
    const store = releasesOf(shop);
    await store.publish(alterBuild(join(folder, 'trial'), { remote: 'mfe-checkout', version: '9.1.0', replace: {} }));
    await store.change({ kind: 'canary', remote: 'checkout', version: '9.1.0', share: 100 });
    const context = await browser.newContext({ baseURL: shop.origin });
    await answerQuestions(context);
    const page = await context.newPage();
    await page.goto(productPath);
    await addShownProduct(page, 'en-us');
    await goToReview(page, 'en-us', cards.declined);
    for (let count = 0; count < 50; count += 1) {
      await placeButton(page).click();
      await expect(page).toHaveURL(/step=billing/);
      await fillCard(page, 'en-us', cards.declined);
      await page.getByRole('button', { name: words['en-us'].toReview }).click();
      await expect(placeButton(page)).toBeVisible();
    }
    await page.goto('about:blank');
    await context.close();
    // The report of the page that is left says both at once.
    await expect.poll(() => healthOf(shop, 'checkout', '9.1.0')).toMatchObject({ pages: 1 });
    expect(await healthOf(shop, 'checkout', '9.1.0')).toEqual({ pages: 1, failed: 0 });
    expect((await store.read())?.remotes.checkout).toMatchObject({ canary: { version: '9.1.0' } });
  } finally {
    await shop.close();
  }
});

test('an operator sees a fault and its day, and rolls the release back with token and reason', {
  tag: ['@core', '@OPS-03', '@PLT-07'],
}, async ({ page, faults }) => {
  const deployersFile = join(folder, 'deployers.json');
  const token = addDeployer(deployersFile, { name: 'noor' });
  const shop = await openTestShop({ DEPLOYERS_FILE: deployersFile });
  try {
    const store = releasesOf(shop);
    const stable = (await store.read())?.remotes.content?.stable ?? '';
    await store.publish(alterBuild(join(folder, 'faulty'), { remote: 'mfe-content', version: '9.1.0', replace: {} }));
    await store.change({ kind: 'promote', remote: 'content', version: '9.1.0' });
    const id = 'f'.repeat(32);
    const served = { id, at: Date.now(), locale: 'en-us', browser: 'Firefox 141', screen: 'content product' };
    const whose = { at: Date.now(), remote: 'content', release: '9.1.0', owner: 'team-content', trace: id };
    const fault = { ...whose, event: 'exception', phase: 'render', message: 'no price', stack: '' } as const;
    const pageToken = signPage(
      { ...served, network: 'one', releases: { content: '9.1.0' } },
      pageTokenKey(shop.telemetrySecret),
    );
    await fetch(`${shop.platformOrigin}/v1/logs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.telemetrySecret}` },
      body: JSON.stringify(toOtlp('shop-browser', [fault], pageToken)),
    });

    await page.goto(shop.platformOrigin);
    const row = page.getByRole('region', { name: 'Faults' }).getByRole('row', { name: 'no price' });
    await expect(row.getByRole('img', { name: /no price in content.*1 page / })).toBeVisible();
    await expect(row).toContainText('content product, en-us, Firefox 141');
    await expectAccessible(page, 'status page');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'status page, dark, on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await row.getByRole('link', { name: 'Roll back content 9.1.0' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: `Stable 9.1.0 ${stable}` })).toBeVisible();
    await expectAccessible(page, 'rollback, dark, on a phone');
    await page.getByLabel('Reason').fill('Prices are gone');
    await page.getByLabel('Your registry token').fill('a guess');
    faults.allow(/status of 401/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The registry does not know this token');
    await expectAccessible(page, 'refused rollback');
    await expect(page.getByLabel('Reason')).toHaveValue('Prices are gone');
    await expect(page.getByLabel('Your registry token')).toHaveValue('');
    expect((await store.read())?.remotes.content?.stable).toBe('9.1.0');
    await page.getByLabel('Your registry token').fill(token);
    await page.getByRole('button', { name: 'Roll back' }).press('Enter');
    await expect(page.getByRole('status')).toContainText(`content is at ${stable} again`);
    const change = page.getByRole('row', { name: `noor rollback content version ${stable}, reason Prices are gone` });
    await expect(change).toBeVisible();
    expect(await store.read()).toMatchObject({ by: 'noor', remotes: { content: { stable } } });
    await expect.poll(() => servedReleases(shop.origin), { intervals: [100] }).toContain(`content ${stable}`);
  } finally {
    await page.goto('about:blank');
    await shop.close();
  }
});
