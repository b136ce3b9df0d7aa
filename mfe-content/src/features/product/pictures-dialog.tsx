import { css } from '@emotion/react';
import { lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { PicturesProps } from 'shared-contracts/dialogs/content';
import { Dialog } from 'shared-ui/dialog';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { color, media, radius, space, tabular } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { picturesMessages } from '../../messages/pictures-messages.ts';
import { FilmMark } from './film-mark.tsx';
import { useZoom, zoom } from './use-zoom.ts';

/** Loaded only for products with a film. */
const FilmStage = lazy(() => import('./film-stage.tsx'));

/** Pixels that a finger moves across before the next picture comes. */
const swipeDistance = 40;

const stage = css({
  display: 'grid',
  justifyItems: 'center',
  height: 'min(60dvh, 36rem)',
  overflow: 'hidden',
  background: color.tile,
  borderRadius: radius.card,
  [media.belowDesktop]: { height: '58dvh' },
});
// As large as the stage, so that every part of it can be moved into sight.
const moved = css({
  width: '100%',
  height: '100%',
  minHeight: 0,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  '&[hidden]': { display: 'none' },
});
const bar = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
const thumbnails = css({ display: 'flex', gap: space[2], overflowX: 'auto', padding: 3, scrollbarWidth: 'thin' });
const thumbnail = css({
  position: 'relative',
  width: '3.5rem',
  aspectRatio: '4 / 5',
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  overflow: 'hidden',
  background: color.tile,
  cursor: 'pointer',
  '&[aria-current=true]': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  '&:focus-visible': { outline: `2px solid ${color.glacier}`, outlineOffset: 1 },
});

/** Pictures of a product, large, and its film: arrow keys, buttons, a finger, and small pictures lead to the others. */
export default function PicturesDialog({
  props: { name, pictures, film, first },
  open,
  dismiss,
  onClosed,
}: DialogContentProps<PicturesProps>) {
  const texts = picturesMessages(useLocale());
  const [at, setAt] = useState(first);
  const element = useRef<HTMLDivElement>(null);
  const { scale, zoomIn, zoomOut } = useZoom(element, at);
  const touch = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const count = pictures.length + (film ? 1 : 0);
  const last = count - 1;
  const isFilm = film !== undefined && at === last;
  // Behind a film stays the picture before it, with its zoom.
  const picture = pictures[Math.min(at, pictures.length - 1)];
  const go = (by: number) => setAt((place) => Math.min(last, Math.max(0, place + by)));

  useEffect(() => {
    if (!open) return;
    // The focus is on the dialog's title at first.
    const keys = ({ key, altKey, target }: KeyboardEvent) => {
      // With Alt, the browser goes back; in a film, arrows move within it.
      if (altKey || target instanceof HTMLVideoElement) return;
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (by !== undefined) setAt((place) => Math.min(last, Math.max(0, place + by)));
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [open, last]);

  /** A finger moves the picture while it is larger than its stage. */
  const begin = ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    touch.current = isPrimary && scale === 1 ? { x, y } : undefined;
  };
  const end = ({ clientX, clientY }: PointerEvent) => {
    if (!touch.current) return;
    const [x, y] = [clientX - touch.current.x, clientY - touch.current.y];
    touch.current = undefined;
    if (scale === 1 && Math.abs(x) > swipeDistance && Math.abs(x) > Math.abs(y)) go(x < 0 ? 1 : -1);
  };
  if (!picture) return null;
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title(name)}
      closeLabel={texts.close}
      size="large"
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }}>
        <div css={stage} onPointerDown={begin} onPointerUp={end}>
          {isFilm && (
            <Suspense fallback={null}>
              <FilmStage film={film} />
            </Suspense>
          )}
          <div ref={element} css={moved} hidden={isFilm}>
            <Picture
              {...picture}
              width={2000}
              height={2500}
              // Larger ones are fetched when they are seen.
              sizes={scale > 1 ? '2000px' : '(min-width: 900px) 30rem, 100vw'}
              priority
            />
          </div>
        </div>
        <div css={bar}>
          <IconButton
            icon={<ChevronLeftIcon />}
            label={texts.previous}
            onClick={() => go(-1)}
            aria-disabled={at === 0 || undefined}
          />
          <IconButton
            icon={<MinusIcon />}
            label={texts.zoomOut}
            onClick={zoomOut}
            aria-disabled={isFilm || scale <= 1 || undefined}
          />
          <Text look="small" tone="muted">
            <span role="status" css={tabular}>
              {texts.place(at + 1, count)}
            </span>
          </Text>
          <IconButton
            icon={<PlusIcon />}
            label={texts.zoomIn}
            onClick={zoomIn}
            aria-disabled={isFilm || scale >= zoom.most || undefined}
          />
          <IconButton
            icon={<ChevronRightIcon />}
            label={texts.next}
            onClick={() => go(1)}
            aria-disabled={at === last || undefined}
          />
        </div>
        <ul css={thumbnails} aria-label={texts.all}>
          {pictures.map((one, place) => (
            <li key={one.src}>
              <button
                type="button"
                css={thumbnail}
                aria-current={place === at ? 'true' : undefined}
                onClick={() => setAt(place)}
              >
                <Picture {...one} width={160} height={200} sizes="56px" cover />
              </button>
            </li>
          ))}
          {film && (
            <li>
              <button
                type="button"
                css={thumbnail}
                aria-label={texts.film(film.title)}
                aria-current={isFilm ? 'true' : undefined}
                onClick={() => setAt(last)}
              >
                <FilmMark />
                <Picture {...film.file.poster} alt="" width={160} height={200} sizes="56px" cover />
              </button>
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  );
}
