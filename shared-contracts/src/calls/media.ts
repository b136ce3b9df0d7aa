import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentKinds } from '../document-kinds.ts';
import { empty, isoTimestamp, localeQuery, nonEmptyText, type Picture, uuid } from '../fields.ts';
import type { Language } from '../locale.ts';
import { contentTime, pagedQuery } from './content-request.ts';

const editors = { staff: ['editor'] } as const;

/** Bytes of the largest picture that can be uploaded. */
export const largestPicture = 8 * 1024 * 1024;
/** Pixels of the largest picture that can be uploaded. */
export const maxPixels = 50_000_000;
/** As base64 in JSON, with the other fields. */
const largestUpload = Math.ceil(largestPicture / 3) * 4 + 16 * 1024;

/** The proportions in which blocks and search engines show pictures. Pictures are cropped around their focal point. */
export const mediaRatios = ['16x9', '21x9', '3x2', '4x5', '1x1', '40x21'] as const;
export type MediaRatio = (typeof mediaRatios)[number];

/** What the picture shows, in each language: nothing is in the library without it. */
const alt = v.strictObject({ en: nonEmptyText(250), fr: nonEmptyText(250), de: nonEmptyText(250) });
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** What a crop keeps: percent of the width and height, from the top left corner. */
const focalPoint = v.strictObject({ x: percent, y: percent });

const medium = v.object({
  mediaId: uuid,
  name: v.string(),
  /** Pixels of the picture that is kept. */
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  alt,
  focalPoint,
  /** Email of the editor who uploaded it. */
  author: v.string(),
  uploadedAt: isoTimestamp,
  changedAt: isoTimestamp,
});
export type Medium = v.InferOutput<typeof medium>;

const mediumExample: Medium = {
  mediaId: '7b4c1f5e-2f0a-4f5e-9d43-5b1f5f1b6f10',
  name: 'Ridge in autumn',
  width: 4000,
  height: 3000,
  bytes: 1_204_112,
  alt: { en: 'Ridge in autumn', fr: 'Crête en automne', de: 'Grat im Herbst' },
  focalPoint: { x: 50, y: 40 },
  author: 'ines@example.org',
  uploadedAt: '2026-11-22T18:40:00.000Z',
  changedAt: '2026-11-22T18:40:00.000Z',
};

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest part of a picture with a ratio, as near to the middle of the focal point as the edges allow; pixels. */
export function cropOf(
  { width, height, focalPoint: { x, y } }: Pick<Medium, 'width' | 'height' | 'focalPoint'>,
  ratio: MediaRatio | 'own',
): Crop {
  if (ratio === 'own') return { left: 0, top: 0, width, height };
  const [across = 1, down = 1] = ratio.split('x').map(Number);
  const cropped = {
    width: Math.min(width, Math.max(1, Math.round((height * across) / down))),
    height: Math.min(height, Math.max(1, Math.round((width * down) / across))),
  };
  const start = (share: number, whole: number, part: number): number =>
    Math.round(Math.min(Math.max((whole * share) / 100 - part / 2, 0), whole - part));
  return { ...cropped, left: start(x, width, cropped.width), top: start(y, height, cropped.height) };
}

/** A picture of the library as documents store it. */
export function pictureOfMedium(picture: Medium, ratio: MediaRatio | 'own', language: Language): Picture {
  const { width, height } = cropOf(picture, ratio);
  return { src: `/images/v1/media/${picture.mediaId}/${ratio}`, alt: picture.alt[language], width, height };
}

export const getMedia = defineCall({
  name: 'media.list',
  summary: 'Pictures of the library, the last changed first',
  method: 'GET',
  path: '/staff-studio/v1/media',
  access: editors,
  query: v.object({
    ...localeQuery,
    ...pagedQuery(100, 24),
    /** Part of the name, or of what a picture shows in any language. */
    search: v.optional(nonEmptyText(100)),
  }),
  response: v.object({ media: v.array(medium), numFound: v.number() }),
  errors: [],
  example: { media: [mediumExample], numFound: 1 },
});

export const uploadMedium = defineCall({
  name: 'media.upload',
  summary: 'Adds a picture to the library, or returns the one with the same content',
  method: 'POST',
  path: '/staff-studio/v1/media',
  access: editors,
  query: v.object(localeQuery),
  body: v.strictObject({
    name: nonEmptyText(100),
    alt,
    /** The file as base64: JPEG, PNG, WebP, or AVIF, of at most 8 MB and 50 megapixels. */
    data: v.pipe(v.string(), v.minLength(1)),
  }),
  largestBody: largestUpload,
  response: medium,
  // MED422 for what is no picture, is of another format, damaged, or has too many pixels.
  errors: ['MED413', 'MED422'],
  example: mediumExample,
});

const mediaParams = v.object({ mediaId: uuid });

export const getMedium = defineCall({
  name: 'media.get',
  summary: 'A picture of the library, and the documents that show it',
  method: 'GET',
  path: '/staff-studio/v1/media/{mediaId}',
  access: editors,
  params: mediaParams,
  query: v.object(localeQuery),
  response: v.object({
    ...medium.entries,
    /** Documents that show it, live or in a draft. */
    usedBy: v.array(v.object({ kind: v.picklist(documentKinds), slug: v.string(), name: v.string() })),
    /** Whether it can be deleted: no document shows it, and no version that could be gone back to. */
    isUnused: v.boolean(),
  }),
  errors: ['API404'],
  example: { ...mediumExample, usedBy: [{ kind: 'page', slug: 'home', name: 'Home' }], isUnused: false },
});

export const changeMedium = defineCall({
  name: 'media.change',
  summary: 'Changes name, texts, and focal point of a picture; documents that show it follow',
  method: 'PUT',
  path: '/staff-studio/v1/media/{mediaId}',
  access: editors,
  params: mediaParams,
  query: v.object(localeQuery),
  body: v.strictObject({
    name: nonEmptyText(100),
    alt,
    focalPoint,
    /** When the picture was last changed, as the editor has seen it. */
    changedAt: contentTime,
  }),
  response: medium,
  errors: ['API404', 'DOC409'],
  example: mediumExample,
});

export const deleteMedium = defineCall({
  name: 'media.delete',
  summary: 'Deletes a picture that is not used',
  method: 'DELETE',
  path: '/staff-studio/v1/media/{mediaId}',
  access: editors,
  params: mediaParams,
  query: v.object(localeQuery),
  response: empty,
  errors: ['API404', 'MED409'],
  example: {},
});
