import type { Calls } from 'shared-contracts/call';
import { uploadCasePicture } from 'shared-contracts/calls/support-cases';
import { caseLimits } from 'shared-contracts/case-limits';
import { drawPicture, encodePicture, type FileProblem } from 'storefront-kit/picture-file';

/** Pixels of the longer side with the quality of the encoding, the best first: the first that fits into a call is sent. */
const attempts = [
  [caseLimits.pictureSide, 0.82],
  [caseLimits.pictureSide, 0.6],
  [1200, 0.6],
  [900, 0.5],
] as const;

/** Pixels of the shorter side below which nothing can be seen. */
const minSide = 40;

const inBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Draws a picture as large as a call takes it. Resolves with a JPEG as base64, or with why there is none. */
export async function prepareCasePicture(chosen: File): Promise<{ readonly data: string } | FileProblem> {
  for (const [longestSide, quality] of attempts) {
    const canvas = await drawPicture(chosen, { longestSide, minSide });
    if (typeof canvas === 'string') return canvas;
    const file = await encodePicture(canvas, quality);
    if (!file) return 'fileUnreadable';
    if (file.size <= caseLimits.pictureBytes) return { data: await inBase64(file) };
  }
  return 'fileTooLarge';
}

export interface UploadedPicture {
  readonly pictureId: string;
  /** Of what was sent. */
  readonly url: string;
}

/** Uploads a picture for a case. Resolves with why there is none to upload. */
export async function uploadPicture(calls: Calls, chosen: File): Promise<UploadedPicture | FileProblem> {
  const prepared = await prepareCasePicture(chosen);
  if (typeof prepared === 'string') return prepared;
  const { pictureId } = await calls(uploadCasePicture, { body: prepared });
  return { pictureId, url: `data:image/jpeg;base64,${prepared.data}` };
}
