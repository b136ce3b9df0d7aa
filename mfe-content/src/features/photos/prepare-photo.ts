import { photoLimits } from 'shared-contracts/photo-limits';
import { drawPicture, encodePicture, type FileProblem, type PictureSize } from 'storefront-kit/picture-file';

/** The longer side has more pixels than pages show. */
export const photoSize: PictureSize = { longestSide: 2400, minSide: photoLimits.minSide };

export interface PreparedPhoto {
  /** A JPEG of the pixels alone. */
  readonly file: Blob;
  /** What it shows. */
  readonly canvas: HTMLCanvasElement;
}

/**
 * Draws a photo and encodes what was drawn. The service does so, too; but what it never gets, it cannot lose.
 */
export async function preparePhoto(chosen: File): Promise<PreparedPhoto | FileProblem> {
  const canvas = await drawPicture(chosen, photoSize);
  if (typeof canvas === 'string') return canvas;
  const file = await encodePicture(canvas, 0.88);
  return file ? { file, canvas } : 'fileUnreadable';
}
