/** Starts a shop and runs the journeys against it; arguments go to Playwright. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';
import { openTestShop, sharedPorts } from './shop-under-test.ts';

const CHROMIUM_PATH = await findBrowser();
const shop = await openTestShop(sharedPorts);
const result = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  cwd: import.meta.dirname.replace(/src$/, ''),
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH,
    SHOP_ORIGIN: shop.origin,
    API_ORIGIN: shop.apiOrigin,
    SANDBOX_ORIGIN: shop.sandboxOrigin,
    PATH: `${import.meta.dirname}/../node_modules/.bin:${process.env.PATH}`,
  },
});
await shop.close();
process.exit(result.status ?? 1);
