/**
 * `npm run bench:federation`: what module federation costs a shopper. The same product page federated, as one bundle, as
 * static HTML, federated with 50 remotes, and federated with its document kept as at an edge, in turns on a simulated phone; medians, and ratios within the run.
 */
import { chromium } from '@playwright/test';
import { remotePackages } from 'platform/paths';
import { browserFlags, findBrowser } from '../src/browser.ts';
import { openShellBeside } from '../src/shell-beside.ts';
import { openTestShop } from '../src/shop-under-test.ts';
import { releaseMore } from './many-remotes.ts';
import { median } from './median.ts';
import { buildOneBundle } from './one-bundle.ts';
import { federatedFront, keptFront, oneBundleFront, staticFront } from './page-front.ts';
import { type PageView, viewOnPhone } from './phone.ts';
import { productPath } from './product-page.ts';

const rounds = Number(process.env.ROUNDS ?? 9);
const manyRemotes = 50;

const shop = await openTestShop({ shell: 3250, api: 3251, sandbox: 3252, platform: 3253, smtp: 3255 });
process.env.API_ORIGIN = shop.apiOrigin;
process.env.SANDBOX_ORIGIN = shop.sandboxOrigin;
const beside = await openShellBeside(3256, {});
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
const views: Record<'static' | 'kept' | 'bundle' | 'federated' | 'many', PageView[]> = {
  static: [],
  kept: [],
  bundle: [],
  federated: [],
  many: [],
};
const kinds = Object.keys(views) as (keyof typeof views)[];
const fronts = {
  static: await staticFront(shop.origin, productPath),
  kept: await keptFront(shop.origin, productPath),
  bundle: await oneBundleFront(shop.origin, productPath, await buildOneBundle()),
  federated: await federatedFront(shop.origin),
  many: await federatedFront(beside.origin),
};
try {
  await releaseMore(beside, manyRemotes - remotePackages.length);
  // Once unseen: pictures are made and files compressed as in a shop that runs.
  for (const kind of kinds) await viewOnPhone(browser, fronts[kind].origin + productPath);
  for (let round = 0; round < rounds; round += 1)
    // Each kind is first as often as last: a machine that slows down slows all of them.
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed())
      views[kind].push(await viewOnPhone(browser, fronts[kind].origin + productPath));
} finally {
  for (const front of Object.values(fronts)) front.close();
  await browser.close();
  await beside.close();
  await shop.close();
}

const of = (kind: keyof typeof views, value: (view: PageView) => number | undefined) =>
  median(views[kind].map((view) => value(view) ?? 0));
const ms = (value: number) => `${Math.round(value)} ms`;
const names = {
  static: 'static HTML',
  kept: 'kept',
  bundle: 'one bundle',
  federated: 'federated',
  many: `${manyRemotes} remotes`,
};
console.log(`Product page on a phone (processor 4 times slower, 1.6 Mbit/s, 150 ms), ${rounds} rounds, medians`);
for (const kind of kinds)
  console.log(
    `  ${names[kind].padEnd(12)} first byte ${ms(of(kind, (view) => view.ttfb))}, LCP ${ms(of(kind, (view) => view.lcp))} (${views[
      kind
    ]
      .map(({ lcp }) => Math.round(lcp))
      .sort((a, b) => a - b)
      .join(
        ' ',
      )}), TBT ${ms(of(kind, (view) => view.tbt))}, answers after ${ms(of(kind, (view) => view.answers))}, script ${of(kind, (view) => view.scriptBytes)} bytes, document ${of(kind, (view) => view.documentBytes)} bytes, levels ${of(kind, (view) => view.levels)}`,
  );
/** All ratios of the largest paint; those without a target tell where the time goes. */
const targets = [
  ['kept', 'static', undefined],
  ['federated', 'static', 1.15],
  ['federated', 'bundle', 1.05],
  ['many', 'federated', 1.03],
] as const;
for (const [kind, floor, most] of targets) {
  const ratio = of(kind, (view) => view.lcp) / of(floor, (view) => view.lcp);
  const state = most === undefined ? '' : ` (wanted at most ${most}): ${ratio <= most ? 'met' : 'missed'}`;
  console.log(`  LCP of ${names[kind]} to ${names[floor]}: ${ratio.toFixed(3)}${state}`);
}
