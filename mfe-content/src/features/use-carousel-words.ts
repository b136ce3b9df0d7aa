import type { CarouselWords } from 'shared-ui/carousel';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../messages/content-messages.ts';

/** The words of a carousel in the page's language. */
export function useCarouselWords(): CarouselWords {
  const texts = contentMessages(useLocale());
  return {
    previous: texts.carouselPrevious,
    next: texts.carouselNext,
    slide: texts.carouselSlide,
    play: texts.carouselPlay,
    pause: texts.carouselPause,
  };
}
