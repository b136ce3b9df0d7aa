/**
 * `npm run bench:pages`: cached pages per second at ten connections, against a server of the same kind that sends the same bytes
 * from memory, and what a page costs that has to be rendered.
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { openTestShop } from '../src/shop-under-test.ts';
import { median } from './median.ts';
import { pairedRatio } from './paired-ratio.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(values.rounds);
const connections = 10;
/** Seconds of one measurement. */
const duration = 3;
const target = { pages: 3000, p99: 10 } as const;
const path = '/en-us/p/none-TFVESDU40B3';
const headers = { 'accept-encoding': 'br' };

interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

async function measure(url: string): Promise<Measured> {
  const result = await autocannon({ url, connections, duration, headers });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} other answers`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Milliseconds until a page that nobody has asked for yet is there. */
async function rendered(origin: string, place: number): Promise<number> {
  const began = performance.now();
  await (await fetch(`${origin}${path}?bench=${place}`, { headers })).arrayBuffer();
  return performance.now() - began;
}

const shop = await openTestShop();
const floor = Fastify();
try {
  const page = await fetch(shop.origin + path, { headers });
  const size = Number((await fetch(shop.origin + path, { headers })).headers.get('content-length'));
  await page.arrayBuffer();
  const content = Buffer.alloc(size, 'x');
  floor.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(content));
  await floor.listen({ port: 0, host: '127.0.0.1' });
  const floorOrigin = `http://127.0.0.1:${(floor.server.address() as AddressInfo).port}`;

  await measure(shop.origin + path);
  const pages: Measured[] = [];
  const plain: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pages.push(await measure(shop.origin + path));
    plain.push(await measure(floorOrigin + path));
  }
  const misses: number[] = [];
  for (let place = 0; place < 40; place += 1) misses.push(await rendered(shop.origin, place));

  const perSecond = median(pages.map((one) => one.perSecond));
  const p99 = median(pages.map((one) => one.p99));
  const { ratio, low, high } = pairedRatio(
    plain.map((one) => one.perSecond),
    pages.map((one) => one.perSecond),
  );
  console.log(`Page of ${size} bytes, brotli, ${connections} connections, ${rounds} rounds of ${duration} s, medians:`);
  console.log(`cached page     ${Math.round(perSecond)}/s, p99 ${p99} ms`);
  console.log(
    `same bytes    ${Math.round(median(plain.map((one) => one.perSecond)))}/s from memory, ${ratio.toFixed(2)} times as many (95 %: ${low.toFixed(2)} to ${high.toFixed(2)})`,
  );
  console.log(`rendered page ${median(misses).toFixed(1)} ms, one at a time`);
  const isMet = perSecond >= target.pages && p99 <= target.p99;
  console.log(`${isMet ? '✓' : '✗'} target: ${target.pages}/s with p99 up to ${target.p99} ms`);
} finally {
  await floor.close();
  await shop.close();
}
