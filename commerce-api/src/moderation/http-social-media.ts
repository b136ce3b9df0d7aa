import { HTTPError, type KyInstance } from 'ky';
import {
  type ModeratedPhoto,
  moderatedPage,
  moderatedPhoto,
  type PhotoDecision,
  type PhotoQueue,
} from 'shared-contracts/photo-moderation';
import * as v from 'valibot';
import { type PartyOptions, partyClient } from '../base/party-client.ts';
import { PhotoChangedError, PhotoUnknownError, type SocialMedia, SocialMediaUnavailableError } from './social-media.ts';

/** The social media service over its HTTP interface. */
export class HttpSocialMedia implements SocialMedia {
  readonly #client: KyInstance;

  constructor(options: PartyOptions) {
    this.#client = partyClient(options);
  }

  async queue(queue: PhotoQueue, after?: string) {
    return this.#ask(async () => {
      const searchParams = { queue, ...(after === undefined ? {} : { after }) };
      return v.parse(moderatedPage, await this.#client.get('moderation/media', { searchParams }).json());
    });
  }

  async decide(photoId: string, status: PhotoDecision, revision: number): Promise<ModeratedPhoto> {
    return this.#ask(async () => {
      const path = `moderation/media/${encodeURIComponent(photoId)}`;
      return v.parse(moderatedPhoto, await this.#client.put(path, { json: { status, revision } }).json());
    });
  }

  async #ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      const status = error instanceof HTTPError ? error.response.status : undefined;
      if (status === 404) throw new PhotoUnknownError('The service knows no such photo', { cause: error });
      if (status === 409) throw new PhotoChangedError('The photo has changed', { cause: error });
      throw new SocialMediaUnavailableError('The social media service did not answer', { cause: error });
    }
  }
}
