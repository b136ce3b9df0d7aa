/**
 * `npm run check:resilience`: every remote with every fault on every page; writes the outcomes into
 * docs/resilience.md.
 */
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../src/browser.ts';
import { setCurrentShop } from '../src/current-shop.ts';
import { openFailureShop } from '../src/failure-shop.ts';
import { faults, type Outcome, places } from '../src/failures.ts';
import { writeSection } from '../src/resilience-document.ts';
import { openTestShop } from '../src/shop-under-test.ts';

const remotes = ['content', 'cart', 'checkout', 'account'] as const;

/** What a shopper loses, worst last. Only remotes listed here may prevent a purchase. */
const losing: ReadonlySet<Outcome> = new Set(['readable', 'says so', 'way on']);

const services = await openTestShop();
setCurrentShop(services);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
const shop = await openFailureShop(browser);
const tables: string[] = [];
const lost: string[] = [];
let blank = 0;
try {
  for (const hasBefore of [true, false]) {
    const rows: string[] = [];
    for (const remote of remotes) {
      for (const fault of faults) {
        const broken = await shop.breakRemote(remote, fault, hasBefore);
        const cells: string[] = [];
        for (const place of places) {
          const outcome = await broken.look(place);
          cells.push(outcome);
          if (outcome === 'blank') blank += 1;
          if (losing.has(outcome))
            lost.push(
              `${remote} ${fault.name}${hasBefore ? ', with a version before' : ''}: ${place.name} (${outcome})`,
            );
        }
        await broken.restore();
        console.log(`${hasBefore ? 'before' : 'alone'}  ${remote} ${fault.name}: ${cells.join(', ')}`);
        rows.push(`| ${remote} | ${fault.name} | ${cells.join(' | ')} |`);
      }
    }
    tables.push(
      [
        `## ${hasBefore ? 'With a version before the one that fails' : 'Without a version before'}`,
        '',
        `| remote | fault | ${places.map(({ name }) => name).join(' | ')} |`,
        `|${' --- |'.repeat(places.length + 2)}`,
        ...rows,
      ].join('\n'),
    );
  }
} finally {
  await shop.close();
  await browser.close();
  await services.close();
}

writeSection(
  'check:resilience',
  `# What becomes of a page when a remote fails

Written by \`npm run check:resilience\`, which breaks one remote at a time and looks at every page in Chromium. On the product
page it also puts something into the cart.

- **runs**: as ever. **version before**: the shop falls back to the version before by itself, and the page runs.
- **readable**: what the server rendered stays, links work, and a notice says that buttons do not. **says so**: the page runs, and
  what was asked for tells beside its cause that it is not there now. **way on**: the header stands, and in the screen's place stand
  a way to try again, home and search.
- No page is ever blank, and the shell answers while what it waits for is still on its way.

${tables.join('\n\n')}

## Where a purchase can be lost

When a remote fails for which there is no version before, unless it says otherwise:

${lost.map((pair) => `- ${pair}`).join('\n')}`,
);
console.log(blank === 0 ? '✓ No page was blank' : `✗ ${blank} pages were blank`);
process.exit(blank === 0 ? 0 : 1);
