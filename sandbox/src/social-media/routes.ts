import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { householdOf } from 'service-kit/network';
import { photoLimits } from 'shared-contracts/photo-limits';
import { decisionBody, type ModeratedPhoto, photoQueues } from 'shared-contracts/photo-moderation';
import { newPhotoBody, newUserBody, reportBody } from 'shared-contracts/photo-requests';
import type { Photo, PhotoPage } from 'shared-contracts/social-media';
import * as v from 'valibot';
import { isShopOrigin } from '../card/routes.ts';
import type { Settings } from '../settings.ts';
import { Allowance, type Allowed } from './allowance.ts';
import { currentTerms, PhotoLibrary, type StoredPhoto, streamOf } from './library.ts';
import { type PictureSize, pictureSizes } from './picture.ts';
import { SocialRefusal } from './refusal.ts';

type SocialSettings = Pick<Settings, 'socialMedia' | 'folder' | 'publicUrl' | 'shopOrigins'>;

const customerId = 'customer-sandbox';
/** Milliseconds for which a moderator's page may show a photo that nobody else may see. */
const viewingTime = 10 * 60_000;
/** Seconds until a photo that was refused is gone from browsers. */
const pictureAge = 300;

const paging = v.object({
  after: v.optional(v.string()),
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(50)), '12'),
});

const signedView = v.object({ until: v.optional(v.string(), ''), signature: v.optional(v.string(), '') });

const isEqual = (given: string, own: string): boolean => {
  const hashed = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashed(given), hashed(own));
};

/** The part of a list behind the photo that `after` names. */
function pageOf(photos: readonly StoredPhoto[], query: unknown) {
  const { after, limit } = v.parse(paging, query);
  const start = after === undefined ? 0 : photos.findIndex(({ id }) => id === after) + 1;
  const media = photos.slice(start, start + limit);
  const last = media.at(-1);
  return { media, ...(last && start + limit < photos.length ? { next: last.id } : {}) };
}

