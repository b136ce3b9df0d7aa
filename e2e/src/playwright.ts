import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { findBrowser } from './browser.ts';
import type { TestShop } from './shop-under-test.ts';

/** Runs journeys against a shop with Playwright's own arguments; gives its exit code. */
export async function runPlaywright(
  shop: TestShop,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { status } = spawnSync('playwright', ['test', ...args], {
    cwd: dirname(import.meta.dirname),
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await findBrowser(),
      SHOP_ORIGIN: shop.origin,
      API_ORIGIN: shop.apiOrigin,
      SANDBOX_ORIGIN: shop.sandboxOrigin,
      PATH: `${import.meta.dirname}/../node_modules/.bin:${process.env.PATH}`,
      ...more,
    },
  });
  return status ?? 1;
}
