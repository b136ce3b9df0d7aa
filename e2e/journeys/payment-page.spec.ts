import { currentShop } from '../src/current-shop.ts';
import { expect, test } from '../src/fixtures.ts';
import { findStrange, type Origins, readInventory, type SeenPage, watchScripts } from '../src/payment-page.ts';
import { addInSize, goToReview } from '../src/shopper.ts';

const inventory = readInventory();

test('the payment page runs only what the inventory lists', { tag: ['@PLT-11'] }, async ({ page, baseURL }) => {
  const product = await page.context().newPage();
  await addInSize(product, '/en-us/p/none-TFVESDU40B3', 'M');
  await product.getByRole('dialog').waitFor();
  await product.close();
  const seen = await watchScripts(page);
  await goToReview(page, 'en-us');
  const shop = baseURL ?? '';
  const origins: Origins = {
    shop,
    frames: shop.replace('//localhost', '//127.0.0.1'),
    provider: currentShop().sandboxOrigin,
  };
  const found = await seen();
  expect(found.scripts.filter(({ isInPage }) => isInPage).length).toBeGreaterThan(3);
  expect(found.scripts.some(({ url }) => url.includes('/card/'))).toBe(true);
  expect(findStrange(found, inventory, origins)).toEqual([]);
});

const origins: Origins = {
  shop: 'https://shop.example',
  frames: 'https://frames.example',
  provider: 'https://pay.example',
};
const sound: SeenPage = {
  scripts: [{ url: 'https://shop.example/assets/shell/shell.1.js', isInPage: true, hasHash: true }],
  policy:
    "script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types default preserved-screen; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  integrityPolicy: 'blocked-destinations=(script)',
};
const alsoRan = (url: string, more: Partial<SeenPage['scripts'][number]> = {}): SeenPage => ({
  ...sound,
  scripts: [...sound.scripts, { url, isInPage: true, hasHash: true, ...more }],
});

for (const [what, seen, words] of [
  ['a script of somebody else', alsoRan('https://evil.example/x.js', { isInPage: false }), /not in the inventory/],
  ['a script of the shop that nobody listed', alsoRan('https://shop.example/extra.js'), /not in the inventory/],
  ['a provider’s script in the page itself', alsoRan('https://pay.example/card/form.js'), /ran in the page itself/],
  ['a script without a hash', alsoRan('https://shop.example/assets/shell/b.js', { hasHash: false }), /without a hash/],
  ['a looser policy', { ...sound, policy: sound.policy.replace("'strict-dynamic'", '*') }, /script-src is/],
  ['a policy without integrity', { ...sound, integrityPolicy: '' }, /no Integrity-Policy/],
] as const) {
  test(`the check of the payment page detects ${what}`, { tag: ['@PLT-11'] }, () => {
    expect(findStrange(sound, inventory, origins)).toEqual([]);
    expect(findStrange(seen, inventory, origins).join('\n')).toMatch(words);
  });
}
