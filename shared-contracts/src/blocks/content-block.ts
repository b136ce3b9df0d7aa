import * as v from 'valibot';
import { accordionBlock } from './accordion.ts';
import { articleBlock } from './article.ts';
import { articleTeaserBlock } from './article-teaser.ts';
import { bannerBlock } from './banner.ts';
import { benefitBarBlock } from './benefit-bar.ts';
import { cardBlock } from './card.ts';
import { carouselBlock } from './carousel.ts';
import { categoryCardsBlock } from './category-cards.ts';
import { collectionBlock } from './collection.ts';
import { ctaCarouselBlock } from './cta-carousel.ts';
import { ctaRowBlock } from './cta-row.ts';
import { ctaSingleBlock } from './cta-single.ts';
import { eventSignUpBlock } from './event-sign-up.ts';
import { formBlock } from './form.ts';
import { gridBlock } from './grid.ts';
import { heroBlock } from './hero.ts';
import { iconAndTextBlock } from './icon-and-text.ts';
import { linkedCardsBlock } from './linked-cards.ts';
import { lookBookBlock } from './look-book.ts';
import { multiLinkCardsBlock } from './multi-link-cards.ts';
import { newsletterBlock } from './newsletter.ts';
import { parallaxBlock } from './parallax.ts';
import { recommendationsBlock } from './recommendations.ts';
import { richTextBlock } from './rich-text.ts';
import { secondaryNavBlock } from './secondary-nav.ts';
import { spacerBlock } from './spacer.ts';
import { upsellBlock } from './upsell.ts';
import { verticalListBlock } from './vertical-list.ts';
import { videoBlock } from './video.ts';

/** The schema of a block that shows the same to everybody. */
export type ContentBlockSchema =
  | typeof accordionBlock
  | typeof articleBlock
  | typeof articleTeaserBlock
  | typeof bannerBlock
  | typeof benefitBarBlock
  | typeof cardBlock
  | typeof carouselBlock
  | typeof categoryCardsBlock
  | typeof collectionBlock
  | typeof ctaCarouselBlock
  | typeof ctaRowBlock
  | typeof ctaSingleBlock
  | typeof eventSignUpBlock
  | typeof formBlock
  | typeof gridBlock
  | typeof heroBlock
  | typeof iconAndTextBlock
  | typeof linkedCardsBlock
  | typeof lookBookBlock
  | typeof multiLinkCardsBlock
  | typeof newsletterBlock
  | typeof parallaxBlock
  | typeof recommendationsBlock
  | typeof richTextBlock
  | typeof secondaryNavBlock
  | typeof spacerBlock
  | typeof upsellBlock
  | typeof verticalListBlock
  | typeof videoBlock;
export type ContentBlock = v.InferOutput<ContentBlockSchema>;
export type ContentBlockInput = v.InferInput<ContentBlockSchema>;

export const contentBlocks: readonly ContentBlockSchema[] = [
  accordionBlock,
  articleBlock,
  articleTeaserBlock,
  bannerBlock,
  benefitBarBlock,
  cardBlock,
  carouselBlock,
  categoryCardsBlock,
  collectionBlock,
  ctaCarouselBlock,
  ctaRowBlock,
  ctaSingleBlock,
  eventSignUpBlock,
  formBlock,
  gridBlock,
  heroBlock,
  iconAndTextBlock,
  linkedCardsBlock,
  lookBookBlock,
  multiLinkCardsBlock,
  newsletterBlock,
  parallaxBlock,
  recommendationsBlock,
  richTextBlock,
  secondaryNavBlock,
  spacerBlock,
  upsellBlock,
  verticalListBlock,
  videoBlock,
];

/** A block that shows the same to everybody; experiences and segmentations choose between such blocks. */
export const contentBlock: v.GenericSchema<ContentBlockInput, ContentBlock> = v.variant('type', contentBlocks);
