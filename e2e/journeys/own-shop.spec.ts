import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test, visit } from '../src/fixtures.ts';
import { mailsTo } from '../src/mail-catcher.ts';
import { importShop, writeOwnShop } from '../src/own-shop.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';
import { confirmation, goToReview, guests, placeButton, words } from '../src/shopper.ts';

/** The shop of docs/your-own-shop.md. */
let shop: TestShop;
let home: string;
test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'own-shop-'));
  const folder = writeOwnShop(home);
  shop = await openTestShop({ BRAND: folder }, { fillData: (dataFolder) => importShop(folder, dataFolder) });
});
test.afterAll(async () => {
  await shop?.close();
  rmSync(home, { recursive: true, force: true });
});
visit(() => shop);

/** Its name, and what its order numbers begin with. */
const demoBrand = /tarnfell|\bTFL?-/i;

/** What a page says: to eyes, to screen readers, and in previews of links. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = ['alt', 'aria-label', 'title', 'placeholder', 'content'];
    const attributes = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.querySelector('#root')?.textContent ?? '', ...attributes].join('\n');
  });

/** What the browser keeps and sends: names of what is stored, and the addresses and headers of requests. */
function watchNames(page: Page): () => Promise<string> {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''),
  );
  return async () => {
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return [...sent, ...cookies, ...stored].join('\n');
  };
}

async function expectOwnName(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await codeArrived(page);
  const said = await readPage(page);
  expect(said).toContain('Millrace');
  expect(said).not.toMatch(demoBrand);
}

const pages = [
  '',
  '/c/packs-6100',
  '/search?q=mug',
  '/p/hut-pack-38-PK10002C5A1',
  '/cart',
  '/account',
  '/sign-up',
  '/associate-login',
  '/no-such-page',
] as const;
for (const locale of ['en-us', 'fr-ca', 'de-de'])
  test(`no page of a merchant's own shop names the demo brand in ${locale}`, {
    tag: ['@BRD-02'],
  }, async ({ page, faults }) => {
    faults.allow(/status of 404/);
    for (const path of pages) {
      await page.goto(`/${locale}${path}`);
      await expectOwnName(page);
    }
  });

test("a guest buys in a merchant's own shop, and its mails carry its name", {
  tag: ['@core', '@BRD-01', '@BRD-02'],
}, async ({ page, request }) => {
  const keptAndSent = watchNames(page);
  await page.goto('/en-us/p/enamel-mug-MG10004E5A1');
  await expect(page.getByText('Free returns within 30 days')).toBeVisible();
  await page.getByRole('button', { name: words['en-us'].add }).first().click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
  await goToReview(page, 'en-us');
  // A mug for $19.00, and delivery for $6.50: the merchant's price.
  await expect(placeButton(page)).toHaveText(/\$25\.50/);
  await expect(page.getByText('Returns are free within 30 days.')).toBeVisible();
  await expectOwnName(page);
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page).toHaveURL(/order=MR-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  await expectOwnName(page);
  const names = await keptAndSent();
  expect(names).toContain('__Host-shop.session');
  expect(names).not.toMatch(demoBrand);
  const { email } = guests['en-us'];
  await expect.poll(async () => (await mailsTo(request, email, shop)).length).toBeGreaterThan(0);
  for (const mail of await mailsTo(request, email, shop)) {
    expect(JSON.stringify(mail)).toMatch(/millrace/i);
    expect(JSON.stringify(mail)).not.toMatch(demoBrand);
  }
});
