import type { ComponentType } from 'react';
import type { Block } from 'shared-contracts/blocks/block';
import type { BlockProps } from './block-props.ts';

/** Loads the component of a block that changes in the browser, each in a chunk of its own. */
export const liveBlocks: { readonly [Type in Block['type']]?: () => Promise<ComponentType<BlockProps<Type>>> } = {
  'benefit-bar': async () => (await import('./benefit-bar/benefit-bar.tsx')).BenefitBarBlock,
  carousel: async () => (await import('./carousel/carousel.tsx')).CarouselBlock,
  collection: async () => (await import('./collection/collection.tsx')).CollectionBlock,
  'cta-carousel': async () => (await import('./cta-carousel/cta-carousel.tsx')).CtaCarouselBlock,
  'event-sign-up': async () => (await import('./event-sign-up/event-sign-up.tsx')).EventSignUpBlock,
  form: async () => (await import('./form/form.tsx')).FormBlock,
  grid: async () => (await import('./carousel/carousel.tsx')).CarouselBlock,
  'look-book': async () => (await import('./look-book/look-book.tsx')).LookBookBlock,
  newsletter: async () => (await import('./newsletter/newsletter.tsx')).NewsletterBlock,
  recommendations: async () => (await import('./recommendations/recommendations.tsx')).RecommendationsBlock,
  segmentation: async () => (await import('./segmentation/segmentation.tsx')).SegmentationBlock,
  upsell: async () => (await import('./upsell/upsell.tsx')).UpsellBlock,
  'vertical-list': async () => (await import('./vertical-list/vertical-list.tsx')).VerticalListBlock,
  video: async () => (await import('./video/video.tsx')).VideoBlock,
};
