import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Archetype, isView, type LookOptions } from './archetypes.ts';
import type { Colourway } from './colourways.ts';
import { artEdition, draw, drawSocial, sheetSize, socialSize } from './draw.ts';
import { imageStore } from './image-store.ts';
import { encode, formatFor, onLadder, type Rendition } from './rendition.ts';
import { aspects, parseSceneName } from './scene-name.ts';
import { scene, sceneHeight } from './scenes/scene.ts';

/** How a style in one colour is to be drawn. */
export interface Look {
  readonly archetype: Archetype;
  readonly colourway: Pick<Colourway, 'base' | 'trim'>;
  readonly options?: LookOptions | undefined;
}

export interface MediaOptions {
  /** Folder for finished pictures; made when missing. */
  readonly folder: string;
  /** The catalogue's answer for a style and colour; nothing when it has no such product. */
  readonly describe: (styleId: string, colourCode: string) => Promise<Look | undefined>;
  readonly most?: number;
  readonly parallel?: number;
}

type Answer = { readonly status: 400 | 404; readonly code: string; readonly message: string };
type Source = {
  readonly identity: string;
  readonly svgWidth: number;
  readonly most: number;
  readonly svg: () => string;
};

const styleIdPattern = /^[A-Z0-9]{2,24}$/;
/** A colourway, or the two of a design. */
const colourPattern = /^[A-Z0-9]{2,3}(-[A-Z0-9]{2,3})?$/;
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

/** Quality and sharpening are taken in steps, so that strangers cannot fill the disk with near copies. */
const inSteps = (value: number, step: number): number => Math.round(value / step) * step;

/** A parameter that is given twice arrives as a list. */
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
  const text = [artEdition, identity, width, quality, sharpen, format].join('|');
  return `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.${format}`;
};

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag) ?? false;

const lookText = ({ archetype, colourway, options }: Look): string =>
  JSON.stringify([archetype, colourway.base, colourway.trim, options ?? {}]);

/** Serves every picture of the shop; all of them are drawn, none is stored by hand. */
export const mediaPlugin: FastifyPluginAsync<MediaOptions> = async (app: FastifyInstance, options) => {
  const store = imageStore(options);

  const refuse = (reply: FastifyReply, { status, code, message }: Answer) =>
    reply.code(status).header('cache-control', 'no-store').send({ code, message });

  const send = async (request: FastifyRequest, reply: FastifyReply, source: Source, rendition: Rendition) => {
    const key = keyOf(source.identity, rendition);
    const etag = `"${key}"`;
    reply.headers({ vary: 'Accept', etag, 'cache-control': 'public, max-age=31536000, immutable' });
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const bytes = await store.get(key, () => encode(source.svg(), source.svgWidth, rendition));
    return reply.type(`image/${rendition.format}`).header('x-content-type-options', 'nosniff').send(bytes);
  };

  const productLook = async (styleId: string, colourCode: string): Promise<Look | undefined> =>
    styleIdPattern.test(styleId) && colourPattern.test(colourCode) ? options.describe(styleId, colourCode) : undefined;

  const social = (identity: string, svg: () => string): Source => ({
    identity: `og|${identity}`,
    svgWidth: socialSize.width,
    most: socialSize.width,
    svg,
  });
  /** Crawlers of social networks ask with any Accept and expect JPEG at full size. */
  const card: Rendition = { width: socialSize.width, quality: 60, sharpen: 60, format: 'jpeg' };

  app.get<{ Params: { version: string; styleId: string; colourCode: string; view: string }; Querystring: Query }>(
    '/images/:version/product/:styleId/:colourCode/:view',
    async (request, reply) => {
      const { version, styleId, colourCode, view } = request.params;
      if (!versionPattern.test(version) || !isView(view)) return refuse(reply, notFound);
      const rendition = renditionOf(request.query, request.headers.accept, 1600);
      if (isAnswer(rendition)) return refuse(reply, rendition);
      const look = await productLook(styleId, colourCode);
      if (!look) return refuse(reply, notFound);
      const svg = () => draw({ kind: 'product', seed: styleId, view, ...look });
      return send(
        request,
        reply,
        { identity: `product|${styleId}|${view}|${lookText(look)}`, svgWidth: sheetSize.width, most: 1600, svg },
        rendition,
      );
    },
  );

  app.get<{ Params: { version: string; name: string }; Querystring: Query }>(
    '/images/:version/scene/:name',
    async (request, reply) => {
      const { version, name } = request.params;
      const wanted = parseSceneName(name);
      if (!wanted || !versionPattern.test(version)) return refuse(reply, notFound);
      const rendition = renditionOf(request.query, request.headers.accept, 2560);
      if (isAnswer(rendition)) return refuse(reply, rendition);
      const [across, down] = aspects[wanted.aspect];
      const svgWidth = Math.round((sceneHeight * across) / down);
      return send(
        request,
        reply,
        { identity: `scene|${name}`, svgWidth, most: 2560, svg: () => scene(wanted) },
        rendition,
      );
    },
  );

  app.get<{ Params: { version: string; styleId: string; colourCode: string } }>(
    '/images/:version/og/product/:styleId/:colourCode',
    async (request, reply) => {
      const { version, styleId, colourCode } = request.params;
      const look = versionPattern.test(version) ? await productLook(styleId, colourCode) : undefined;
      if (!look) return refuse(reply, notFound);
      const source = social(`product|${styleId}|${lookText(look)}`, () =>
        drawSocial({ kind: 'product', seed: styleId, view: 'front', ...look }),
      );
      return send(request, reply, source, card);
    },
  );

  app.get<{ Params: { version: string; name: string } }>('/images/:version/og/scene/:name', async (request, reply) => {
    const { version, name } = request.params;
    const wanted = versionPattern.test(version) ? parseSceneName(name) : undefined;
    if (!wanted) return refuse(reply, notFound);
    const wide = { ...wanted, aspect: '40x21' } as const;
    const source: Source = {
      ...social(`scene|${name}`, () => scene(wide)),
      svgWidth: Math.round((sceneHeight * 40) / 21),
    };
    return send(request, reply, source, card);
  });
};
