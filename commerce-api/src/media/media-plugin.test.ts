import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBrand } from '../load-brand.ts';
import { imageStore } from './image-store.ts';
import { mediaPlugin } from './media-plugin.ts';
import { formatFor, onLadder } from './rendition.ts';

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  app = Fastify();
  await app.register(mediaPlugin, {
    folder: join(folder, 'pictures'),
    source: (await loadBrand()).pictures,
    findMedium: async () => undefined,
    findReference: async (styleId) => (styleId === 'TFJACKET1' ? 'puffer/hooded/unisex' : undefined),
  });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const product = '/images/v1/product/TFJACKET1/2B1/front';
const modern = 'image/avif,image/webp,image/apng,*/*;q=0.8';

describe('tiles of the map [ACC-17]', () => {
  test('are sent with a type, kept for a day, and not again while they are the same', async () => {
    const { statusCode, headers, rawPayload } = await ask('/images/v1/map/3/1/2');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile']);
    expect(headers['cache-control']).toContain('max-age=86400');
    expect(rawPayload.length).toBeGreaterThan(1000);
    const again = await ask('/images/v1/map/3/1/2', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await ask('/images/v1/map/3/1/3')).headers.etag).not.toBe(headers.etag);
  });

  test.each(['3/8/1', '3/1/8', '3/-1/1', '3/1.5/1', '3/x/1', '16/1/1', '7/0/0', '..%2F1/1/1'])(
    'are missing at %s',
    async (place) => {
      const { statusCode, body, headers } = await ask(`/images/v1/map/${place}`);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'image.not-found']);
      expect(headers['cache-control']).toBe(place === '7/0/0' ? 'public, max-age=300' : 'no-store');
    },
  );
});

