import { type CSSObject, css } from '@emotion/react';
import { Children, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { asPerScreen, onScreens, type PerScreen, useScreenValue } from './per-screen.ts';
import { color, gutter, media, motion, radius, type Space, space, tabular } from './tokens.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSnapPosition } from './use-snap-position.ts';

const scroller = css({
  display: 'grid',
  // Holds what is kept out of sight in slides, which would widen the page otherwise.
  position: 'relative',
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
const progress = css({
  flex: 1,
  minWidth: '4rem',
  height: 2,
  background: color.line,
  [media.forcedColors]: { border: '1px solid' },
});
const progressed = css({
  height: '100%',
  background: color.ink,
  transition: `width ${motion.medium} ${motion.ease}`,
  [media.forcedColors]: { background: 'CanvasText' },
});
const touchHidden = css({ '@media (hover: none)': { display: 'none' } });

export interface CarouselWords {
  previous: string;
  next: string;
  /** "Picture 3 of 6": name of a slide and its dot. */
  slide: (number: number, total: number) => string;
  play?: string;
  pause?: string;
}

export type Edge = Space | 'gutter';

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  words: CarouselWords;
  /** Slides, each with a key. */
  children: ReactNode;
  /** Slides visible side by side. 1.2 shows the start of the next. */
  perView?: PerScreen<number>;
  /** Width of a slide in rem or percent of the list, in place of `perView`; in a grid the least width of a column. */
  slideWidth?: PerScreen<string> | undefined;
  slideMaxWidth?: PerScreen<string> | undefined;
  /** Rows and columns in place of a row that moves. */
  layout?: PerScreen<'carousel' | 'grid'>;
  gap?: Space | PerScreen<Space>;
  /** Space before the first and behind the last slide; `gutter` is that of the page. */
  edge?: Edge | PerScreen<Edge>;
  /** Reaches from edge to edge of the screen: the controls keep the page's gutter. */
  isFullWidth?: boolean;
  /** The controls; arrows are hidden on devices without hover. */
  showArrows?: boolean | PerScreen<boolean>;
  showDots?: boolean | PerScreen<boolean>;
  /** A bar that says how far the slides are. */
  showProgress?: boolean | PerScreen<boolean>;
  /** "3 / 6" */
  showCounter?: boolean;
  /** Milliseconds per slide, 0 for none. Requires `words.play` and `words.pause`. Off with reduced motion. */
  autoplay?: number | PerScreen<number>;
  /** Starts over after the last slide. */
  loop?: boolean | PerScreen<boolean>;
  /** Whether a finger moves the slides. */
  swipe?: boolean | PerScreen<boolean>;
  /** Slides that an arrow moves by; as many as are visible by default. */
  step?: number;
}

const shownOn = (shown: boolean | PerScreen<boolean>, display: string) =>
  onScreens(shown, (isShown) => ({ display: isShown ? display : 'none' }));

const isOnAny = (shown: boolean | PerScreen<boolean>) => asPerScreen(shown).includes(true);

const edgeWidth = (edge: Edge) => (edge === 'gutter' ? gutter : space[edge]);

/** The last given value up to a screen. */
const upTo = <Value,>(values: PerScreen<Value> | undefined, screen: number): Value | undefined =>
  values?.slice(0, screen + 1).findLast((value) => value !== undefined);

type TrackLook = Required<Pick<CarouselProps, 'perView' | 'layout' | 'gap'>> &
  Pick<CarouselProps, 'slideWidth' | 'slideMaxWidth'>;

/** The columns of every screen: in a carousel they go on to the side, in a grid they fill the width. */
function tracks({ perView, slideWidth, slideMaxWidth, layout, gap }: TrackLook) {
  const gaps = asPerScreen(gap);
  const screens = [perView, slideWidth, slideMaxWidth, layout, gaps];
  const count = Math.max(...screens.map((values) => values?.length ?? 0));
  const looks = Array.from({ length: count }, (_, screen) => {
    const between = space[upTo(gaps, screen) ?? 4];
    const inView = upTo(perView, screen) ?? 1;
    const shared = `calc((100% - ${between} * ${Math.ceil(inView) - 1}) / ${inView})`;
    const width = upTo(slideWidth, screen) ?? shared;
    const most = upTo(slideMaxWidth, screen);
    return upTo(layout, screen) === 'grid'
      ? {
          gap: between,
          gridAutoFlow: 'row',
          gridAutoColumns: 'auto',
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
          overflowX: 'visible',
        }
      : {
          gap: between,
          gridAutoFlow: 'column',
          gridAutoColumns: most === undefined ? width : `min(${width}, ${most})`,
          gridTemplateColumns: 'none',
          overflowX: 'auto',
        };
  });
  return onScreens(looks as unknown as PerScreen<CSSObject>, (look) => look);
}

/** Slides on native scroll snapping: swipe, scroll, arrows, dots, and arrow keys; works before script. */
export function Carousel({
  label,
  words,
  children,
  perView = [1],
  slideWidth,
  slideMaxWidth,
  layout = ['carousel'],
  gap = 4,
  edge = 0,
  isFullWidth = false,
  showArrows = true,
  showDots = false,
  showProgress = false,
  showCounter = false,
  autoplay = 0,
  loop: loops = false,
  swipe = true,
  step,
}: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const slides = Children.toArray(children);
  const loop = useScreenValue(loops);
  const delay = useScreenValue(autoplay);
  const { index, atStart, atEnd, stepTo, stepPage } = useSnapPosition(list, slides.length);
  const page = (direction: 1 | -1) => {
    if (direction === 1 && atEnd) return loop ? stepTo(0) : undefined;
    if (direction === -1 && atStart) return loop ? stepTo(slides.length - 1) : undefined;
    if (step === undefined) stepPage(direction);
    else stepTo(index + direction * step);
  };
  const { isPlaying, toggle } = useAutoplay(list, delay > 0 ? delay : undefined, () =>
    atEnd ? stepTo(0) : stepTo(index + 1),
  );

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
          tracks({ perView, slideWidth, slideMaxWidth, layout, gap }),
          onScreens(edge, (edge) => ({ paddingInline: edgeWidth(edge), scrollPaddingInline: edgeWidth(edge) })),
          onScreens(swipe, (isOn) => ({ touchAction: isOn ? 'auto' : 'pan-y pinch-zoom' })),
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
        <div
          css={[
            bar,
            isFullWidth && { paddingInline: gutter },
            onScreens(layout, (layout) => ({ display: layout === 'grid' ? 'none' : 'flex' })),
          ]}
        >
          {showCounter && <span css={counter} aria-hidden="true">{`${index + 1} / ${slides.length}`}</span>}
          {isOnAny(showProgress) && (
            <div css={[progress, shownOn(showProgress, 'block')]} aria-hidden="true">
              <div css={[progressed, { width: `${((index + 1) / slides.length) * 100}%` }]} />
            </div>
          )}
          {isOnAny(showDots) && (
            <div css={[dots, shownOn(showDots, 'flex')]}>
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
          {delay > 0 && (
            <IconButton
              label={(isPlaying ? words.pause : words.play) ?? ''}
              icon={isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
              onClick={toggle}
            />
          )}
          {isOnAny(showArrows) && (
            <div css={[arrows, shownOn(showArrows, 'flex'), touchHidden]}>
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
