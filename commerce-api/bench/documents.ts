import type pg from 'pg';
import { getChildPages, searchArticles, searchContent } from 'shared-contracts/calls/articles';
import { getFooter, getMenu, getPopups } from 'shared-contracts/calls/chrome';
import { getPage } from 'shared-contracts/calls/content';
import type { BenchShop } from './bench-shop.ts';
import { rotate } from './goods.ts';
import { load, paced, percentile, type Times, type Work } from './load.ts';
import { ratioOfMeans } from './ratio-of-means.ts';

const site = { mode: 'publish', siteId: 'US' } as const;
/** Pages that both shops have, so that answers are equal. */
const ASKED = 100;
/** Pages with this many blocks are compared. */
const BLOCKS = { few: 2, many: 20 } as const;

const seo = { title: 'T', description: 'D', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };

function pageOf(blocks: number): object {
  const picture = { src: '/images/v1/scene/ridge-12-dusk-mist-16x9', alt: 'Ridge', width: 1920, height: 1080 };
  const target = { text: 'Read', url: '/pages/repairs' };
  return {
    name: 'Blocks',
    seo,
    blocks: Array.from({ length: blocks }, (_, index) => ({
      id: `b${index}`,
      name: 'Hero',
      type: 'hero',
      variant: 'standard',
      title: `Hero ${index}`,
      subtitle: 'Shells, down and boots for the half of the year that most look at through a window.',
      media: { small: picture, large: picture },
      targets: [target, target],
      tone: 'dark',
    })),
  };
}

/** Publishes articles of 600 words in three languages, five of them below each fifth, and the two pages of blocks. */
export async function publishArticles(client: pg.Client | pg.Pool, count: number): Promise<void> {
  await client.query(
    `insert into document_version (version_id, kind, slug, language, site, number, body, author, note, live_from)
    select gen_random_uuid(), 'article', 'bench-' || n, language, '', 1, jsonb_build_object(
      'name', 'Article ' || n, 'seo', cast($2 as jsonb), 'parent', 'bench-' || (n / 5) * 5,
      'article', jsonb_build_object('summary', 'About ' || n, 'publishedOn', '2026-01-01',
        'tags', jsonb_build_array(jsonb_build_object('id', 'tag-' || n % 20, 'label', 'Tag ' || n % 20)),
        'picture', jsonb_build_object('src', '/images/v1/scene/ridge-12-dusk-mist-3x2', 'alt', '', 'width', 1500, 'height', 1000)),
      'blocks', jsonb_build_array(jsonb_build_object('id', 'text', 'name', 'Text', 'type', 'rich-text',
        'paragraphs', jsonb_build_array('rare' || n % 5000 || 'word ' ||
          (select string_agg('mountain' || (n * 31 + w * 7) % 997, ' ') from generate_series(1, 600) w)))))
      , 'bench', '', now()
    from generate_series(0, $1 - 1) n, unnest(array['en', 'fr', 'de']) language`,
    [count, JSON.stringify(seo)],
  );
  for (const [name, blocks] of Object.entries(BLOCKS))
    await client.query(
      `insert into document_version (version_id, kind, slug, language, site, number, body, author, note, live_from)
      values (gen_random_uuid(), 'article', $1, 'en', '', 1, $2, 'bench', '', now())`,
      [`blocks-${name}`, JSON.stringify(pageOf(blocks))],
    );
  await client.query('analyze document_version');
}

/** What visitors ask for: mostly pages with their frame, sometimes lists and searches. */
function visits(shop: BenchShop): Work {
  const slugs = Array.from({ length: ASKED }, (_, index) => `bench-${(index * 37) % ASKED}`);
  const page = rotate(slugs);
  const asks: readonly (() => Promise<void>)[] = [
    () => shop.send(getPage, { params: { ...site, page: page() } }),
    () => shop.send(getMenu, { params: site }),
    () => shop.send(getPage, { params: { ...site, page: page() } }),
    () => shop.send(getFooter, { params: site }),
    () => shop.send(getPage, { params: { ...site, page: page() } }),
    () => shop.send(getPopups, { params: site }),
    () => shop.send(searchArticles, { params: site, query: { limit: 12 } }),
    () => shop.send(getChildPages, { params: { ...site, parentPageSlug: page() } }),
    () =>
      shop.send(searchContent, {
        params: { ...site, searchType: 'articles' },
        query: { q: `rare${page().slice(6)}word` },
      }),
    () => shop.send(getPage, { params: { ...site, page: page() } }),
  ];
  const next = rotate(asks);
  return () => next()();
}

export interface Compared {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly before: Times;
  readonly after: Times;
}

/** Compares the 99th percentile of visits to few and to many documents, at the same rate, in turns. */
export async function documentCounts(
  few: BenchShop,
  many: BenchShop,
  { rounds, seconds, perSecond }: { readonly rounds: number; readonly seconds: number; readonly perSecond: number },
): Promise<Compared> {
  const [before, after] = [visits(few), visits(many)];
  const works = [before, after] as const;
  for (const work of works) await paced(work, perSecond, seconds);
  const p99s: [number[], number[]] = [[], []];
  const all: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const place of [0, 1] as const) {
      const times = await paced(works[place], perSecond, seconds);
      p99s[place].push(percentile(times, 0.99));
      all[place].push(...times);
    }
  return { ...ratioOfMeans(p99s[1], p99s[0]), before: all[0], after: all[1] };
}

/** Compares the time of a page of many blocks with that of a page of few, one at a time, in turns. */
export async function blockCounts(shop: BenchShop, rounds: number): Promise<Compared> {
  const work = (page: string) => () => shop.send(getPage, { params: { ...site, page } });
  const works = [work('blocks-few'), work('blocks-many')] as const;
  for (const one of works) await load(one, 1, 1);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const place of [0, 1] as const) {
      const began = performance.now();
      await works[place]();
      times[place].push(performance.now() - began);
    }
  return { ...ratioOfMeans(times[1], times[0]), before: times[0], after: times[1] };
}

/** Milliseconds that the database needs for a search whose words every article has, as it is and page by page. */
export async function searchTimes(shop: BenchShop): Promise<{ readonly common: number; readonly rare: number }> {
  const time = async (q: string): Promise<number> => {
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const began = performance.now();
      await shop.send(searchContent, { params: { ...site, searchType: 'articles' }, query: { q } });
      times.push(performance.now() - began);
    }
    return percentile(times, 0.5);
  };
  return { common: await time('mountain7'), rare: await time('rare7word') };
}
