import { photoLimits } from 'shared-contracts/photo-limits';

/** Bytes of a file that is read: more than a camera's photo has. */
export const largestFile = 30 * 1024 * 1024;
/** Pixels of the longer side that is sent: more than pages show. */
const longestSide = 2400;

export type FileProblem = 'fileTooLarge' | 'fileUnreadable' | 'fileTooSmall';

export interface PreparedPhoto {
  /** A JPEG of the pixels alone. */
  readonly file: Blob;
  /** What it shows. */
  readonly canvas: HTMLCanvasElement;
}

/** The size in which a photo is sent; why it is not. */
export function sizeToSend(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } | 'fileTooSmall' {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return Math.min(size.width, size.height) < photoLimits.minSide ? 'fileTooSmall' : size;
}

/**
 * Draws a photo upright and encodes what was drawn, so that neither the place nor the device that the file names leaves
 * this one. The service does so, too; but what it never gets, it cannot lose.
 */
export async function preparePhoto(chosen: File): Promise<PreparedPhoto | FileProblem> {
  if (chosen.size > largestFile) return 'fileTooLarge';
  const bitmap = await createImageBitmap(chosen, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return 'fileUnreadable';
  try {
    const size = sizeToSend(bitmap.width, bitmap.height);
    if (size === 'fileTooSmall') return size;
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) return 'fileUnreadable';
    // A JPEG has no transparent parts: they would be black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
    return file ? { file, canvas } : 'fileUnreadable';
  } finally {
    bitmap.close();
  }
}
