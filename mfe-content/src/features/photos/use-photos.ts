import { useEffect, useMemo, useRef, useState } from 'react';
import type { PhotoSubject } from 'shared-contracts/photo-limits';
import type { PublicConfig } from 'shared-contracts/platform';
import type { Photo } from 'shared-contracts/social-media';
import { connectSocialMedia, type PhotosAfter } from 'storefront-kit/social-media';

export type Connection = NonNullable<PublicConfig['socialMedia']>;

interface PhotosState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly photos: readonly Photo[];
  /** Where more begin; undefined at the end. */
  readonly after: PhotosAfter | undefined;
}

const nothing: PhotosState = { status: 'loading', photos: [], after: undefined };

/** Photos of a subject, more of them on request. Failures are the service's: they are shown, and are no fault of a release. */
export function usePhotos(connection: Connection, subject: PhotoSubject) {
  const [state, setState] = useState(nothing);
  const service = useMemo(() => connectSocialMedia(connection), [connection]);
  const key = JSON.stringify(subject);
  const reading = useRef<AbortController>(undefined);
  const read = useMemo(() => {
    const asked = JSON.parse(key) as PhotoSubject;
    return async (before: readonly Photo[], after?: PhotosAfter) => {
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      const { signal } = abort;
      setState({ status: 'loading', photos: before, after });
      try {
        const { media, next, streamId } = await service.photosOf(asked, after, signal);
        if (signal.aborted) return;
        const known = new Set(before.map(({ id }) => id));
        const photos = [...before, ...media.filter(({ id }) => !known.has(id))];
        setState({ status: 'ready', photos, after: next ? { next, ...(streamId ? { streamId } : {}) } : undefined });
      } catch (error) {
        if (signal.aborted) return;
        console.warn('The photos of shoppers could not be read', error);
        setState({ status: 'failed', photos: before, after });
      }
    };
  }, [service, key]);
  useEffect(() => {
    void read([]);
    return () => reading.current?.abort();
  }, [read]);
  return { ...state, readMore: () => void read(state.photos, state.after) };
}
