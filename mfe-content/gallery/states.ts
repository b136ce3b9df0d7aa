import type { Block } from 'shared-contracts/blocks/block';
import { accordionStates } from '../src/features/blocks/accordion/accordion.gallery.ts';
import { articleStates } from '../src/features/blocks/article/article.gallery.ts';
import { articleTeaserStates } from '../src/features/blocks/article-teaser/article-teaser.gallery.ts';
import { bannerStates } from '../src/features/blocks/banner/banner.gallery.ts';
import { benefitBarStates } from '../src/features/blocks/benefit-bar/benefit-bar.gallery.ts';
import { cardStates } from '../src/features/blocks/card/card.gallery.ts';
import { carouselStates, gridStates } from '../src/features/blocks/carousel/carousel.gallery.ts';
import { categoryCardsStates } from '../src/features/blocks/category-cards/category-cards.gallery.ts';
import { collectionStates } from '../src/features/blocks/collection/collection.gallery.ts';
import { ctaCarouselStates } from '../src/features/blocks/cta-carousel/cta-carousel.gallery.ts';
import { ctaRowStates } from '../src/features/blocks/cta-row/cta-row.gallery.ts';
import { ctaSingleStates } from '../src/features/blocks/cta-single/cta-single.gallery.ts';
import { eventSignUpStates } from '../src/features/blocks/event-sign-up/event-sign-up.gallery.ts';
import { formStates } from '../src/features/blocks/form/form.gallery.ts';
import { heroStates } from '../src/features/blocks/hero/hero.gallery.ts';
import { iconAndTextStates } from '../src/features/blocks/icon-and-text/icon-and-text.gallery.ts';
import { linkedCardsStates } from '../src/features/blocks/linked-cards/linked-cards.gallery.ts';
import { lookBookStates } from '../src/features/blocks/look-book/look-book.gallery.ts';
import { multiLinkCardsStates } from '../src/features/blocks/multi-link-cards/multi-link-cards.gallery.ts';
import { newsletterStates } from '../src/features/blocks/newsletter/newsletter.gallery.ts';
import { parallaxStates } from '../src/features/blocks/parallax/parallax.gallery.ts';
import type { GalleryStates } from '../src/features/blocks/parts/gallery-examples.ts';
import { recommendationsStates } from '../src/features/blocks/recommendations/recommendations.gallery.ts';
import { richTextStates } from '../src/features/blocks/rich-text/rich-text.gallery.ts';
import { secondaryNavStates } from '../src/features/blocks/secondary-nav/secondary-nav.gallery.ts';
import { spacerStates } from '../src/features/blocks/spacer/spacer.gallery.ts';
import { upsellStates } from '../src/features/blocks/upsell/upsell.gallery.ts';
import { verticalListStates } from '../src/features/blocks/vertical-list/vertical-list.gallery.ts';
import { videoStates } from '../src/features/blocks/video/video.gallery.ts';

/** Experience and segmentation show nothing of their own: their baselines are blocks of these types. */
type Shown = Exclude<Block['type'], 'experience' | 'segmentation'>;

const statesOf: { readonly [Type in Shown]: GalleryStates<Type> } = {
  hero: heroStates,
  banner: bannerStates,
  carousel: carouselStates,
  grid: gridStates,
  parallax: parallaxStates,
  'vertical-list': verticalListStates,
  'look-book': lookBookStates,
  video: videoStates,
  collection: collectionStates,
  recommendations: recommendationsStates,
  upsell: upsellStates,
  'category-cards': categoryCardsStates,
  'linked-cards': linkedCardsStates,
  'multi-link-cards': multiLinkCardsStates,
  card: cardStates,
  'cta-single': ctaSingleStates,
  'cta-row': ctaRowStates,
  'cta-carousel': ctaCarouselStates,
  'icon-and-text': iconAndTextStates,
  'rich-text': richTextStates,
  accordion: accordionStates,
  'benefit-bar': benefitBarStates,
  'event-sign-up': eventSignUpStates,
  form: formStates,
  newsletter: newsletterStates,
  'secondary-nav': secondaryNavStates,
  article: articleStates,
  'article-teaser': articleTeaserStates,
  spacer: spacerStates,
};

/** Every state of every block, or of the types that are asked for; ids say which is which. */
export function galleryBlocks(types: readonly string[]): Block[] {
  return Object.entries(statesOf)
    .filter(([type]) => types.length === 0 || types.includes(type))
    .flatMap(([type, states]) =>
      Object.entries(states).map(([name, block]) => ({ ...block, id: `${type}: ${name}`, name }) as Block),
    );
}
