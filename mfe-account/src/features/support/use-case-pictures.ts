import { useState } from 'react';
import { caseLimits } from 'shared-contracts/case-limits';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import type { FileProblem } from 'storefront-kit/picture-file';
import { useMutation } from 'storefront-kit/use-mutation';
import type { UploadedPicture } from './upload-picture.ts';

export interface CasePictures {
  readonly uploaded: readonly UploadedPicture[];
  /** Of the uploaded ones, in their order. */
  readonly ids: readonly string[];
  readonly isUploading: boolean;
  readonly isFull: boolean;
  /** What is wrong with the files that were chosen last. */
  readonly problem: FileProblem | 'tooMany' | undefined;
  /** Why the picture that was chosen last was not kept. */
  readonly error: ProductError | undefined;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (pictureId: string) => void;
}

/** The pictures of a case that is being written: each is uploaded when it is chosen, and kept for a day. */
export function useCasePictures(): CasePictures {
  const { calls } = usePlatform();
  const [uploaded, setUploaded] = useState<readonly UploadedPicture[]>([]);
  const [problem, setProblem] = useState<FileProblem | 'tooMany'>();
  const { error, isPending, run } = useMutation({ remote: 'account' });

  async function upload(file: File): Promise<void> {
    // Few send pictures.
    const { uploadPicture } = await import('./upload-picture.ts');
    const picture = await uploadPicture(calls, file);
    if (typeof picture === 'string') setProblem(picture);
    else setUploaded((before) => [...before, picture]);
  }
  return {
    uploaded,
    ids: uploaded.map(({ pictureId }) => pictureId),
    isUploading: isPending,
    isFull: uploaded.length >= caseLimits.pictures,
    problem,
    error,
    async add(files) {
      // The field stays in use meanwhile, so that it keeps the focus.
      if (isPending) return;
      const room = caseLimits.pictures - uploaded.length;
      setProblem(files.length > room ? 'tooMany' : undefined);
      for (const file of files.slice(0, room)) await run(() => upload(file));
    },
    remove: (pictureId) => setUploaded((before) => before.filter((picture) => picture.pictureId !== pictureId)),
  };
}
