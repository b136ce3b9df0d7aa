import pg from 'pg';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { postgresShop } from '../src/postgres-shop.ts';
import { chooseSizeAndAdd } from '../src/shopper.ts';

const productId = 'TFVESDU40B3';
const productPath = `/en-us/p/none-${productId}`;

/** On a PostgreSQL server of its own: a journey changes its prices. */
const own = postgresShop();

async function setPrice(current: number): Promise<void> {
  const client = new pg.Client({ connectionString: own.databaseUrl });
  await client.connect();
  try {
    await client.query(
      'update product_price set current = $1, original = greatest(original, $1) where product_id = $2',
      [current, productId],
    );
  } finally {
    await client.end();
  }
}

/** Only cached pages have an ETag. */
const isCached = async (path: string) => (await fetch(own.shop.origin + path)).headers.get('etag') !== null;

for (const path of ['/en-us', '/de-de/c/women-1000', productPath, '/en-us/search?q=jacket'])
  test(`${path} is cached while nothing changes, also after its answers were verified`, {
    tag: ['@PLT-10'],
  }, async () => {
    await expect.poll(() => isCached(path)).toBe(true);
    // Longer than a page is sent without asking the services.
    const answers = new Set<string>();
    for (const until = Date.now() + 2500; Date.now() < until; ) {
      const response = await fetch(own.shop.origin + path);
      answers.add(`${response.headers.get('etag')} ${await response.text()}`);
    }
    expect(answers.size).toBe(1);
  });

test('a changed price is on the page that everybody asks for', { tag: ['@PLT-10', '@CAT-02'] }, async () => {
  await expect.poll(() => isCached(productPath)).toBe(true);
  await setPrice(4321);
  const answer = async () => {
    const response = await fetch(own.shop.origin + productPath);
    return { isCached: response.headers.has('etag'), isChanged: (await response.text()).includes('$43.21') };
  };
  await expect.poll(async () => (await answer()).isChanged, { intervals: [50] }).toBe(true);
  // Until the new page is cached, the one before it is sent (docs/decisions/0026-page-cache.md).
  await expect.poll(answer, { intervals: [50] }).toEqual({ isCached: true, isChanged: true });
  expect(await answer()).toEqual({ isCached: true, isChanged: true });
});

test('a cached page runs under its policy of hashes, and its goods can be bought', {
  tag: ['@PLT-10', '@PLT-11'],
}, async ({ page }) => {
  await expect.poll(() => isCached(productPath)).toBe(true);
  const answer = await page.goto(productPath);
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain('sha256-');
  expect(policy).not.toContain('nonce-');
  await chooseSizeAndAdd(page);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
  // Rules that the browser adds have an effect, too.
  const inserted = () =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode?.textContent === '')
      .map(({ cssRules }) => cssRules.length);
  expect((await page.evaluate(inserted)).some((rules) => rules > 0)).toBe(true);
});

test('a cached page runs no script that was written into it', { tag: ['@core', '@PLT-11'] }, async ({
  page,
  faults,
}) => {
  faults.allow(/Content Security Policy|Refused to execute|violates/);
  await expect.poll(() => isCached(productPath)).toBe(true);
  await page.route(own.shop.origin + productPath, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '<script>window.stolen = true</script></head>');
    expect(body).toContain('window.stolen');
    await route.fulfill({ response, body });
  });
  await page.goto(productPath);
  await codeArrived(page);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});
