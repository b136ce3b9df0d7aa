/**
 * The last part of `npm run bench:pages`: how much longer the shell takes for a page of 20 blocks than for one of 2, in turns. The
 * documents are answered by the benchmark itself, so that the services' own time for them is in neither.
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { bannerExample } from 'shared-contracts/blocks/banner';
import type { Block } from 'shared-contracts/blocks/block';
import { heroExample } from 'shared-contracts/blocks/hero';
import { iconAndTextExample } from 'shared-contracts/blocks/icon-and-text';
import { richTextExample } from 'shared-contracts/blocks/rich-text';
import { getPage } from 'shared-contracts/calls/content';
import { openTestShop } from '../src/shop-under-test.ts';
import { askContent } from './content-front.ts';
import { median } from './median.ts';
import { pairedRatio } from './paired-ratio.ts';

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '150' } } });
const pairs = Number(values.pairs);
/** The shell renders these first, as it compiles its own code while it does. */
const warmUp = 40;
const most = 1.3;

const kinds = [heroExample, richTextExample, iconAndTextExample, bannerExample];
const blocksOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...kinds[place % kinds.length], id: `b${place}` }) as Block);

/** Answers pages called `blocks-<count>`, and hands every other call of content on. */
async function openContent(apiOrigin: () => string) {
  const content = Fastify();
  content.get('/publish/*', async (request, reply) => {
    const [, count] = /\/page\/[^/]+\/blocks-(\d+)/.exec(request.url) ?? [];
    if (count) return { ...getPage.example, blocks: blocksOf(Number(count)) };
    return askContent(apiOrigin(), request, reply);
  });
  await content.listen({ port: 0, host: '127.0.0.1' });
  return { content, origin: `http://127.0.0.1:${(content.server.address() as AddressInfo).port}` };
}

let apiOrigin = '';
const { content, origin } = await openContent(() => apiOrigin);
const shop = await openTestShop({ SERVICE_ORIGINS: `publish=${origin}` });
apiOrigin = shop.apiOrigin;
try {
  let asked = 0;
  /** Milliseconds until a page that nobody has asked for yet is there. */
  const rendered = async (count: number): Promise<number> => {
    asked += 1;
    const began = performance.now();
    const answer = await fetch(`${shop.origin}/en-us/pages/blocks-${count}?bench=${asked}`);
    const page = await answer.text();
    const took = performance.now() - began;
    const shown = page.split(heroExample.title).length - 1;
    if (!answer.ok || shown < Math.ceil(count / kinds.length))
      throw new Error(`blocks-${count}: ${answer.status}, ${shown} heroes`);
    return took;
  };
  for (let turn = 0; turn < warmUp; turn += 1) await rendered(turn % 2 ? 2 : 20);
  const few: number[] = [];
  const many: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    // Whoever comes second finds a warmer machine: they take turns in that, too.
    const order = pair % 2 ? ([2, 20] as const) : ([20, 2] as const);
    for (const count of order) (count === 2 ? few : many).push(await rendered(count));
  }
  const { ratio, low, high } = pairedRatio(many, few);
  console.log(
    `page of 20 blocks ${median(many).toFixed(1)} ms, of 2 ${median(few).toFixed(1)} ms, one at a time, none from the cache: ${ratio.toFixed(2)} times (95 %: ${low.toFixed(2)} to ${high.toFixed(2)}, ${pairs} pairs)`,
  );
  console.log(`${ratio <= most ? '✓' : '✗'} target: at most ${most} times`);
} finally {
  await shop.close();
  await content.close();
}
