import type { PhotoSubject } from 'shared-contracts/photo-limits';
import type { PhotoReport } from 'shared-contracts/photo-requests';
import type { PublicConfig } from 'shared-contracts/platform';
import {
  newPhoto,
  newUser,
  type Photo,
  type PhotoPage,
  photoPage,
  photoStreams,
  type SocialError,
  socialCustomer,
  socialRefusal,
  stash,
} from 'shared-contracts/social-media';
import * as v from 'valibot';

/** Milliseconds to wait for an answer. */
const answerTimeout = 3000;
/** Milliseconds to wait until a photo has arrived, on a slow line. */
const uploadTimeout = 90_000;

/** The service refuses, or gives no answer that makes sense (`unavailable`). */
export class SocialMediaError extends Error {
  override readonly name = 'SocialMediaError';
  readonly code: SocialError | 'unavailable';

  constructor(code: SocialError | 'unavailable', options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Where the next photos begin. */
export type PhotosAfter = Pick<PhotoPage, 'next' | 'streamId'>;

export interface NewPhoto {
  /** The picture, as it is sent. The same object again is the same photo. */
  readonly file: Blob;
  readonly caption: string;
  readonly name: string;
  /** Of the caption: two letters. */
  readonly language: string;
  readonly subject: PhotoSubject;
}

/** Steps of sending a photo. */
export const uploadSteps = 3;

/** The social media service as pages use it (docs/spec/content.md section 7.9). */
export interface SocialMedia {
  photosOf(subject: PhotoSubject, after?: PhotosAfter, signal?: AbortSignal): Promise<PhotoPage>;
  /** The style ids of what a photo shows. */
  stylesIn(photoId: string, signal?: AbortSignal): Promise<readonly string[]>;
  report(photoId: string, report: PhotoReport): Promise<void>;
  /** Sends a photo. When a step fails, the same photo goes on from there the next time. */
  send(photo: NewPhoto, onStep: (step: number) => void): Promise<void>;
}

type Connection = NonNullable<PublicConfig['socialMedia']>;
interface Request {
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: Blob | object;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Speaks to the service. It belongs to somebody else: no cookie, session, or address of a page ever goes there, and
 * what it answers is checked before a page shows it.
 */
export function connectSocialMedia({ url, key }: Connection): SocialMedia {
  async function request(path: string, { query = {}, body, signal }: Request): Promise<unknown> {
    const address = new URL(`${url}${path}`);
    for (const [name, value] of Object.entries({ ...query, auth_token: key }))
      if (value !== undefined) address.searchParams.set(name, value);
    const timeout = AbortSignal.timeout(body instanceof Blob ? uploadTimeout : answerTimeout);
    const isBlob = body instanceof Blob;
    const type = isBlob ? body.type : 'application/json';
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body
        ? { method: 'POST', headers: { 'content-type': type }, body: isBlob ? body : JSON.stringify(body) }
        : {}),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new SocialMediaError(v.parse(socialRefusal, answer).error);
    return answer;
  }

  async function ask<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    input: Request = {},
  ): Promise<v.InferOutput<Schema>> {
    try {
      return v.parse(schema, await request(path, input));
    } catch (error) {
      if (error instanceof SocialMediaError || input.signal?.aborted) throw error;
      throw new SocialMediaError('unavailable', { cause: error });
    }
  }

  // The policy of the page refuses pictures from elsewhere.
  const isOwn = ({ images }: Photo): boolean =>
    [images.small, images.large].every((image) => image.url.startsWith(`${url}/`));
  const stashes = new WeakMap<Blob, string>();
  let user: (v.InferOutput<typeof newUser> & { readonly name: string }) | undefined;

  return {
    async photosOf(subject, after = {}, signal) {
      const query = { after: after.next };
      const page = await (subject.kind === 'category'
        ? ask('/categories/media/recent', photoPage, { query: { ...query, category: subject.categoryId }, signal })
        : after.streamId
          ? ask(`/streams/${after.streamId}/media/recent`, photoPage, { query, signal })
          : ask('/streams/media/recent', photoPage, { query: { ...query, tag: subject.styleId }, signal }));
      return { ...page, media: page.media.filter(isOwn) };
    },

    async stylesIn(photoId, signal) {
      const { streams } = await ask(`/media/${photoId}/streams`, photoStreams, { signal });
      return streams.map(({ tag }) => tag);
    },

    async report(photoId, body) {
      await ask(`/media/${photoId}/reports`, v.object({}), { body });
    },

    async send({ file, caption, name, language, subject }, onStep) {
      onStep(0);
      const stashId = stashes.get(file) ?? (await ask('/stashes', stash, { body: file })).id;
      stashes.set(file, stashId);
      onStep(1);
      const { terms } = await ask('/', socialCustomer);
      if (user?.name !== name) user = { ...(await ask('/users', newUser, { body: { name } })), name };
      onStep(2);
      const tags =
        subject.kind === 'product'
          ? { streams: [subject.styleId], categories: subject.categoryIds }
          : { streams: [], categories: [subject.categoryId] };
      const body = { token: user.token, stash: stashId, caption, language, terms, ...tags };
      try {
        await ask(`/users/${user.id}/media`, newPhoto, { body });
      } catch (error) {
        // The service keeps files that nobody described for a while only: the next time sends it again.
        if (error instanceof SocialMediaError && error.code === 'not_found') stashes.delete(file);
        throw error;
      }
      onStep(uploadSteps);
    },
  };
}
