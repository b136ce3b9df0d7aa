/**
 * `npm run bench:federation`: what module federation costs a shopper. The same product page federated, as one bundle, as
 * static HTML, with its document kept as at an edge, and federated with 50 remotes, in turns on a simulated phone; the ratios
 * are of pairs within a round. The federated page stands against itself too: how far that ratio is from 1 is what this
 * machine cannot tell. Words choose kinds: `npm run bench:federation -- federated again many`.
 */
import { chromium } from '@playwright/test';
import { remotePackages } from 'release-kit/remote-packages';
import { browserFlags, findBrowser } from '../src/browser.ts';
import { setCurrentShop } from '../src/current-shop.ts';
import { openShellBeside } from '../src/shell-beside.ts';
import { openTestShop } from '../src/shop-under-test.ts';
import { answerTimes, turned } from './answer-times.ts';
import { releaseMore } from './many-remotes.ts';
import { median } from './median.ts';
import { buildOneBundle } from './one-bundle.ts';
import { type Front, federatedFront, keptFront, oneBundleFront, staticFront } from './page-front.ts';
import { pairedRatio } from './paired-ratio.ts';
import { type PageView, viewOnPhone } from './phone.ts';
import { productPath } from './static-twin.ts';

const rounds = Number(process.env.ROUNDS ?? 15);
const manyRemotes = 50;
/** Pages that each shell is asked for when only its own time counts. */
const answers = 100;

const names = {
  static: 'static HTML',
  kept: 'kept',
  bundle: 'one bundle',
  federated: 'federated',
  again: 'federated again',
  many: `${manyRemotes} remotes`,
};
type Kind = keyof typeof names;
const words = process.argv.slice(2).filter((word) => word !== '--');
const kinds = (Object.keys(names) as Kind[]).filter((kind) => words.length === 0 || words.includes(kind));

const shop = await openTestShop();
setCurrentShop(shop);
// Two shells that differ in nothing but the number of their remotes.
// Pages are rendered for each request: kept ones would cost the same whatever they are made of.
const environment = { PAGE_CACHE_MB: '0' };
const few = await openShellBeside({ environment });
const many = await openShellBeside({ environment });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
const open: Record<Kind, () => Promise<Front>> = {
  static: () => staticFront(few.origin, productPath),
  kept: () => keptFront(few.origin, productPath),
  bundle: async () => oneBundleFront(few.origin, productPath, await buildOneBundle()),
  federated: () => federatedFront(few.origin),
  again: () => federatedFront(few.origin),
  many: () => federatedFront(many.origin),
};
const fronts = new Map<Kind, Front>();
const views = new Map<Kind, PageView[]>(kinds.map((kind) => [kind, []]));
let times: number[][];
try {
  await releaseMore(many, manyRemotes - remotePackages.length);
  for (const kind of kinds) fronts.set(kind, await open[kind]());
  const view = (kind: Kind) => viewOnPhone(browser, `${fronts.get(kind)?.origin}${productPath}`);
  // Once unseen: pictures are made and files compressed as in a shop that runs.
  for (const kind of kinds) await view(kind);
  for (let round = 0; round < rounds; round += 1)
    for (const kind of turned(kinds, round)) views.get(kind)?.push(await view(kind));
  times = await answerTimes([few.origin + productPath, many.origin + productPath], answers);
} finally {
  for (const front of fronts.values()) front.close();
  await browser.close();
  await many.close();
  await few.close();
  await shop.close();
}

const all = (kind: Kind, value: (view: PageView) => number | undefined) =>
  (views.get(kind) ?? []).map((view) => value(view) ?? 0);
const of = (kind: Kind, value: (view: PageView) => number | undefined) => median(all(kind, value));
const ms = (value: number) => `${Math.round(value)} ms`;
const lcp = (view: PageView) => view.lcp;
console.log(`Product page on a phone (processor 4 times slower, 1.6 Mbit/s, 150 ms), ${rounds} rounds, medians`);
for (const kind of kinds) {
  const each = all(kind, lcp)
    .map(Math.round)
    .sort((a, b) => a - b)
    .join(' ');
  console.log(
    `  ${names[kind].padEnd(15)} first byte ${ms(of(kind, (view) => view.ttfb))}, LCP ${ms(of(kind, lcp))} (${each}), TBT ${ms(of(kind, (view) => view.tbt))}, answers after ${ms(of(kind, (view) => view.answers))}, script ${of(kind, (view) => view.scriptBytes)} bytes, document ${of(kind, (view) => view.documentBytes)} bytes, levels ${of(kind, (view) => view.levels)}`,
  );
}
const [timesOfFew = [], timesOfMany = []] = times;
console.log(
  `  Answer of the shell itself: ${median(timesOfFew).toFixed(1)} ms with ${remotePackages.length} remotes, ${median(timesOfMany).toFixed(1)} ms with ${manyRemotes} (${answers} each)`,
);
/** All ratios of the largest paint; those without a target tell where the time goes, and what the machine cannot tell. */
const targets: readonly (readonly [Kind, Kind, number | undefined])[] = [
  ['kept', 'static', undefined],
  ['federated', 'static', 1.15],
  ['federated', 'bundle', 1.05],
  ['again', 'federated', undefined],
  ['many', 'federated', 1.03],
];
for (const [kind, floor, most] of targets.filter(([kind, floor]) => views.has(kind) && views.has(floor))) {
  const { ratio, low, high } = pairedRatio(all(kind, lcp), all(floor, lcp));
  // What lies within the interval is not told apart by so few rounds.
  const verdict = (limit: number) =>
    ratio <= limit ? 'met' : low > limit ? 'missed' : 'not told apart, take more ROUNDS';
  const state = most === undefined ? '' : ` (wanted at most ${most}): ${verdict(most)}`;
  console.log(
    `  LCP of ${names[kind]} to ${names[floor]}: ${ratio.toFixed(3)}, 95 % within ${low.toFixed(3)} and ${high.toFixed(3)}${state}`,
  );
}
