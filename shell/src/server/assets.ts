import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingFor } from './encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = new Set(['.js', '.json', '.css', '.svg', '.txt']);

/** Brotli quality: one second for the smallest file, or milliseconds for one 10 percent larger. */
const quality = { best: 11, quick: 5 } as const;

async function encode(content: Buffer, encoding: Encoding, effort: keyof typeof quality): Promise<Buffer> {
  if (encoding === 'br')
    return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[effort] } });
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 });
  return content;
}

let before: Promise<unknown> = Promise.resolve();

/**
 * The smallest encoding, one file after the other: each takes one of the four threads of the process that read files and compress
 * pages, too, for a second and more.
 */
function encodeBest(file: Promise<Buffer>): Promise<Buffer> {
  const own = before.then(async () => encode(await file, 'br', 'best'));
  before = own.catch(() => undefined);
  return own;
}

/** Operating system errors that mean: no such file. */
const missing: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** The files of a release for browsers; its manifest, server half, and the registry are for servers only. */
export const browserFiles = /^[a-z][a-z0-9]*\/[^/]+\/browser\/[^\0]+$/;

/**
 * Serves immutable files, compressed once and cached. Pages on any of the shop's origins load them, so they carry
 * CORS headers; a missing file is a plain 404.
 */
export function serveImmutable(app: FastifyInstance, prefix: string, folder: string, served = /^[^\0]+$/): void {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: 500 });

  /** The first request gets the file immediately, later ones the smallest encoding. */
  function contentOf(path: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding}:${path}`;
    const known = kept.get(key);
    if (known) return known;
    const file = readFile(join(folder, path));
    const quick = file.then((content) => encode(content, encoding, 'quick'));
    kept.set(key, quick);
    const best = async () => {
      await quick;
      if (encoding === 'br') kept.set(key, Promise.resolve(await encodeBest(file)));
    };
    // The caller gets an unreadable file's error; the next one tries again.
    best().catch(() => kept.delete(key));
    return quick;
  }

  app.get(`${prefix}/*`, async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const path = normalize(request.params['*']);
    const extension = extname(path);
    const type = types[extension];
    if (path.startsWith('..') || !served.test(path) || !type) return reply.code(404).send('Not found');
    const encoding = compressible.has(extension) ? encodingFor(request.headers['accept-encoding']) : 'identity';
    let body: Buffer;
    try {
      body = await contentOf(path, encoding);
    } catch (error) {
      if (missing.has((error as NodeJS.ErrnoException).code)) return reply.code(404).send('Not found');
      throw error;
    }
    return reply
      .headers({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      })
      .send(body);
  });
}
