import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from 'service-kit/network';
import { isLocaleId, locales } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { type RateLimit, type RateLimiter, takings } from '../server/rate-limit.ts';
import { describeOffers, type Merchant } from './merchant-feed.ts';
import { describePages, readContentPages, readIndex, readProductPages } from './sitemap.ts';
import { writeXml, type XmlTree } from './xml.ts';

export interface FeedOptions {
  readonly db: Db;
  readonly merchant: Merchant;
  readonly limiter: RateLimiter | undefined;
  readonly now: () => Date;
}

/** Crawlers ask a few times a day, for some files at once. */
const limits: readonly RateLimit[] = [{ name: 'feed', max: 60, seconds: 60, by: 'address' }];

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const wrappers = {
  index: { open: `<sitemapindex xmlns="${sitemaps}">`, close: '</sitemapindex>' },
  pages: { open: `<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`, close: '</urlset>' },
} as const;

const send = (reply: FastifyReply, wrapper: Parameters<typeof writeXml>[0], elements: Parameters<typeof writeXml>[1]) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600, stale-while-revalidate=86400')
    .send(Readable.from(writeXml(wrapper, elements)));

/** Sitemap and merchant feeds for search engines, made while they are sent. */
export const feedsPlugin =
  ({ db, merchant, limiter, now }: FeedOptions): FastifyPluginAsync =>
  async (instance) => {
    const { origin, brand } = merchant;
    const take = (request: FastifyRequest) => limiter?.take(takings(limits, { address: householdOf(request.ip) }));

    instance.get('/sitemap.xml', async (request, reply) => {
      await take(request);
      return send(reply, wrappers.index, await readIndex(db, origin));
    });

    instance.get<{ Params: { part: string } }>('/feeds/sitemap/:part.xml', async (request, reply) => {
      await take(request);
      const [, from] = /^products-([A-Z0-9]{2,24})$/.exec(request.params.part) ?? [];
      if (from === undefined && request.params.part !== 'content') throw new CallError('API404');
      const pages = from === undefined ? await readContentPages(db, now()) : await readProductPages(db, from);
      return send(reply, wrappers.pages, describePages(origin, pages));
    });

    instance.get<{ Params: { locale: string } }>('/feeds/:locale/products.xml', async (request, reply) => {
      const { locale } = request.params;
      if (!isLocaleId(locale)) throw new CallError('API404');
      await take(request);
      const channel = { title: brand, link: `${origin}/${locale}`, description: brand };
      const open = `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`;
      async function* elements(): AsyncGenerator<XmlTree> {
        yield channel;
        yield* describeOffers(db, locales[locale as keyof typeof locales], merchant);
      }
      return send(reply, { open, close: '</channel></rss>' }, elements());
    });
  };