describe('image endpoint', () => {
  test.each([
    [modern, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
    ['image/avif;q=0, image/webp', 'webp'],
  ])(
    'answers Accept %s with %s at double width from one address, cacheable for a year [CAT-10]',
    async (accept, format) => {
      const response = await ask(`${product}?w=160`, { accept });
      const meta = await sharp(response.rawPayload).metadata();
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': `image/${format}`,
        vary: 'Accept',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect([meta.width, meta.height]).toEqual([320, 400]);
    },
  );

  test('renders at twice the width, with quality 50 and sharpening 60, unless asked otherwise [CAT-10]', async () => {
    const etagOf = async (query: string) => (await ask(`${product}?${query}`, { accept: modern })).headers.etag;
    const standard = await etagOf('w=160');
    expect(await etagOf('w=160&dpr=2&q=50&sharpen=60')).toBe(standard);
    for (const other of ['w=160&dpr=1', 'w=160&q=80', 'w=160&sharpen=0'])
      expect(await etagOf(other)).not.toBe(standard);
  });

  test('limits a card picture to 20 kB at 400 pixels and dpr 2 [CAT-10]', async () => {
    const response = await ask(`${product}?w=400`, { accept: modern });
    expect(response.rawPayload.length).toBeLessThan(20_000);
  });

  test('answers 304 for a picture that the browser has [CAT-10]', async () => {
    const first = await ask(`${product}?w=80`, { accept: modern });
    const again = await ask(`${product}?w=80`, { accept: modern, 'if-none-match': `"other", ${first.headers.etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload.length).toBe(0);
  });

  test('gives each format its own ETag, so that caches cannot mix them up [CAT-10]', async () => {
    const [avif, webp] = await Promise.all([
      ask(`${product}?w=80`, { accept: modern }),
      ask(`${product}?w=80`, { accept: 'image/webp' }),
    ]);
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
  });

  test.each(['w=0', 'w=abc', 'w=', 'w=99999', 'dpr=0', 'dpr=9', 'q=0', 'q=101', 'sharpen=-1', 'w=1&w=2'])(
    'rejects %s with 400 [CAT-10]',
    async (query) => {
      const response = await ask(`${product}?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'image.bad-input' });
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  test.each([
    '/images/v1/product/TFUNKNOWN/2B1/front',
    '/images/v1/product/TFJACKET1/ZZZ/front',
    '/images/v1/product/TFJACKET1/2B1/inside',
    '/images/v1/product/tf..%2F/2B1/front',
    '/images/v1/scene/nowhere-1-day-clear-1x1',
    '/images/v1/og/product/TFUNKNOWN/2B1',
    '/images/v1/og/scene/nowhere',
  ])('answers %s with 404 [CAT-10]', async (url) => {
    const response = await ask(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('serves scenes in their own proportions [CAT-10]', async () => {
    const response = await ask('/images/v1/scene/camp-4-night-clear-21x9?w=240&dpr=1', { accept: modern });
    const meta = await sharp(response.rawPayload).metadata();
    expect([meta.width, meta.height]).toEqual([240, 103]);
  });

  test('serves social cards as JPEG of 1200 by 630 for any Accept header [CAT-10]', async () => {
    const responses = await Promise.all([
      ask('/images/v1/og/product/TFJACKET1/2B1', { accept: modern }),
      ask('/images/v1/og/scene/ridge-12-dusk-mist-16x9'),
    ]);
    for (const response of responses) {
      const meta = await sharp(response.rawPayload).metadata();
      expect([meta.format, meta.width, meta.height]).toEqual(['jpeg', 1200, 630]);
    }
  });
});

describe('films', () => {
  const film = '/images/v1/film/rain-on-a-shell.webm';

  test('are sent in whole, cacheable for a year [CNT-06]', async () => {
    const response = await ask(film);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(response.rawPayload.length),
      'x-content-type-options': 'nosniff',
    });
    const again = await ask(film, { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('are sent in parts to players that seek [CNT-06]', async () => {
    const whole = await ask(film);
    const size = whole.rawPayload.length;
    const part = await ask(film, { range: 'bytes=1000-1999', 'if-range': String(whole.headers.etag) });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 1000-1999/${size}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(1000, 2000))).toBe(true);
    const beyond = await ask(film, { range: `bytes=${size}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect(beyond.headers['cache-control']).toBe('no-store');
    const older = await ask(film, { range: 'bytes=0-9', 'if-range': '"another edition"' });
    expect([older.statusCode, older.rawPayload.length]).toEqual([200, size]);
    const head = await app.inject({ method: 'HEAD', url: film, headers: { range: 'bytes=0-9' } });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(size)]);
  });

  test('have captions as text [CNT-06]', async () => {
    const response = await ask('/images/v1/film/rain-on-a-shell.de.vtt');
    expect(response.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(response.body).toMatch(/^WEBVTT\n/);
  });

  test.each(['nothing.webm', 'rain-on-a-shell', '..%2Fbrand.json', 'rain-on-a-shell.exe', 'Rain.webm'])(
    'answers %s with 404 [CNT-06]',
    async (file) => {
      const response = await ask(`/images/v1/film/${file}`);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );
});

describe('format and width selection', () => {
  test.each([
    [undefined, 'jpeg'],
    ['image/*', 'jpeg'],
    ['IMAGE/AVIF', 'avif'],
    ['image/webp;q=0.0', 'jpeg'],
  ])('maps %s to %s [CAT-10]', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });

  test.each([
    [400, 2, 1600, 800],
    [401, 2, 1600, 960],
    [1000, 3, 1600, 1600],
    [17, 1, 1600, 80],
    [2560, 4, 2560, 2560],
  ])('maps %i CSS pixels at ratio %i, at most %i, to %i [CAT-10]', (width, ratio, most, expected) => {
    expect(onLadder(width, ratio, most)).toBe(expected);
  });
});

describe('picture folder', () => {
  const open = async (most?: number) => {
    const place = join(folder, crypto.randomUUID());
    return { place, store: imageStore({ folder: place, ...(most === undefined ? {} : { most }) }) };
  };

  test('renders a picture once for twenty concurrent requests [CAT-10]', async () => {
    const { store } = await open();
    let made = 0;
    const make = async () => Buffer.from(`picture ${++made}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.get('a.avif', make)));
    expect(made).toBe(1);
    expect(new Set(answers.map(String))).toEqual(new Set(['picture 1']));
  });

  test('renders pictures one after another and reuses them in the next process [CAT-10]', async () => {
    const { store, place } = await open();
    let [now, most] = [0, 0];
    const make = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return Buffer.from('x');
    };
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => store.get(key, make)));
    expect(most).toBe(1);
    expect((await readdir(place)).sort()).toEqual(['a', 'b', 'c', 'd']);
    const later = imageStore({ folder: place });
    expect(String(await later.get('a', () => Promise.reject(new Error('made again'))))).toBe('x');
  });

  test('reports a failed rendering, leaves no file, and succeeds on a later attempt [CAT-10]', async () => {
    const { store } = await open();
    await expect(store.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    expect(String(await store.get('a', async () => Buffer.from('ink')))).toBe('ink');
  });

  test('limits the size of the folder [CAT-10]', async () => {
    const { store, place } = await open(20);
    for (let index = 0; index < 60; index++) await store.get(`k${index}`, async () => Buffer.from('x'));
    expect((await readdir(place)).length).toBeLessThanOrEqual(20);
  });
});
