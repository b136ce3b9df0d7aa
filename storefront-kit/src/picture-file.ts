/** Bytes of a file that is read: more than a camera's photo has. */
export const largestFile = 30 * 1024 * 1024;

export type FileProblem = 'fileTooLarge' | 'fileUnreadable' | 'fileTooSmall';

/** Pixels in which a picture is sent. */
export interface PictureSize {
  /** Of the longer side; larger pictures are drawn smaller. */
  readonly longestSide: number;
  /** Of the shorter side; smaller pictures are refused. */
  readonly minSide: number;
}

/** The size in which a picture is sent; why it is not. */
export function sizeToSend(
  width: number,
  height: number,
  { longestSide, minSide }: PictureSize,
): { readonly width: number; readonly height: number } | 'fileTooSmall' {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return Math.min(size.width, size.height) < minSide ? 'fileTooSmall' : size;
}

/**
 * Draws a picture upright. What is drawn is sent instead of the file, so that neither the place nor the device that the
 * file names leaves this one.
 */
export async function drawPicture(chosen: File, wanted: PictureSize): Promise<HTMLCanvasElement | FileProblem> {
  if (chosen.size > largestFile) return 'fileTooLarge';
  const bitmap = await createImageBitmap(chosen, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return 'fileUnreadable';
  try {
    const size = sizeToSend(bitmap.width, bitmap.height, wanted);
    if (size === 'fileTooSmall') return size;
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) return 'fileUnreadable';
    // A JPEG has no transparent parts: they would be black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    return canvas;
  } finally {
    bitmap.close();
  }
}

/** Encodes what was drawn as JPEG. @param quality from 0 to 1 */
export const encodePicture = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
