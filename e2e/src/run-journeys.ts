/** Prepares what shops under test share and runs the journeys; arguments go to Playwright. */
import { findBrowser } from './browser.ts';
import { runPlaywright } from './playwright.ts';
import { prepareShop } from './prepared-shop.ts';

// A missing browser should fail the run before anything is prepared.
await findBrowser();
await prepareShop();
process.exit(await runPlaywright(process.argv.slice(2)));
