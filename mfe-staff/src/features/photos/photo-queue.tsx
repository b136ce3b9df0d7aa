import { getPhotoQueue, type ReviewedPhoto } from 'shared-contracts/calls/photos';
import type { PhotoQueue as Queue } from 'shared-contracts/photo-moderation';
import { usePlatform } from 'shared-contracts/platform';
import { sheetStyle } from 'shared-ui/layout';
import { MoreButton } from 'shared-ui/more-button';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { photoMessages } from '../../messages/photo-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { PhotoCard } from './photo-card.tsx';

const words = {
  pending: { title: 'pending', text: 'pendingText', none: 'noPending' },
  reported: { title: 'reported', text: 'reportedText', none: 'noReported' },
} as const;

/** Photos that moderators have to decide about, the oldest first. */
export function PhotoQueue({ queue }: { readonly queue: Queue }) {
  const texts = photoMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const reading = useCall(getPhotoQueue, { query: { queue } }, { remote: 'staff', calls });
  const { isPending, run } = useMutation({ remote: 'staff', failedText: texts.failed });
  const { title, text, none } = words[queue];
  const showMore = (photos: readonly ReviewedPhoto[], after: string) =>
    run(async () => {
      const more = await calls(getPhotoQueue, { query: { queue, after } });
      const known = new Set(photos.map(({ photoId }) => photoId));
      reading.set({ ...more, photos: [...photos, ...more.photos.filter(({ photoId }) => !known.has(photoId))] });
    });
  return (
    <section css={sheetStyle} aria-labelledby={queue}>
      <Heading level={2} look="h3" id={queue}>
        {texts[title]}
      </Heading>
      <Text tone="muted">{texts[text]}</Text>
      <WhenReady reading={reading}>
        {({ photos, next }) => (
          <>
            {photos.length === 0 && <Text>{texts[none]}</Text>}
            <ul
              css={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: space[5],
                [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
                [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
              }}
            >
              {photos.map((photo) => (
                <li key={photo.photoId}>
                  <PhotoCard
                    photo={photo}
                    queue={queue}
                    onDecided={() =>
                      reading.set({
                        ...(next ? { next } : {}),
                        photos: photos.filter(({ photoId }) => photoId !== photo.photoId),
                      })
                    }
                    onReadAgain={reading.again}
                  />
                </li>
              ))}
            </ul>
            {next && <MoreButton label={texts.more} isLoading={isPending} onMore={() => void showMore(photos, next)} />}
          </>
        )}
      </WhenReady>
    </section>
  );
}
