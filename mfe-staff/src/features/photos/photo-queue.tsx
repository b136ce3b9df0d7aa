import { useCallback } from 'react';
import { getPhotoQueue } from 'shared-contracts/calls/photos';
import type { PhotoQueue as Queue } from 'shared-contracts/photo-moderation';
import { usePlatform } from 'shared-contracts/platform';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { photoMessages } from '../../messages/photo-messages.ts';
import { ModerationQueue } from '../moderation/moderation-queue.tsx';
import { PhotoCard } from './photo-card.tsx';

const words = {
  pending: { title: 'pending', text: 'pendingText', none: 'noPending' },
  reported: { title: 'reported', text: 'reportedText', none: 'noReported' },
} as const;

/** Photos that moderators have to decide about. */
export function PhotoQueue({ queue }: { readonly queue: Queue }) {
  const texts = photoMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const read = useCallback(
    async (after: string | undefined, signal?: AbortSignal) => {
      const query = { queue, ...(after === undefined ? {} : { after }) };
      const { photos: items, next } = await calls(getPhotoQueue, { query }, signal ? { signal } : {});
      return { items, next };
    },
    [calls, queue],
  );
  const { title, text, none } = words[queue];
  return (
    <ModerationQueue
      id={queue}
      words={{ ...texts, title: texts[title], text: texts[text], none: texts[none] }}
      read={read}
      keyOf={({ photoId }) => photoId}
    >
      {(photo, actions) => <PhotoCard photo={photo} queue={queue} {...actions} />}
    </ModerationQueue>
  );
}
