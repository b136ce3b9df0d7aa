/** Starts a shop and runs the journeys against it; arguments go to Playwright. */
import { findBrowser } from './browser.ts';
import { runPlaywright } from './playwright.ts';
import { openTestShop, sharedPorts } from './shop-under-test.ts';

// First of all: a machine without one need not start a shop.
await findBrowser();
const shop = await openTestShop(sharedPorts);
const status = await runPlaywright(shop, process.argv.slice(2));
await shop.close();
process.exit(status);
