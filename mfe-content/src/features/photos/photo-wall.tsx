import { css } from '@emotion/react';
import { photoDialog } from 'shared-contracts/dialogs/content';
import type { PhotoSubject } from 'shared-contracts/photo-limits';
import { usePlatform } from 'shared-contracts/platform';
import type { Photo } from 'shared-contracts/social-media';
import { Button } from 'shared-ui/button';
import { Carousel } from 'shared-ui/carousel';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { color, media, motion, radius, space, type } from 'shared-ui/tokens';
import { picturesOfOthers } from 'storefront-kit/pictures-of-others';
import { photoMessages } from '../../messages/photo-messages.ts';
import { photoWallMessages } from '../../messages/photo-wall-messages.ts';
import { useCarouselWords } from '../use-carousel-words.ts';
import { type Connection, usePhotos } from './use-photos.ts';

const tile = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
  cursor: 'pointer',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [media.motionOk]: {
    '& img': { transition: `scale ${motion.medium} ${motion.ease}` },
    '&:hover img': { scale: '1.03' },
  },
  '&:focus-visible': { outlineOffset: -2 },
});
const credit = css({
  ...type.small,
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: `${space[6]} ${space[3]} ${space[2]}`,
  background: 'linear-gradient(#0000, #000000c2)',
  color: '#FFFFFF',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
const note = css({
  display: 'grid',
  gap: space[3],
  alignContent: 'center',
  justifyItems: 'center',
  padding: space[5],
  border: `1px dashed ${color.inputBorder}`,
  borderRadius: radius.card,
  textAlign: 'center',
});

export interface PhotoWallProps {
  readonly connection: Connection;
  readonly subject: PhotoSubject;
}

/** The photos in a row to swipe; each opens large. */
export function PhotoWall({ connection, subject }: PhotoWallProps) {
  const { locale, dialogs } = usePlatform();
  const texts = photoWallMessages(locale);
  const words = useCarouselWords();
  const { status, photos, after, readMore } = usePhotos(connection, subject);
  if (photos.length === 0) {
    if (status === 'failed')
      return (
        <div>
          <RetryAlert retryText={texts.tryAgain} onRetry={readMore}>
            {texts.failed}
          </RetryAlert>
        </div>
      );
    if (status === 'loading') return <Loading />;
    return <Empty subject={subject} />;
  }
  const slides = photos.map((photo, at) => (
    <PhotoTile key={photo.id} photo={photo} onOpen={() => void dialogs.open(photoDialog, { photos, first: at })} />
  ));
  return (
    <div>
      <Carousel label={photoMessages(locale).title} words={words} perView={[1.6, 3, 5]} gap={3}>
        {[
          ...slides,
          ...(after
            ? [
                <div key="more" css={[note, { height: '100%' }]}>
                  {status === 'failed' && <Text>{texts.failed}</Text>}
                  <Button
                    variant="secondary"
                    size="small"
                    loading={status === 'loading'}
                    loadingText={texts.more}
                    onClick={readMore}
                  >
                    {status === 'failed' ? texts.tryAgain : texts.more}
                  </Button>
                </div>,
              ]
            : []),
        ]}
      </Carousel>
    </div>
  );
}

function PhotoTile({ photo, onOpen }: { readonly photo: Photo; readonly onOpen: () => void }) {
  const texts = photoWallMessages(usePlatform().locale);
  const { caption, uploader, images } = photo;
  return (
    <button type="button" css={tile} aria-label={texts.open(caption, uploader.name)} onClick={onOpen}>
      <img
        src={images.small.url}
        width={images.small.width}
        height={images.small.height}
        alt=""
        loading="lazy"
        decoding="async"
        {...picturesOfOthers}
      />
      <span css={credit} aria-hidden="true">
        {uploader.name}
      </span>
    </button>
  );
}

function Empty({ subject }: Pick<PhotoWallProps, 'subject'>) {
  const { locale } = usePlatform();
  const texts = photoWallMessages(locale);
  return (
    <div css={note}>
      <Heading level={3}>{texts.emptyTitle}</Heading>
      <Text tone="slate" measured>
        {subject.kind === 'product' ? texts.emptyProduct : texts.emptyCategory}
      </Text>
    </div>
  );
}

const tiles = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc(100% / 1.6)',
  gap: space[3],
  overflow: 'hidden',
  [media.tablet]: { gridAutoColumns: `calc((100% - 2 * ${space[3]}) / 3)` },
  [media.desktop]: { gridAutoColumns: `calc((100% - 4 * ${space[3]}) / 5)` },
});

function Loading() {
  const texts = photoMessages(usePlatform().locale);
  return (
    <SkeletonGroup label={texts.loading}>
      <div css={tiles}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} ratio="4 / 5" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
