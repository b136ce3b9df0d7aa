import { css } from '@emotion/react';
import { Children, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { color, media, motion, radius, type Space, space, tabular } from './tokens.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSnapPosition } from './use-snap-position.ts';

const scroller = css({
  display: 'grid',
  gridAutoFlow: 'column',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  // Inside the border: outside it would be clipped.
  '&:focus-visible': { outlineOffset: -2 },
  [media.motionOk]: { scrollBehavior: 'smooth' },
});
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginTop: space[2],
  minHeight: '2.75rem',
});
const counter = css({ ...tabular, fontSize: '.875rem', color: color.slate });
const dots = css({ display: 'flex', flexWrap: 'wrap' });
const dot = css({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '2.75rem',
  '&::after': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: radius.pill,
    border: `1.5px solid ${color.slate}`,
    transition: `background-color ${motion.fast} ${motion.ease}`,
  },
  '&[aria-current=true]::after': { background: color.ink, borderColor: color.ink },
  [media.forcedColors]: { '&[aria-current=true]::after': { background: 'CanvasText' } },
});
const arrows = css({ display: 'flex', gap: space[1], marginInlineStart: 'auto' });
const touchHidden = css({ '@media (hover: none)': { display: 'none' } });

export interface CarouselWords {
  previous: string;
  next: string;
  /** "Picture 3 of 6": name of a slide and its dot. */
  slide: (number: number, total: number) => string;
  play?: string;
  pause?: string;
}

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  words: CarouselWords;
  /** Slides, each with a key. */
  children: ReactNode;
  /** Slides visible side by side on phone, from 600, from 900, from 1200 px. 1.2 shows the start of the next. */
  perView?: readonly [phone: number, tablet?: number, desktop?: number, wide?: number];
  gap?: Space;
  /** The controls; arrows are hidden on devices without hover. */
  showArrows?: boolean;
  showDots?: boolean;
  /** "3 / 6" */
  showCounter?: boolean;
  /** Milliseconds per slide. Requires `words.play` and `words.pause`. Off with reduced motion. */
  autoplay?: number;
  /** Starts over after the last slide. */
  loop?: boolean;
}

const columns = (count: number | undefined, gap: Space) =>
  count === undefined
    ? undefined
    : { gridAutoColumns: `calc((100% - ${space[gap]} * ${Math.ceil(count) - 1}) / ${count})` };

/** Slides on native scroll snapping: swipe, scroll, arrows, dots, and arrow keys; works before script. */
export function Carousel({
  label,
  words,
  children,
  perView = [1],
  gap = 4,
  showArrows = true,
  showDots = false,
  showCounter = false,
  autoplay,
  loop = false,
}: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const slides = Children.toArray(children);
  const [phone, tablet, desktop, wide] = perView;
  const { index, atStart, atEnd, stepTo, stepPage } = useSnapPosition(list, slides.length);
  const page = (direction: 1 | -1) => {
    if (direction === 1 && atEnd) return loop ? stepTo(0) : undefined;
    if (direction === -1 && atStart) return loop ? stepTo(slides.length - 1) : undefined;
    stepPage(direction);
  };
  const { isPlaying, toggle } = useAutoplay(list, autoplay, () => (atEnd ? stepTo(0) : stepTo(index + 1)));

  const keys = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.target !== event.currentTarget) return;
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: slides.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    stepTo(to);
  };
  const fits = atStart && atEnd;

  return (
    <section aria-label={label}>
      <ul
        ref={list}
        css={[
          scroller,
          {
            gap: space[gap],
            ...columns(phone, gap),
            [media.tablet]: columns(tablet, gap),
            [media.desktop]: columns(desktop, gap),
            [media.wide]: columns(wide, gap),
          },
        ]}
        aria-label={label}
        onKeyDown={keys}
      >
        {slides.map((slide, at) => (
          <li key={words.slide(at + 1, slides.length)} aria-label={words.slide(at + 1, slides.length)}>
            {slide}
          </li>
        ))}
      </ul>
      {!fits && (
        <div css={bar}>
          {showCounter && <span css={counter} aria-hidden="true">{`${index + 1} / ${slides.length}`}</span>}
          {showDots && (
            <div css={dots}>
              {slides.map((_, at) => (
                <button
                  key={words.slide(at + 1, slides.length)}
                  type="button"
                  css={dot}
                  aria-label={words.slide(at + 1, slides.length)}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => stepTo(at)}
                />
              ))}
            </div>
          )}
          {autoplay !== undefined && (
            <IconButton
              label={(isPlaying ? words.pause : words.play) ?? ''}
              icon={isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
              onClick={toggle}
            />
          )}
          {showArrows && (
            <div css={[arrows, touchHidden]}>
              <IconButton
                label={words.previous}
                icon={<ChevronLeftIcon />}
                aria-disabled={(atStart && !loop) || undefined}
                onClick={() => page(-1)}
              />
              <IconButton
                label={words.next}
                icon={<ChevronRightIcon />}
                aria-disabled={(atEnd && !loop) || undefined}
                onClick={() => page(1)}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
