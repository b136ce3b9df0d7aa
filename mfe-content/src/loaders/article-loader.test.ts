import { getChildPages, searchArticles } from 'shared-contracts/calls/articles';
import { getAugmentedPage, getPage } from 'shared-contracts/calls/content';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { LoaderContext } from 'shared-contracts/routing';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { expect, test, vi } from 'vitest';
import { loadArticle } from './article-loader.ts';

const [card] = searchArticles.example.result;
const article = {
  layout: 'standard',
  summary: 'What the number on a shell means.',
  tags: [],
  picture: card?.picture,
  publishedOn: '2026-10-01',
};

interface Answers {
  readonly related?: () => unknown;
  readonly children?: () => unknown;
  /** Of the fixed page; without blocks by default. */
  readonly landing?: object;
}

const failed = () => Promise.reject(new ProductError('GEN500', ''));

/** Loads a page of editors, or at a `slug` another one. */
async function load(page: object, answers: Answers = {}, slug = 'two-layers-or-three') {
  const { related = () => searchArticles.example, children = () => getChildPages.example, landing = {} } = answers;
  const asked: unknown[] = [];
  const { calls, locale, config } = fakePlatform({
    answer: (call, input) => {
      if (call.name === getPage.name) return { ...getPage.example, ...page };
      if (call.name === getChildPages.name) return children();
      if (call.name === getAugmentedPage.name) return { ...getAugmentedPage.example, blocks: [], ...landing };
      asked.push(input);
      return related();
    },
  });
  const context: LoaderContext = {
    calls,
    locale,
    config,
    params: { page: slug },
    url: new URL(`http://localhost/en-us/pages/${slug}`),
    signal: new AbortController().signal,
  };
  return { data: await loadArticle(context), asked };
}

test('asks for four related articles of an article [CNT-07]', async () => {
  const { data, asked } = await load({ article });
  expect(asked).toMatchObject([{ query: { relatedTo: 'two-layers-or-three', limit: 4 } }]);
  expect(data.related.map(({ id }) => id)).toEqual([card?.id]);
});

test('asks for none on a service page', async () => {
  expect(await load({})).toMatchObject({ data: { related: [] }, asked: [] });
});

test('shows the article without them, and logs it, when they cannot be read [CNT-07]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { data } = await load({ article }, { related: failed });
  expect(data).toMatchObject({ name: getPage.example.name, related: [] });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('lists the pages below a page, and stands without them [CNT-01]', async () => {
  expect((await load({})).data.children.map(({ id }) => id)).toEqual(['returns']);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect((await load({}, { children: failed })).data.children).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test.each(['basecamp', 'contact-us', 'gift-card', 'loyalty-modal', 'promotions', 'westend'])(
  'shows the document of the fixed page %s, which is no page without blocks [CNT-01]',
  async (slug) => {
    const { data } = await load({}, { landing: getAugmentedPage.example }, slug);
    expect(data).toEqual({ ...getAugmentedPage.example, breadcrumbs: [], related: [], children: [] });
    await expect(load({}, {}, slug)).rejects.toMatchObject({ id: 'API404', status: 404 });
  },
);
