import type { ModeratedPhoto, PhotoDecision, PhotoQueue } from 'shared-contracts/photo-moderation';

/** The service does not answer in time, or says what makes no sense; ask again. */
export class SocialMediaUnavailableError extends Error {
  override readonly name = 'SocialMediaUnavailableError';
}

/** The service knows no such photo. */
export class PhotoUnknownError extends Error {
  override readonly name = 'PhotoUnknownError';
}

/** The photo is not as the moderator has seen it. */
export class PhotoChangedError extends Error {
  override readonly name = 'PhotoChangedError';
}

/** The part of the social media service that moderators use; shoppers' pages speak to it themselves (decision 0037). */
export interface SocialMedia {
  /** @throws {SocialMediaUnavailableError} */
  queue(
    queue: PhotoQueue,
    after?: string,
  ): Promise<{ readonly media: readonly ModeratedPhoto[]; readonly next?: string | undefined }>;
  /**
   * Decides about a photo; the same decision again changes nothing.
   * @throws {SocialMediaUnavailableError}
   * @throws {PhotoUnknownError}
   * @throws {PhotoChangedError}
   */
  decide(photoId: string, status: PhotoDecision, revision: number): Promise<ModeratedPhoto>;
}
