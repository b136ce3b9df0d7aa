import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoDecision, PhotoQueue } from 'shared-contracts/photo-moderation';
import type { NewPhotoBody, PhotoReport } from 'shared-contracts/photo-requests';
import { KeyedStore } from '../keyed.ts';
import { type PictureSize, type PreparedPhoto, pictureSizes, preparePhoto } from './picture.ts';
import { SocialRefusal } from './refusal.ts';

/** Version of the terms that photos have to come with. */
export const currentTerms = '2026-11';

interface User {
  readonly id: string;
  readonly name: string;
  readonly tokenHash: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface StoredPhoto {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly caption: string;
  readonly language: string;
  readonly streams: readonly string[];
  readonly categories: readonly string[];
  readonly terms: string;
  readonly status: 'pending' | 'approved' | 'refused';
  readonly revision: number;
  readonly uploadedAt: string;
  readonly publishedAt?: string;
  /** The file of the stash that it was made of. */
  readonly stash: string;
  readonly hash: string;
  readonly sizes: Readonly<Record<PictureSize, Size>>;
  readonly reports: readonly (Required<PhotoReport> & {
    readonly reportedAt: string;
    /** Who has reported it, so that one household counts once; no address. */
    readonly mark: string;
  })[];
}

interface Stash {
  readonly hash: string;
  readonly sizes: StoredPhoto['sizes'];
  /** Made of it, so that a repetition gets the same photo. */
  photoId?: string;
}

/** Stashes that wait for their photo at once, so that nobody fills the disk. */
const maxStashes = 200;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The stream of a tag. */
export const streamOf = (tag: string): string => digest(`stream ${tag}`).slice(0, 16);

const byPublication = (a: StoredPhoto, b: StoredPhoto): number =>
  (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '') || a.id.localeCompare(b.id);
const byUpload = (a: StoredPhoto, b: StoredPhoto): number =>
  a.uploadedAt.localeCompare(b.uploadedAt) || a.id.localeCompare(b.id);

/** The photos of one customer, their files, and who sent them. Survives a restart, except for stashes. */
export class PhotoLibrary {
  readonly #users: KeyedStore<User>;
  readonly #photos: KeyedStore<StoredPhoto>;
  readonly #stashes = new Map<string, Stash>();
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.join(folder, 'photos');
    mkdirSync(this.#folder, { recursive: true });
    this.#users = new KeyedStore<User>(path.join(folder, 'photo-users.jsonl'));
    this.#photos = new KeyedStore<StoredPhoto>(path.join(folder, 'photos.jsonl'));
    this.#removeStrayFiles();
  }

  close(): void {
    this.#users.close();
    this.#photos.close();
  }

  /** Photos that everybody may see, the last published first. */
  published(isWanted: (photo: StoredPhoto) => boolean = () => true): StoredPhoto[] {
    return this.#photos
      .list()
      .filter((photo) => photo.status === 'approved' && isWanted(photo))
      .sort(byPublication);
  }

  /** What moderators have to look at, the oldest first. */
  queue(queue: PhotoQueue): StoredPhoto[] {
    const isIn = ({ status, reports }: StoredPhoto) =>
      queue === 'pending' ? status === 'pending' : status === 'approved' && reports.length > 0;
    return this.#photos.list().filter(isIn).sort(byUpload);
  }

  /** @throws {SocialRefusal} not_found */
  find(photoId: string): StoredPhoto {
    const photo = this.#photos.get(photoId);
    if (!photo) throw new SocialRefusal('not_found');
    return photo;
  }

