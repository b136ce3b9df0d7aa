import { largestPicture, maxPixels } from 'shared-contracts/calls/media';
import sharp, { type Sharp } from 'sharp';
import { CallError } from '../base/call-error.ts';

/** A picture as it is kept. */
export interface PreparedPicture {
  readonly data: Buffer;
  /** WebP where something shows through. */
  readonly format: 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

interface Kept {
  /** Longest side that is kept, pixels. */
  readonly longestSide: number;
  /** Of the encoding, 1 to 100. */
  readonly quality: number;
  /** Pixels of the picture that is sent, at most. */
  readonly maxPixels?: number;
  /** Whether AVIF is taken, too. */
  readonly takesAvif?: boolean;
}

/** Twice the widest picture of a page. */
const ofLibrary: Kept = { longestSide: 5120, quality: 92, takesAvif: true };

const startsWith = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.subarray(offset, offset + text.length).toString('latin1') === text;

/** Whether the bytes begin like those of a format that is accepted. Nothing else reaches a decoder, SVG least of all. */
function isAccepted(bytes: Buffer, takesAvif: boolean): boolean {
  if (startsWith(bytes, 0, '\xff\xd8\xff') || startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return true;
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return true;
  return takesAvif && (startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis'));
}

const unusable = (cause?: unknown): CallError => new CallError('MED422', { field: 'data', cause });

/**
 * Decodes an uploaded picture and encodes it again, upright and without its metadata: the place and the device that took
 * it are nobody's business.
 * @throws {CallError} MED413 for more than 8 MB; MED422 for what is no picture of an accepted format, damaged, or has more than
 * 50 megapixels, or as many as are named
 */
export async function prepareUpload(
  bytes: Buffer,
  { longestSide, quality, maxPixels: limitInputPixels = maxPixels, takesAvif = false }: Kept = ofLibrary,
): Promise<PreparedPicture> {
  if (bytes.length > largestPicture) throw new CallError('MED413', { field: 'data' });
  if (!isAccepted(bytes, takesAvif)) throw unusable();
  try {
    const picture: Sharp = sharp(bytes, { limitInputPixels })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const { hasAlpha } = await sharp(bytes, { limitInputPixels }).metadata();
    // As PNG, a small file of another format would become a very large one.
    const encoded = hasAlpha ? picture.webp({ quality }) : picture.jpeg({ quality, chromaSubsampling: '4:4:4' });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { data, format: hasAlpha ? 'webp' : 'jpeg', width: info.width, height: info.height };
  } catch (error) {
    // The decoder tells of damage, and of too many pixels, in words only.
    throw unusable(error);
  }
}
