import { Rating } from 'shared-ui/rating';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';

interface CardRatingProps {
  readonly rating: { readonly score: number; readonly reviewsCount: number };
}

/** Small stars with the number of reviews; nothing without reviews. */
export function CardRating({ rating: { score, reviewsCount } }: CardRatingProps) {
  const texts = contentMessages(useLocale());
  if (reviewsCount === 0) return null;
  return <Rating value={score} label={texts.rating(score)} text={`(${reviewsCount})`} size={14} />;
}
