import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingFor } from '../encoding.ts';
import { staleStatus } from '../stale-status.ts';
import type { CachedPage, CacheHit } from './page-cache.ts';

/** Bytes of pages in other encodings than brotli, which few visitors ask for. */
const maxBytes = 16 * 1024 * 1024;

/** Brotli quality: a tenth of the time, or bytes that are a seventh fewer. */
const quality = { quick: 2, best: 6 } as const;
/** Many pages are asked for once only: the effort is made for those that are asked for again. */
const hitsUntilBest = 3;

export const compressPage = (html: string | Buffer, effort: keyof typeof quality): Promise<Buffer> =>
  promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

const hits = new WeakMap<CachedPage, number>();

/** Compresses a page again, and better, when it turns out to be asked for often. */
async function improve(page: CachedPage): Promise<void> {
  const count = (hits.get(page) ?? 0) + 1;
  hits.set(page, count);
  if (count !== hitsUntilBest) return;
  page.content = await compressPage(await promisify(brotliDecompress)(page.content), 'best');
}

const otherEncodings = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });

async function contentOf({ content, etag }: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return content;
  const key = `${encoding} ${etag}`;
  const known = otherEncodings.get(key);
  if (known) return known;
  const plain = await promisify(brotliDecompress)(content);
  const encoded = encoding === 'gzip' ? await promisify(gzip)(plain) : plain;
  otherEncodings.set(key, encoded);
  return encoded;
}

/** Sends a cached page, or that the visitor's copy is still right. */
export async function sendCached(
  { headers, log }: FastifyRequest,
  reply: FastifyReply,
  { page, age }: CacheHit,
  isPersonal: boolean,
): Promise<void> {
  const encoding = encodingFor(headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  const all = {
    ...page.headers,
    etag,
    'cache-control':
      age === undefined ? `${isPersonal ? 'private' : 'public'}, max-age=0, must-revalidate` : 'no-store',
    ...(age === undefined ? {} : { 'cache-status': staleStatus(age) }),
    vary: 'Accept-Encoding',
  };
  if (age === undefined && (headers['if-none-match'] ?? '').includes(etag)) {
    reply.hijack();
    reply.raw.writeHead(304, all).end();
    return;
  }
  const content = await contentOf(page, encoding);
  improve(page).catch((error) => log.warn({ err: error }, 'A page could not be compressed again'));
  reply.hijack();
  reply.raw
    .writeHead(200, {
      ...all,
      'content-type': 'text/html; charset=utf-8',
      'content-length': content.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    .end(content);
}
