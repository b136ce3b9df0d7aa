import { searchArticles } from 'shared-contracts/calls/articles';
import { getPage } from 'shared-contracts/calls/content';
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

/** Loads a page whose related articles are answered by `related`. */
async function load(page: object, related: () => unknown = () => searchArticles.example) {
  const asked: unknown[] = [];
  const { calls, locale, config } = fakePlatform({
    answer: (call, input) => {
      if (call.name === getPage.name) return { ...getPage.example, ...page };
      asked.push(input);
      return related();
    },
  });
  const context: LoaderContext = {
    calls,
    locale,
    config,
    params: { page: 'two-layers-or-three' },
    url: new URL('http://localhost/en-us/pages/two-layers-or-three'),
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
  const { data } = await load({ article }, () => Promise.reject(new ProductError('GEN500', '')));
  expect(data).toMatchObject({ name: getPage.example.name, related: [] });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
