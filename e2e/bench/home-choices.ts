/**
 * `npm run bench -- choices`: what flags, experiments, and a personalized block cost the home page, in turns with a page without
 * them and with one that has many. Its largest picture is in the experiment's block, and its
 * visitors have been here before, so that everything is decided while the page waits.
 */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import Fastify from 'fastify';
import type { Block } from 'shared-contracts/blocks/block';
import { askSandbox } from '../src/sandbox-service.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';
import { turned } from './answer-times.ts';
import { askContent } from './content-front.ts';
import { median } from './median.ts';
import { pairedRatio } from './paired-ratio.ts';
import { type PageView, viewOnPhone } from './phone.ts';

const rounds = Number(process.env.ROUNDS ?? 9);
const most = 1.05;
const path = '/en-us';
const experienceId = 'home-hero';
const experiment = `block_${experienceId}`;

interface Amount {
  readonly name: string;
  readonly flags: number;
  readonly experiments: number;
}
const amounts: readonly Amount[] = [
  { name: 'nothing', flags: 0, experiments: 0 },
  { name: '2 flags, 1 experiment', flags: 2, experiments: 1 },
  { name: '200 flags, 50 experiments', flags: 200, experiments: 50 },
];

/** A page of the content service with its first block below an experiment, or with the baselines of all that it chooses from. */
function withChoices(blocks: readonly Block[], isChosen: boolean): Block[] {
  if (!isChosen) return blocks.flatMap((block) => (block.type === 'experience' ? block.baselines : [block]));
  const [first, ...others] = blocks;
  if (first?.type !== 'hero') throw new Error('The home page begins with another block than a hero');
  const variant = { name: 'Other', variantId: 'other', targets: [{ ...first, eyebrowText: 'Another way to begin' }] };
  return [
    { id: 'choices', name: 'Hero', type: 'experience', experienceId, baselines: [first], variants: [variant] },
    ...others,
  ];
}

/** Answers for the home page and for the flags of a shop, and hands every other call of content on. */
async function openServices({ flags }: Amount, apiOrigin: () => string) {
  const services = Fastify({ forceCloseConnections: true });
  services.get('/flags/eval/:client/:context', (_request, reply) => {
    const own = ['content.help-search', 'cart.express-wallets'];
    const keys = Array.from({ length: flags }, (_, place) => own[place] ?? `content.bench-${place}`);
    const state = { value: true, variation: 0, version: 1, flagVersion: 1, trackEvents: false };
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(`event: put\ndata: ${JSON.stringify(Object.fromEntries(keys.map((key) => [key, state])))}\n\n`);
    return reply;
  });
  services.get('/publish/*', async (request, reply) => {
    const text = await askContent(apiOrigin(), request, reply);
    if (!/\/augmentedpage\/[^/]+\/home\b/.test(request.url)) return text;
    const page = JSON.parse(text) as { readonly blocks: readonly Block[] };
    return { ...page, blocks: withChoices(page.blocks, flags > 0) };
  });
  await services.listen({ port: 0, host: '127.0.0.1' });
  return { services, origin: `http://127.0.0.1:${(services.server.address() as AddressInfo).port}` };
}

interface Measured {
  readonly amount: Amount;
  readonly shop: TestShop;
  readonly views: PageView[];
  close(): Promise<void>;
}

async function openMeasured(amount: Amount): Promise<Measured> {
  let apiOrigin = '';
  const { services, origin } = await openServices(amount, () => apiOrigin);
  const shop = await openTestShop({
    SERVICE_ORIGINS: `publish=${origin}`,
    LAUNCHDARKLY_STREAM_URL: `${origin}/flags`,
    OPTIMIZELY_POLL_SECONDS: '1',
    ...(amount.experiments === 0 ? { ENABLE_OPTIMIZELY: 'off' } : {}),
  });
  apiOrigin = shop.apiOrigin;
  const api = `${shop.sandboxOrigin}/experiments/api`;
  for (let place = 0; place < amount.experiments; place += 1) {
    const key = place === 0 ? experiment : `block_bench-${place}`;
    const made = { key, name: key, traffic: 100, variations: ['baseline', 'other'] };
    await askSandbox(api, '/experiments', 'POST', made);
    await askSandbox(api, `/experiments/${key}`, 'PATCH', { status: 'Running' });
  }
  if (amount.experiments > 0) {
    const everybody = {
      experienceId: 'home-next-trip',
      name: 'Next trip',
      variants: [{ label: 'night', categories: [] }],
    };
    await askSandbox(`${shop.sandboxOrigin}/personalization/api`, '/campaigns', 'PUT', [everybody]);
    await untilRunning(shop, amount.experiments);
  }
  return {
    amount,
    shop,
    views: [],
    async close() {
      await shop.close();
      await services.close();
    },
  };
}

