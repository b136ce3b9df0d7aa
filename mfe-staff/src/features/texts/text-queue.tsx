import { useCallback } from 'react';
import { getTextQueue } from 'shared-contracts/calls/text-moderation';
import type { PhotoQueue as Queue } from 'shared-contracts/photo-moderation';
import { usePlatform } from 'shared-contracts/platform';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { textMessages } from '../../messages/text-messages.ts';
import { ModerationQueue } from '../moderation/moderation-queue.tsx';
import { TextCard } from './text-card.tsx';

/** Reviews, questions, and answers that moderators have to decide about. */
export function TextQueue({ queue }: { readonly queue: Queue }) {
  const texts = textMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const read = useCallback(
    async (after: string | undefined, signal?: AbortSignal) => {
      const query = { queue, ...(after === undefined ? {} : { after }) };
      const { texts: items, next } = await calls(getTextQueue, { query }, signal ? { signal } : {});
      return { items, next };
    },
    [calls, queue],
  );
  const words =
    queue === 'pending'
      ? { ...texts, title: texts.pending, text: texts.pendingText, none: texts.noPending }
      : { ...texts, title: texts.reported, text: texts.reportedText, none: texts.noReported };
  return (
    <ModerationQueue id={`texts-${queue}`} words={words} read={read} keyOf={({ textId }) => textId}>
      {(text, actions) => <TextCard text={text} queue={queue} {...actions} />}
    </ModerationQueue>
  );
}