  async addStash(bytes: Buffer): Promise<Size & { readonly id: string }> {
    const { hash, files } = await preparePhoto(bytes);
    const id = randomUUID();
    for (const size of pictureSizes) writeFileSync(this.#fileOf(id, size), files[size].data);
    this.#stashes.set(id, { hash, sizes: sizesOf(files) });
    for (const [oldest, { photoId }] of this.#stashes) {
      if (this.#stashes.size <= maxStashes) break;
      this.#stashes.delete(oldest);
      if (!photoId) this.#removeFiles(oldest);
    }
    return { id, width: files.large.width, height: files.large.height };
  }

  addUser(name: string): { readonly id: string; readonly token: string } {
    const [id, token] = [randomUUID(), randomBytes(24).toString('base64url')];
    this.#users.put(id, () => ({ id, name, tokenHash: digest(token) }));
    return { id, token };
  }

  /**
   * Makes a photo of a stash, which waits for a moderator. The same stash gives the same photo.
   * @throws {SocialRefusal} invalid_token, terms_required, not_found for an unknown stash, duplicate for a photo that is there
   */
  addPhoto(userId: string, body: NewPhotoBody, now: string): StoredPhoto {
    const user = this.#users.get(userId);
    const given = Buffer.from(digest(body.token));
    if (!user || !timingSafeEqual(given, Buffer.from(user.tokenHash))) throw new SocialRefusal('invalid_token');
    if (body.terms !== currentTerms) throw new SocialRefusal('terms_required');
    if (body.streams.length + body.categories.length === 0) throw new SocialRefusal('invalid_request');
    const stash = this.#stashes.get(body.stash);
    if (!stash) throw new SocialRefusal('not_found');
    if (stash.photoId) return this.find(stash.photoId);
    // A photo that was refused stays refused, whoever sends it again.
    if (this.#photos.list().some(({ hash }) => hash === stash.hash)) throw new SocialRefusal('duplicate');
    const id = randomUUID();
    stash.photoId = id;
    const { caption, language, streams, categories, terms } = body;
    return this.#photos.put(id, () => ({
      ...{ id, userId, name: user.name, caption, language, streams, categories, terms },
      ...{ status: 'pending', revision: 1, uploadedAt: now, reports: [] },
      ...{ stash: body.stash, hash: stash.hash, sizes: stash.sizes },
    }));
  }

  /** Adds a report, one for each household. */
  report(photoId: string, report: Required<PhotoReport>, { now, from }: { readonly now: string; from: string }): void {
    const mark = digest(`${photoId} ${from}`).slice(0, 16);
    const photo = this.find(photoId);
    if (photo.status !== 'approved') throw new SocialRefusal('not_found');
    if (photo.reports.some((known) => known.mark === mark)) return;
    const reports = [...photo.reports, { ...report, reportedAt: now, mark }];
    this.#photos.put(photoId, () => ({ ...photo, reports, revision: photo.revision + 1 }));
  }

  /** @throws {SocialRefusal} changed when another decision or report came first */
  decide(photoId: string, status: PhotoDecision, { revision, now }: { readonly revision: number; now: string }) {
    const photo = this.find(photoId);
    // The answer to the same decision may have been lost.
    if (photo.revision === revision + 1 && photo.status === status && photo.reports.length === 0) return photo;
    if (photo.revision !== revision) throw new SocialRefusal('changed');
    const publishedAt = photo.publishedAt ?? now;
    return this.#photos.put(photoId, () => ({
      ...photo,
      status,
      revision: revision + 1,
      reports: [],
      ...(status === 'approved' ? { publishedAt } : {}),
    }));
  }

  read = ({ stash }: StoredPhoto, size: PictureSize): Promise<Buffer> => readFile(this.#fileOf(stash, size));

  #fileOf(stash: string, size: PictureSize): string {
    return path.join(this.#folder, `${stash}-${size}.webp`);
  }

  #removeFiles(stash: string): void {
    for (const size of pictureSizes) rmSync(this.#fileOf(stash, size), { force: true });
  }

  /** Files of stashes that nobody described before the last stop. */
  #removeStrayFiles(): void {
    const kept = new Set(
      this.#photos.list().flatMap(({ stash }) => pictureSizes.map((size) => `${stash}-${size}.webp`)),
    );
    for (const name of readdirSync(this.#folder)) if (!kept.has(name)) rmSync(path.join(this.#folder, name));
  }
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });
const sizesOf = ({ small, large }: PreparedPhoto['files']) => ({ small: sizeOf(small), large: sizeOf(large) });
