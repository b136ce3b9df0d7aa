import { css } from '@emotion/react';
import { type TouchEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import type { Photo } from 'shared-contracts/social-media';
import { Dialog } from 'shared-ui/dialog';
import { ChevronLeftIcon, ChevronRightIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { Text } from 'shared-ui/text';
import { color, media, radius, space, tabular, type } from 'shared-ui/tokens';
import { picturesOfOthers } from 'storefront-kit/pictures-of-others';
import { connectSocialMedia } from 'storefront-kit/social-media';
import { photoWallMessages } from '../../messages/photo-wall-messages.ts';
import { InPhoto } from './in-photo.tsx';
import { ReportForm } from './report-form.tsx';

/** Pixels that a finger moves across before the next photo comes. */
const swipeDistance = 40;

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' },
});
const frame = css({
  // Its one cell is as high as the frame, so that the whole photo is seen.
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  height: 'min(62dvh, 38rem)',
  background: color.tile,
  borderRadius: radius.card,
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  [media.belowDesktop]: { height: '48dvh' },
});
const bar = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });

interface Props {
  readonly photos: readonly Photo[];
  readonly first: number;
}

/** A photo with its credit and what it shows; arrow keys, buttons, and a finger lead to the others. */
export default function PhotoDialog({ props: { photos, first }, open, dismiss, onClosed }: DialogContentProps<Props>) {
  const { locale, config } = usePlatform();
  const texts = photoWallMessages(locale);
  const [at, setAt] = useState(first);
  const service = useMemo(() => config.socialMedia && connectSocialMedia(config.socialMedia), [config.socialMedia]);
  const touch = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const photo = photos[at];
  const last = photos.length - 1;
  const go = useCallback((by: 1 | -1) => setAt((index) => Math.min(last, Math.max(0, index + by))), [last]);
  useEffect(() => {
    if (!open) return;
    // The focus is on the dialog's title at first.
    const keys = ({ key, target }: KeyboardEvent) => {
      // Arrows move the caret in a text, and between choices.
      if (target instanceof Element && target.matches('input, textarea')) return;
      if (key === 'ArrowRight') go(1);
      if (key === 'ArrowLeft') go(-1);
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [open, go]);
  const begin = ({ touches }: TouchEvent) => {
    const finger = touches.item(0);
    touch.current = touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    if (!touch.current) return;
    const finger = changedTouches.item(0);
    const [x, y] = [finger.clientX - touch.current.x, finger.clientY - touch.current.y];
    if (Math.abs(x) > swipeDistance && Math.abs(x) > Math.abs(y)) go(x < 0 ? 1 : -1);
  };
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={photo ? texts.by(photo.uploader.name) : ''}
      closeLabel={texts.close}
      size="large"
    >
      {photo && service && (
        <div css={layout}>
          <div css={{ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }}>
            <div css={frame} onTouchStart={begin} onTouchEnd={end}>
              <img
                key={photo.id}
                src={photo.images.large.url}
                width={photo.images.large.width}
                height={photo.images.large.height}
                alt={photo.caption}
                lang={photo.language}
                {...picturesOfOthers}
              />
            </div>
            <div css={bar}>
              <IconButton
                label={texts.previous}
                icon={<ChevronLeftIcon />}
                aria-disabled={at === 0 || undefined}
                onClick={() => go(-1)}
              />
              <span css={[type.small, tabular]} role="status">
                {texts.place(at + 1, photos.length)}
              </span>
              <IconButton
                label={texts.next}
                icon={<ChevronRightIcon />}
                aria-disabled={at === last || undefined}
                onClick={() => go(1)}
              />
            </div>
          </div>
          <div css={{ display: 'grid', gap: space[5], alignContent: 'start', minWidth: 0 }}>
            <Text lang={photo.language}>{photo.caption}</Text>
            <InPhoto key={`in-${photo.id}`} service={service} photoId={photo.id} />
            <ReportForm key={photo.id} service={service} photoId={photo.id} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
