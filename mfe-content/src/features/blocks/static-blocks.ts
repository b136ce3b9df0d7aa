import { AccordionBlock } from './accordion/accordion.tsx';
import { ArticleBlock } from './article/article.tsx';
import { ArticleTeaserBlock } from './article-teaser/article-teaser.tsx';
import { BannerBlock } from './banner/banner.tsx';
import type { BlockComponents } from './block-props.ts';
import { CardBlock } from './card/card.tsx';
import { CategoryCardsBlock } from './category-cards/category-cards.tsx';
import { CtaRowBlock } from './cta-row/cta-row.tsx';
import { CtaSingleBlock } from './cta-single/cta-single.tsx';
import { HeroBlock } from './hero/hero.tsx';
import { IconAndTextBlock } from './icon-and-text/icon-and-text.tsx';
import { LinkedCardsBlock } from './linked-cards/linked-cards.tsx';
import { MultiLinkCardsBlock } from './multi-link-cards/multi-link-cards.tsx';
import { ParallaxBlock } from './parallax/parallax.tsx';
import { RichTextBlock } from './rich-text/rich-text.tsx';
import { SecondaryNavBlock } from './secondary-nav/secondary-nav.tsx';
import { SpacerBlock } from './spacer/spacer.tsx';

/** The components of the blocks that do not change in the browser. */
export const staticBlocks: BlockComponents = {
  accordion: AccordionBlock,
  article: ArticleBlock,
  'article-teaser': ArticleTeaserBlock,
  banner: BannerBlock,
  card: CardBlock,
  'category-cards': CategoryCardsBlock,
  'cta-row': CtaRowBlock,
  'cta-single': CtaSingleBlock,
  hero: HeroBlock,
  'icon-and-text': IconAndTextBlock,
  'linked-cards': LinkedCardsBlock,
  'multi-link-cards': MultiLinkCardsBlock,
  parallax: ParallaxBlock,
  'rich-text': RichTextBlock,
  'secondary-nav': SecondaryNavBlock,
  spacer: SpacerBlock,
};
