import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { surrogateKeyHeader } from 'shared-contracts/headers';
import type { View } from 'shared-contracts/product-views';
import { rangeOf } from './byte-range.ts';
import { imageStore } from './image-store.ts';
import { deepestZoom } from './map-source.ts';
import { isView, type PictureSource, type SourcePicture } from './picture-source.ts';
import { encode, formatFor, onLadder, type Rendition } from './rendition.ts';

export interface MediaOptions {
  /** Folder for rendered pictures; created if missing. */
  readonly folder: string;
  readonly source: PictureSource;
  /** Returns the catalogue's reference to a product's picture; undefined for an unknown product or view. */
  readonly findReference: (styleId: string, colorCode: string, view: View) => Promise<string | undefined>;
  /** Finds a picture of the library in one of its proportions. */
  readonly findMedium: (mediaId: string, ratio: string) => Promise<SourcePicture | undefined>;
  readonly most?: number;
  readonly parallel?: number;
}

type Answer = { readonly status: 400 | 404 | 416; readonly code: string; readonly message: string };

const styleIdPattern = /^[A-Z0-9]{2,24}$/;
/** A colorway, or the two of a design. */
const colorPattern = /^[A-Z0-9]{2,3}(-[A-Z0-9]{2,3})?$/;
const versionPattern = /^[a-z0-9][a-z0-9._-]{0,31}$/i;

const notFound: Answer = { status: 404, code: 'image.not-found', message: 'There is no such picture.' };
const badInput = (message: string): Answer => ({ status: 400, code: 'image.bad-input', message });
const isAnswer = (value: object): value is Answer => 'status' in value;

const numberIn = (
  text: string | readonly string[] | undefined,
  standard: number,
  low: number,
  high: number,
): number | undefined => {
  if (text === undefined) return standard;
  if (typeof text !== 'string') return;
  const value = Number(text);
  return text.trim() !== '' && value >= low && value <= high ? value : undefined;
};

/** Quality and sharpening are rounded to steps, so that callers cannot fill the disk with near-duplicates. */
const inSteps = (value: number, step: number): number => Math.round(value / step) * step;

/** A repeated parameter arrives as an array. */
type Query = Partial<Record<'w' | 'dpr' | 'q' | 'sharpen', string | readonly string[]>>;

const renditionOf = (query: Query, accept: string | undefined, most: number): Rendition | Answer => {
  const width = numberIn(query.w, 400, 16, 2560);
  const ratio = numberIn(query.dpr, 2, 1, 4);
  const quality = numberIn(query.q, 50, 1, 100);
  const sharpen = numberIn(query.sharpen, 60, 0, 100);
  if (width === undefined) return badInput('w is the width in CSS pixels, 16 to 2560.');
  if (ratio === undefined) return badInput('dpr is the device pixel ratio, 1 to 4.');
  if (quality === undefined) return badInput('q is the quality, 1 to 100.');
  if (sharpen === undefined) return badInput('sharpen is 0 to 100.');
  return {
    width: onLadder(width, ratio, most),
    quality: Math.min(90, Math.max(30, inSteps(quality, 10))),
    sharpen: inSteps(sharpen, 20),
    format: formatFor(accept),
  };
};

const keyOf = (identity: string, { width, quality, sharpen, format }: Rendition): string => {
  const text = [identity, width, quality, sharpen, format].join('|');
  return `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.${format}`;
};

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag) ?? false;

/** A picture keeps its address, or an editor may change it there: browsers then ask again, and show the old one meanwhile. */
const unchanging = 'public, max-age=31536000, immutable';
const changing = 'public, max-age=60, stale-while-revalidate=86400';
/** An old tile beside a new one is a line that does not meet: a day of that does no harm. */
const ofTheMap = 'public, max-age=86400, stale-while-revalidate=604800';
/** A map asks for the seas that it lacks again and again; one with more may come with an import. */
const notOnTheMap = 'public, max-age=300';

const MAX_PRODUCT_WIDTH = 1600;
const MAX_SCENE_WIDTH = 2560;
/** Crawlers of social networks send any Accept header and expect a full-size JPEG. */
const card: Rendition = { width: 1200, quality: 60, sharpen: 60, format: 'jpeg' };

