import { createHash } from 'node:crypto';
import { photoLimits } from 'shared-contracts/photo-limits';
import sharp from 'sharp';
import { SocialRefusal } from './refusal.ts';

/** Longest sides of the files that a photo is served as, pixels. */
const longestSides = { small: 640, large: 1600 } as const;
export type PictureSize = keyof typeof longestSides;
export const pictureSizes = Object.keys(longestSides) as PictureSize[];

export interface PreparedPhoto {
  /** Of the pixels: the same photo has the same hash, whatever was written into its file. */
  readonly hash: string;
  readonly files: Readonly<
    Record<PictureSize, { readonly data: Buffer; readonly width: number; readonly height: number }>
  >;
}

const startsWith = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.subarray(offset, offset + text.length).toString('latin1') === text;

/** Whether the bytes begin like those of a format that is accepted, whatever the request calls them. */
const isAccepted = (bytes: Buffer): boolean =>
  startsWith(bytes, 0, '\xff\xd8\xff') ||
  startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'));

const unusable = (): SocialRefusal => new SocialRefusal('unusable_picture');

/**
 * Decodes a photo and encodes it anew: upright, without place, device, or anything else that was written into the file.
 * @throws {SocialRefusal} for what is no JPEG, PNG, or WebP, for damage, moving pictures, and too few or too many pixels
 */
export async function preparePhoto(bytes: Buffer): Promise<PreparedPhoto> {
  if (!isAccepted(bytes)) throw new SocialRefusal('unsupported_type');
  const source = () => sharp(bytes, { limitInputPixels: photoLimits.pixels });
  const {
    width = 0,
    height = 0,
    pages = 1,
  } = await source()
    .metadata()
    .catch(() => {
      throw unusable();
    });
  if (pages > 1 || Math.min(width, height) < photoLimits.minSide) throw unusable();
  const encoded = async (side: number) => {
    // What shows through becomes white, as on most pages.
    const resized = source()
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await resized.webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  try {
    const large = await encoded(longestSides.large);
    const small = await encoded(longestSides.small);
    return { hash: createHash('sha256').update(large.data).digest('hex'), files: { small, large } };
  } catch {
    // The decoder tells of damage, and of too many pixels, in words only.
    throw unusable();
  }
}
