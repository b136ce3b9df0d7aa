import { css } from '@emotion/react';
import { type MouseEvent, useRef, useState } from 'react';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { picturesDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { Picture } from 'shared-ui/picture';
import { plainSource } from 'shared-ui/picture-source';
import { throttle } from 'shared-ui/throttle';
import { color, media, radius, space } from 'shared-ui/tokens';
import { contentMessages } from '../../messages/content-messages.ts';
import { FilmMark } from './film-mark.tsx';

const strip = css({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  marginInline: 'calc(-1 * var(--gutter))',
  '& > li': { flex: '0 0 100%', scrollSnapAlign: 'center' },
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[3],
    marginInline: 0,
    overflow: 'visible',
  },
});
const tile = css({ aspectRatio: '4 / 5', background: color.tile, [media.desktop]: { borderRadius: radius.card } });
const tileSizes = '(min-width: 1440px) 400px, (min-width: 900px) 28vw, 100vw';
const counter = css({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: space[3],
  paddingInline: space[3],
  borderRadius: radius.pill,
  background: color.paper,
  color: color.ink,
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
  [media.desktop]: { display: 'none' },
});

interface GalleryProps {
  readonly product: Pick<ProductDetails, 'name' | 'pictures' | 'film'>;
}

/** Pictures in two columns; on a phone a strip to swipe, with a counter. A press shows them large. */
export function Gallery({ product: { name, pictures, film } }: GalleryProps) {
  const { dialogs, locale } = usePlatform();
  const texts = contentMessages(locale);
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [follow] = useState(() =>
    throttle(() => {
      const element = list.current;
      if (element) setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    }),
  );
  const show = (event: MouseEvent, first: number) => {
    // Another tab or window shows the file itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialogs.open(picturesDialog, { name, pictures, ...(film ? { film } : {}), first });
  };
  return (
    <section aria-label={texts.gallery} css={{ position: 'relative' }}>
      <ul ref={list} css={strip} onScroll={() => follow()}>
        {pictures.map((picture, at) => (
          <li key={picture.src}>
            <a
              href={plainSource(picture.src, 2000)}
              aria-label={texts.enlarge(picture.alt)}
              css={{ display: 'block', cursor: 'zoom-in' }}
              onClick={(event) => show(event, at)}
            >
              <Picture
                {...picture}
                alt=""
                width={1200}
                height={1500}
                sizes={tileSizes}
                priority={at === 0}
                cover
                css={tile}
              />
            </a>
          </li>
        ))}
        {film && (
          <li>
            <a
              href={film.file.src}
              aria-label={texts.playFilm(film.title)}
              css={{ display: 'block', position: 'relative' }}
              onClick={(event) => show(event, pictures.length)}
            >
              <FilmMark />
              <Picture {...film.file.poster} alt="" width={1200} height={1500} sizes={tileSizes} cover css={tile} />
            </a>
          </li>
        )}
      </ul>
      <span css={counter} aria-hidden="true">{`${index + 1} / ${pictures.length + (film ? 1 : 0)}`}</span>
    </section>
  );
}