/** The shell asks for the datafile every second. */
async function untilRunning({ origin }: TestShop, count: number): Promise<void> {
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    const text = await (await fetch(`${origin}/experiments/datafile.json`)).text();
    if (text.split('"status":"Running"').length - 1 === count) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The shell does not know ${count} experiments`);
}

/** The cookie of a visitor who comes back, about whom the shell knows nothing yet. */
function returning() {
  const id = `vuid_${randomBytes(14).toString('hex').slice(0, 27)}`;
  return { name: '__Host-shop.experiments', value: `${id}.1.${Math.floor(Date.now() / 1000)}.0` };
}

/** What a visitor's page shows of what was decided. */
async function decided({ amount, shop }: Measured): Promise<void> {
  const shown = new Set<string>();
  for (let place = 0; place < 20; place += 1) {
    const { name, value } = returning();
    const html = await (await fetch(shop.origin + path, { headers: { cookie: `${name}=${value}` } })).text();
    for (const text of ['Another way to begin', 'Stay for the morning'])
      if (html.includes(`>${text}<`)) shown.add(text);
  }
  const wanted = amount.experiments > 0 ? 2 : 0;
  if (shown.size !== wanted) throw new Error(`${amount.name}: the page shows ${[...shown].join(', ') || 'nothing'}`);
}

/** Prints largest paint, layout shift, and script before the first paint, each against the page without anything to choose. */
export async function benchChoices(browser: Browser): Promise<void> {
  const all: Measured[] = [];
  try {
    for (const amount of amounts) all.push(await openMeasured(amount));
    for (const one of all) await decided(one);
    for (let round = -1; round < rounds; round += 1)
      for (const { shop, views } of turned(all, round)) {
        const view = await viewOnPhone(browser, shop.origin + path, returning());
        // Once unseen: pictures are made and files compressed as in a shop that runs.
        if (round >= 0) views.push(view);
      }
    const [plain, few, many] = all;
    if (!plain || !few || !many) throw new Error('Three shops were to be measured');
    console.log(`${path} by what is chosen on it, on a simulated phone, ${rounds} rounds, medians`);
    for (const one of all) print(one);
    compare(few, plain);
    compare(many, few);
  } finally {
    for (const one of all) await one.close();
  }
}

const medianOf = ({ views }: Measured, value: (view: PageView) => number) => median(views.map(value));

function print(one: Measured): void {
  const of = (value: (view: PageView) => number) => Math.round(medianOf(one, value));
  console.log(
    `  ${one.amount.name}: LCP ${of(({ lcp }) => lcp)} ms, first byte ${of(({ ttfb }) => ttfb)} ms, shift ${medianOf(one, ({ shift }) => shift).toFixed(4)}, script before the first paint ${of(({ earlyScriptBytes }) => earlyScriptBytes)} bytes, document ${of(({ documentBytes }) => documentBytes)} bytes`,
  );
}

function compare(one: Measured, floor: Measured): void {
  const paints = (measured: Measured) => measured.views.map(({ lcp }) => lcp);
  const { ratio, low, high } = pairedRatio(paints(one), paints(floor));
  const shift = medianOf(one, (view) => view.shift) - medianOf(floor, (view) => view.shift);
  const script = medianOf(one, (view) => view.earlyScriptBytes) - medianOf(floor, (view) => view.earlyScriptBytes);
  // What can still be no difference is none.
  const isMet = low <= 1 && ratio <= most && shift < 0.001 && script <= 0;
  console.log(
    `${isMet ? '✓' : '✗'} ${one.amount.name} against ${floor.amount.name}: LCP ${ratio.toFixed(3)} times (95 %: ${low.toFixed(3)} to ${high.toFixed(3)}), shift ${shift.toFixed(4)} and script before the first paint ${script} bytes more`,
  );
}