/** The social media service, below `/social-media` (README). */
export function addSocialMedia(app: FastifyInstance, settings: SocialSettings): void {
  const { publicUrl, shopOrigins, socialMedia } = settings;
  const library = new PhotoLibrary(settings.folder);
  const allowance = new Allowance(socialMedia.allowance);
  app.addHook('onClose', async () => library.close());

  const sign = (text: string) => createHmac('sha256', socialMedia.secret).update(text).digest('base64url');
  const imageOf = ({ id, sizes }: StoredPhoto, size: PictureSize, query = '') => ({
    url: `${publicUrl}/social-media/pictures/${id}/${size}.webp${query}`,
    ...sizes[size],
  });
  const shownPhoto = (photo: StoredPhoto): Photo => ({
    id: photo.id,
    caption: photo.caption,
    language: photo.language,
    uploader: { name: photo.name },
    publishedAt: photo.publishedAt ?? photo.uploadedAt,
    images: { small: imageOf(photo, 'small'), large: imageOf(photo, 'large') },
  });
  const toModerate = (photo: StoredPhoto): ModeratedPhoto => {
    const until = Date.now() + viewingTime;
    const query = `?until=${until}&signature=${sign(`${photo.id} ${until}`)}`;
    const { publishedAt: _publishedAt, ...shown } = shownPhoto(photo);
    return {
      ...shown,
      images: { small: imageOf(photo, 'small', query), large: imageOf(photo, 'large', query) },
      status: photo.status,
      revision: photo.revision,
      uploadedAt: photo.uploadedAt,
      tags: [...photo.streams],
      categories: [...photo.categories],
      reports: photo.reports.map(({ reason, text, reportedAt }) => ({ reason, text, reportedAt })),
    };
  };
  const photos = (wanted: (photo: StoredPhoto) => boolean, query: unknown): PhotoPage => {
    const { media, ...rest } = pageOf(library.published(wanted), query);
    return { media: media.map(shownPhoto), ...rest };
  };
  const isIn = (streamId: string) => (photo: StoredPhoto) => photo.streams.some((tag) => streamOf(tag) === streamId);

  app.register(
    async (service) => {
      service.addContentTypeParser(
        ['image/jpeg', 'image/png', 'image/webp'],
        { parseAs: 'buffer', bodyLimit: photoLimits.bytes },
        (_request, body, done) => done(null, body),
      );
      service.setErrorHandler((error, request, reply) => {
        const status = (error as { statusCode?: number }).statusCode ?? 500;
        const refusal =
          error instanceof SocialRefusal
            ? error
            : v.isValiError(error) || status === 400
              ? new SocialRefusal('invalid_request')
              : status === 413
                ? new SocialRefusal('too_large')
                : status === 415
                  ? new SocialRefusal('unsupported_type')
                  : undefined;
        if (!refusal) request.log.error({ err: error }, 'failed');
        return reply.code(refusal?.status ?? 500).send({ error: refusal?.code ?? 'internal_error' });
      });
      service.addHook('onRequest', async (request, reply) => {
        const { origin } = request.headers;
        reply.header('vary', 'origin').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        // No credentials are allowed: cookies of whoever asks never count here.
        if (origin && isShopOrigin(origin, shopOrigins)) reply.header('access-control-allow-origin', origin);
      });
      service.options('/*', async (_request, reply) =>
        reply
          .header('access-control-allow-methods', 'GET, POST')
          .header('access-control-allow-headers', 'content-type')
          .header('access-control-max-age', 600)
          .code(204)
          .send(),
      );
      const isOperator = ({ headers }: FastifyRequest) =>
        isEqual(headers.authorization ?? '', `Bearer ${socialMedia.secret}`);
      const admit = (what: Allowed) => async (request: FastifyRequest) => {
        const { auth_token: token } = request.query as { readonly auth_token?: unknown };
        if (typeof token !== 'string' || !isEqual(token, socialMedia.key)) throw new SocialRefusal('invalid_token');
        // What the customer sends is not what the shoppers of the same household may send.
        if (!isOperator(request)) allowance.take(what, request.ip);
      };
      const reads = { onRequest: admit('read') };
      const now = () => new Date().toISOString();

      service.get('/', reads, async () => ({ id: customerId, name: 'Sandbox', terms: currentTerms }));
      service.get('/categories/media/recent', reads, async ({ query }) => {
        const { category } = v.parse(v.object({ category: newPhotoBody.entries.categories.pipe[0].item }), query);
        return photos(({ categories }) => categories.includes(category), query);
      });
      service.get<{ Params: { customerId: string } }>('/customers/:customerId/media/recent', reads, async (request) => {
        if (request.params.customerId !== customerId) throw new SocialRefusal('not_found');
        return photos(() => true, request.query);
      });
      service.get<{ Params: { mediaId: string } }>('/media/:mediaId/streams', reads, async ({ params }) => {
        const { status, streams } = library.find(params.mediaId);
        if (status !== 'approved') throw new SocialRefusal('not_found');
        return { streams: streams.map((tag) => ({ id: streamOf(tag), tag })) };
      });
      service.get('/streams/media/recent', reads, async ({ query }) => {
        const { tag } = v.parse(v.object({ tag: newPhotoBody.entries.streams.pipe[0].item }), query);
        const streamId = streamOf(tag);
        return { ...photos(isIn(streamId), query), streamId };
      });
      service.get<{ Params: { streamId: string } }>('/streams/:streamId/media/recent', reads, async (request) => {
        const { streamId } = request.params;
        return { ...photos(isIn(streamId), request.query), streamId };
      });
      service.post<{ Params: { mediaId: string } }>(
        '/media/:mediaId/reports',
        { onRequest: admit('report') },
        async ({ params, body, ip }, reply) => {
          library.report(params.mediaId, v.parse(reportBody, body), { now: now(), from: householdOf(ip) });
          return reply.code(202).send({});
        },
      );
      service.post('/stashes', { onRequest: admit('stash') }, async ({ body }, reply) => {
        if (!Buffer.isBuffer(body)) throw new SocialRefusal('unsupported_type');
        return reply.code(201).send(await library.addStash(body));
      });
      service.post('/users', { onRequest: admit('user') }, async ({ body }, reply) =>
        reply.code(201).send(library.addUser(v.parse(newUserBody, body).name)),
      );
      service.post<{ Params: { userId: string } }>(
        '/users/:userId/media',
        { onRequest: admit('photo') },
        async ({ params, body }, reply) => {
          const { id, status } = library.addPhoto(params.userId, v.parse(newPhotoBody, body), now());
          return reply.code(201).send({ id, status });
        },
      );

      service.get<{ Params: { mediaId: string; file: string } }>('/pictures/:mediaId/:file', async (request, reply) => {
        const size = pictureSizes.find((name) => request.params.file === `${name}.webp`);
        const photo = library.find(request.params.mediaId);
        const { until, signature } = v.parse(signedView, request.query);
        const isSigned = Number(until) > Date.now() && isEqual(signature, sign(`${photo.id} ${until}`));
        if (!size || (photo.status !== 'approved' && !isSigned)) throw new SocialRefusal('not_found');
        return reply
          .header('cache-control', isSigned ? 'private, no-store' : `public, max-age=${pictureAge}`)
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/webp')
          .send(await library.read(photo, size));
      });

      const byOperator = {
        onRequest: async (request: FastifyRequest) => {
          if (!isOperator(request)) throw new SocialRefusal('invalid_token');
        },
      };
      service.get('/v1/moderation/media', byOperator, async ({ query }) => {
        const { queue } = v.parse(v.object({ queue: v.picklist(photoQueues) }), query);
        const { media, ...rest } = pageOf(library.queue(queue), query);
        return { media: media.map(toModerate), ...rest };
      });
      service.get<{ Params: { mediaId: string } }>('/v1/moderation/media/:mediaId', byOperator, async ({ params }) =>
        toModerate(library.find(params.mediaId)),
      );
      service.put<{ Params: { mediaId: string } }>(
        '/v1/moderation/media/:mediaId',
        byOperator,
        async ({ params, body }) => {
          const { status, revision } = v.parse(decisionBody, body);
          return toModerate(library.decide(params.mediaId, status, { revision, now: now() }));
        },
      );
    },
    { prefix: '/social-media' },
  );
}
