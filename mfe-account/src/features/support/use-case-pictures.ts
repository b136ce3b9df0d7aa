import { useRef, useState } from 'react';
import { caseLimits } from 'shared-contracts/case-limits';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import type { FileProblem } from 'storefront-kit/picture-file';
import { useMutation } from 'storefront-kit/use-mutation';
import type { UploadedPicture } from './upload-picture.ts';

interface ChosenPicture {
  readonly id: string;
  readonly file: File;
}

/** A picture that was not uploaded. It stays until it is removed, chosen again, or uploaded after all. */
export interface FailedPicture extends ChosenPicture {
  /** What is wrong with the file, which another attempt would not change. */
  readonly problem?: FileProblem;
  /** Why the services have not kept it. */
  readonly error?: ProductError;
  /** How often it has failed. */
  readonly attempts: number;
}

export interface CasePictures {
  readonly uploaded: readonly UploadedPicture[];
  readonly failed: readonly FailedPicture[];
  /** Of the uploaded ones, in their order. */
  readonly ids: readonly string[];
  readonly isUploading: boolean;
  readonly isFull: boolean;
  /** Whether more were chosen last than there is room for. */
  readonly isTooMany: boolean;
  readonly add: (files: readonly File[]) => Promise<void>;
  /** Uploads a failed picture again. */
  readonly retry: (picture: FailedPicture) => Promise<void>;
  /** Removes an uploaded picture by its id, or a failed one. */
  readonly remove: (id: string) => void;
}

/** The pictures of a case that is being written: each is uploaded when it is chosen, and kept for a day. */
export function useCasePictures(): CasePictures {
  const { calls } = usePlatform();
  const [uploaded, setUploaded] = useState<readonly UploadedPicture[]>([]);
  const [failed, setFailed] = useState<readonly FailedPicture[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());
  /** The places that are taken: when the turn of a file comes, the state that it was chosen in is an old one. */
  const taken = useRef(0);
  const current = useRef<ChosenPicture>(undefined);
  const { run } = useMutation({
    remote: 'account',
    onError(error) {
      // The services' text names what the library of pictures takes, too.
      const reason = error.is('MED422') ? ({ problem: 'fileUnreadable' } as const) : { error };
      if (current.current) fail({ ...current.current, ...reason });
    },
  });

  /** Keeps the place of one that has failed before. */
  const fail = (picture: Omit<FailedPicture, 'attempts'>) =>
    setFailed((before) =>
      before.some(({ id }) => id === picture.id)
        ? before.map((one) => (one.id === picture.id ? { ...picture, attempts: one.attempts + 1 } : one))
        : [...before, { ...picture, attempts: 1 }],
    );

  async function upload({ id, file }: ChosenPicture): Promise<void> {
    if (taken.current >= caseLimits.pictures) return setTooMany(true);
    await run(async () => {
      current.current = { id, file };
      // Few send pictures.
      const { uploadPicture } = await import('./upload-picture.ts');
      const picture = await uploadPicture(calls, file);
      if (typeof picture === 'string') return fail({ id, file, problem: picture });
      taken.current += 1;
      setUploaded((before) => [...before, picture]);
      setFailed((before) => before.filter((one) => one.id !== id));
    });
  }

  /** Uploads one picture after the other, also those that are chosen meanwhile. */
  async function enqueue(picture: ChosenPicture): Promise<void> {
    setWaiting((before) => before + 1);
    queue.current = queue.current.then(() => upload(picture));
    await queue.current;
    setWaiting((before) => before - 1);
  }

  const isUploading = waiting > 0;
  const isFull = uploaded.length >= caseLimits.pictures;
  return {
    uploaded,
    failed,
    ids: uploaded.map(({ pictureId }) => pictureId),
    isUploading,
    isFull,
    isTooMany,
    async add(files) {
      setTooMany(false);
      setFailed((before) => before.filter(({ file }) => !files.some((chosen) => isSame(chosen, file))));
      await Promise.all(files.map((file) => enqueue({ id: crypto.randomUUID(), file })));
    },
    async retry(picture) {
      if (!isUploading && !isFull) await enqueue(picture);
    },
    remove(id) {
      setTooMany(false);
      if (uploaded.some(({ pictureId }) => pictureId === id)) taken.current -= 1;
      setUploaded((before) => before.filter(({ pictureId }) => pictureId !== id));
      setFailed((before) => before.filter((picture) => picture.id !== id));
    },
  };
}

const isSame = (one: File, other: File): boolean => one.name === other.name && one.size === other.size;
