/**
 * `npm run check:platform`: 50 shoppers in real browsers, each with a cart of their own, during 20 releases,
 * canaries, and rollbacks of all remotes. No file may fail to load, no cart may be lost, and checkout never changes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { addDeployer } from 'platform/services/deployers';
import { browserFlags, findBrowser } from '../src/browser.ts';
import { type BusyShopper, busyShopper } from '../src/busy-shopper.ts';
import { type Kind, newVisitor, openPipeline } from '../src/release-changes.ts';
import { openTestShop } from '../src/shop-under-test.ts';
import { createTurns } from '../src/turns.ts';

const shoppers = 50;
/** Simultaneous actions: one processor is left to the services and the releases. */
const acting = Math.max(1, availableParallelism() - 1);
/** Turns between two changes, so that each change meets pages made before it. */
const turnsBetween = 8;
/** Milliseconds after which no more changes are started. */
const longest = 300_000;
/** Limit in milliseconds until a change reaches the first new visitor. */
const wanted: Readonly<Record<Kind, number>> = { release: 2000, canary: 2000, rollback: 1000 };

const folder = mkdtempSync(join(tmpdir(), 'check-platform-'));
const deployersFile = join(folder, 'deployers.json');
const token = addDeployer(deployersFile, { name: 'check-platform' });
const shop = await openTestShop({ DEPLOYERS_FILE: deployersFile });
// Pictures are irrelevant here and cost the most.
const flags = [...browserFlags, '--blink-settings=imagesEnabled=false'];
const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });

/** Styles with enough stock in some size: nobody may be refused because others were faster. */
async function productsOnSale(): Promise<string[]> {
  const read = async (path: string) => (await fetch(shop.origin + path)).text();
  const listed = [...(await read('/en-us/c/womens-jackets-1100')).matchAll(/href="(\/en-us\/p\/([\w-]+)-\w+)"/g)];
  const paths = new Map(listed.map(([, path = '', style = '']) => [style, path]));
  const onSale: string[] = [];
  for (const path of paths.values())
    if (/value="(S|M|L|XL)"\/><span[^>]*>\1<\/span><\/label>/.test(await read(path))) onSale.push(path);
  return onSale;
}

const faults: string[] = [];
const took: Record<Kind, number[]> = { release: [], canary: [], rollback: [] };
const everybody: BusyShopper[] = [];
const turns = createTurns(acting);
let closing = false;
try {
  const pipeline = openPipeline(shop, { folder, token, platformOrigin: shop.platformOrigin });
  const changes = await pipeline.plan();
  const products = await productsOnSale();
  for (let number = 0; number < shoppers; number += 1)
    everybody.push(await busyShopper(browser, shop.origin, { number, products }));
  const began = performance.now();
  const working = everybody.map(async (shopper) => {
    while (!closing) await turns.take(shopper.step);
  });
  // Waits until everybody has a page open.
  await turns.after(shoppers * 2);
  console.log(`${shoppers} shoppers are at work after ${Math.round((performance.now() - began) / 1000)} s`);
  for (const change of changes) {
    if (performance.now() - began > longest) {
      faults.push(`only ${Object.values(took).flat().length} of ${changes.length} changes were made in time`);
      break;
    }
    const milliseconds = await pipeline.make(change);
    took[change.kind].push(milliseconds);
    faults.push(...(await newVisitor(browser, shop.origin)));
    console.log(`  ${change.kind.padEnd(8)} ${change.remote.padEnd(8)} ${Math.round(milliseconds)} ms`);
    await turns.after(turnsBetween);
  }
  closing = true;
  await Promise.all(working);
  for (const shopper of everybody) await shopper.compareCart();
  faults.push(...everybody.flatMap((shopper) => shopper.faults()));
  console.log(`${turns.taken()} turns in ${Math.round((performance.now() - began) / 1000)} s`);
} finally {
  closing = true;
  await browser.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}

for (const [kind, values] of Object.entries(took) as [Kind, number[]][]) {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  const worst = sorted.at(-1) ?? 0;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `${kind} to first new visitor, ${sorted.length} times: median ${median} ms, worst ${worst} ms (wanted at most ${wanted[kind]})`,
  );
  if (worst > wanted[kind]) faults.push(`a ${kind} took ${worst} ms to reach a new visitor`);
}
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(
  faults.length === 0
    ? '✓ Nothing failed to load, no cart was lost, and checkout kept its versions'
    : `${faults.length} faults`,
);
process.exit(faults.length === 0 ? 0 : 1);
