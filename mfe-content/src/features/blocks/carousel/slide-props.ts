import type { SlideLayouts } from 'shared-contracts/blocks/parts';
import type { CarouselProps, Edge } from 'shared-ui/carousel';
import { spacingSteps } from '../parts/ground.ts';

type SlideLayout = NonNullable<SlideLayouts['small']>;
/** What applies where editors have set nothing. */
export type SlideDefaults = { readonly [Screen in keyof SlideLayouts]: SlideLayout };

/** Seconds that a slide stays when editors turn autoplay on without a time. */
const usualTime = 5;

type SlideProps = Pick<
  CarouselProps,
  | 'layout'
  | 'slideWidth'
  | 'slideMaxWidth'
  | 'gap'
  | 'edge'
  | 'autoplay'
  | 'loop'
  | 'showArrows'
  | 'showDots'
  | 'showProgress'
  | 'swipe'
>;

/** The settings of editors as those of the carousel: each screen begins with those of the smaller one. */
export function slideProps(layouts: SlideLayouts = {}, defaults: SlideDefaults = {}): SlideProps {
  const small = { ...defaults.small, ...layouts.small };
  const medium = { ...small, ...defaults.medium, ...layouts.small, ...layouts.medium };
  const large = { ...medium, ...defaults.large, ...layouts.small, ...layouts.medium, ...layouts.large };
  const each = <Value>(read: (layout: SlideLayout, usualWidth: string) => Value) =>
    [read(small, '85%'), read(medium, '45%'), read(large, '31%')] as const;
  const isLimited = [small, medium, large].some(({ slideMaxWidth }) => slideMaxWidth !== undefined);
  return {
    layout: each(({ type = 'carousel' }) => type),
    slideWidth: each(({ slideWidth, type }, usual) => slideWidth ?? (type === 'grid' ? '16rem' : usual)),
    slideMaxWidth: isLimited ? each(({ slideMaxWidth = '100%' }) => slideMaxWidth) : undefined,
    gap: each(({ margin = 'small' }) => spacingSteps[margin]),
    // The small padding is the gutter of the page, so that the first slide stands below the heading.
    edge: each(({ slidePadding = 'none' }): Edge => (slidePadding === 'small' ? 'gutter' : spacingSteps[slidePadding])),
    // The interval is the time in seconds times 1000 (docs/spec/content.md section 9.1).
    autoplay: each(({ autoplay = false, autorotateTime = usualTime }) => (autoplay ? autorotateTime * 1000 : 0)),
    loop: each(({ loop = false }) => loop),
    showArrows: each(({ showArrows = true }) => showArrows),
    showDots: each(({ showIndicators = false }) => showIndicators),
    showProgress: each(({ showProgress = false }) => showProgress),
    swipe: each(({ swipe = true }) => swipe),
  };
}