/** Serves the shop's pictures in the requested size and format, its films in whole or in part, and the tiles of its map. */
export const mediaPlugin: FastifyPluginAsync<MediaOptions> = async (app: FastifyInstance, options) => {
  const { source, findReference, findMedium } = options;
  const store = imageStore(options);

  const refuse = (reply: FastifyReply, { status, code, message }: Answer, kept = 'no-store') =>
    reply.code(status).header('cache-control', kept).send({ code, message });

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    picture: SourcePicture | undefined,
    rendition: Rendition,
  ) => {
    if (!picture) return refuse(reply, notFound);
    const key = keyOf(picture.identity, rendition);
    const etag = `"${key}"`;
    const { surrogateKey } = picture;
    reply.headers({ vary: 'Accept', etag, 'cache-control': surrogateKey ? changing : unchanging });
    if (surrogateKey) reply.header(surrogateKeyHeader, surrogateKey);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const bytes = await store.get(key, async () => encode(await picture.read(), rendition));
    return reply.type(`image/${rendition.format}`).header('x-content-type-options', 'nosniff').send(bytes);
  };

  /** Returns the request to the picture source for a product; undefined when the catalogue has no such picture. */
  const productRequest = async (styleId: string, colorCode: string, view: View) => {
    if (!styleIdPattern.test(styleId) || !colorPattern.test(colorCode)) return undefined;
    const reference = await findReference(styleId, colorCode, view);
    return reference === undefined ? undefined : { styleId, colorCode, view, reference };
  };

  app.get<{ Params: { version: string; styleId: string; colorCode: string; view: string }; Querystring: Query }>(
    '/images/:version/product/:styleId/:colorCode/:view',
    async (request, reply) => {
      const { version, styleId, colorCode, view } = request.params;
      if (!versionPattern.test(version) || !isView(view)) return refuse(reply, notFound);
      const rendition = renditionOf(request.query, request.headers.accept, MAX_PRODUCT_WIDTH);
      if (isAnswer(rendition)) return refuse(reply, rendition);
      const wanted = await productRequest(styleId, colorCode, view);
      return send(request, reply, wanted && (await source.product(wanted)), rendition);
    },
  );

  app.get<{ Params: { version: string; name: string }; Querystring: Query }>(
    '/images/:version/scene/:name',
    async (request, reply) => {
      const { version, name } = request.params;
      const picture = versionPattern.test(version) ? await source.scene(name) : undefined;
      if (!picture) return refuse(reply, notFound);
      const rendition = renditionOf(request.query, request.headers.accept, MAX_SCENE_WIDTH);
      if (isAnswer(rendition)) return refuse(reply, rendition);
      return send(request, reply, picture, rendition);
    },
  );

  app.get<{ Params: { version: string; mediaId: string; ratio: string }; Querystring: Query }>(
    '/images/:version/media/:mediaId/:ratio',
    async (request, reply) => {
      const { version, mediaId, ratio } = request.params;
      const picture = versionPattern.test(version) ? await findMedium(mediaId, ratio) : undefined;
      if (!picture) return refuse(reply, notFound);
      const most = Math.min(picture.width ?? MAX_SCENE_WIDTH, MAX_SCENE_WIDTH);
      const rendition = renditionOf(request.query, request.headers.accept, most);
      if (isAnswer(rendition)) return refuse(reply, rendition);
      return send(request, reply, picture, { ...rendition, width: Math.min(rendition.width, most) });
    },
  );

  app.get<{ Params: { version: string; file: string } }>('/images/:version/film/:file', async (request, reply) => {
    const { version, file } = request.params;
    const film = versionPattern.test(version) ? await source.film(file) : undefined;
    if (!film) return refuse(reply, { ...notFound, message: 'There is no such film.' });
    const etag = `"${film.identity}"`;
    const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
    reply.headers({ etag, 'cache-control': unchanging, 'accept-ranges': 'bytes' });
    if (matches(known, etag)) return reply.code(304).send();
    // A range of a newer version is useless to a client that has the start of an older one.
    // Only GET knows ranges (RFC 9110 section 14.2).
    const isRanged = request.method === 'GET' && (ifRange === undefined || ifRange === etag);
    const wanted = isRanged ? rangeOf(range, film.size) : undefined;
    if (wanted === 'none')
      return refuse(reply.header('content-range', `bytes */${film.size}`), {
        status: 416,
        code: 'film.no-such-range',
        message: 'The film does not have these bytes.',
      });
    const { first, last } = wanted ?? { first: 0, last: film.size - 1 };
    if (wanted) reply.code(206).header('content-range', `bytes ${first}-${last}/${film.size}`);
    return reply
      .type(film.type)
      .headers({ 'content-length': last - first + 1, 'x-content-type-options': 'nosniff' })
      .send(film.read(first, last));
  });

  app.get<{ Params: { version: string; z: string; x: string; y: string } }>(
    '/images/:version/map/:z/:x/:y',
    async (request, reply) => {
      const { version, ...place } = request.params;
      const [z, x, y] = [place.z, place.x, place.y].map((text) => (/^\d{1,7}$/.test(text) ? Number(text) : -1));
      const isPlace = z! >= 0 && z! <= deepestZoom && x! >= 0 && x! < 2 ** z! && y! >= 0 && y! < 2 ** z!;
      const tile =
        versionPattern.test(version) && isPlace ? await source.map?.tile({ z: z!, x: x!, y: y! }) : undefined;
      if (!tile) {
        const answer = { ...notFound, message: 'There is no such tile of the map.' };
        return refuse(reply, answer, isPlace ? notOnTheMap : undefined);
      }
      const etag = `"${tile.identity}"`;
      reply.headers({ etag, 'cache-control': ofTheMap });
      if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply
        .type('application/vnd.mapbox-vector-tile')
        .header('x-content-type-options', 'nosniff')
        .send(tile.bytes);
    },
  );

  app.get<{ Params: { version: string; styleId: string; colorCode: string } }>(
    '/images/:version/og/product/:styleId/:colorCode',
    async (request, reply) => {
      const { version, styleId, colorCode } = request.params;
      const wanted = versionPattern.test(version) ? await productRequest(styleId, colorCode, 'front') : undefined;
      return send(request, reply, wanted && (await source.productCard(wanted)), card);
    },
  );

  app.get<{ Params: { version: string; name: string } }>('/images/:version/og/scene/:name', async (request, reply) => {
    const { version, name } = request.params;
    return send(request, reply, versionPattern.test(version) ? await source.sceneCard(name) : undefined, card);
  });
};
