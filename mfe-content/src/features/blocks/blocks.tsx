import type { Block } from 'shared-contracts/calls/content';
import { AccordionItem } from 'shared-ui/accordion';
import { buttonStyle } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { BannerBlock } from './banner.tsx';
import { CardsBlock, CategoryCardsBlock } from './cards.tsx';
import { CollectionBlock } from './collection.tsx';
import { HeroBlock } from './hero.tsx';
import { IconAndTextBlock } from './icon-and-text.tsx';

/** The blocks of a CMS page, top to bottom. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const firstHero = blocks.find(({ type }) => type === 'hero');
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }}>
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} first={block === firstHero} />
      ))}
    </div>
  );
}

function BlockView({ block, first }: { readonly block: Block; readonly first: boolean }) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} first={first} />;
    case 'category-cards':
      return <CategoryCardsBlock block={block} />;
    case 'collection':
      return <CollectionBlock block={block} />;
    case 'banner':
      return <BannerBlock block={block} />;
    case 'icon-and-text':
      return <IconAndTextBlock block={block} />;
    case 'linked-cards':
      return <CardsBlock block={block} />;
    case 'rich-text':
      return (
        <Container as="section" css={{ display: 'grid', gap: space[4] }}>
          {block.title && <Heading level={2}>{block.title}</Heading>}
          {block.paragraphs.map((paragraph) => (
            <Text key={paragraph} measured>
              {paragraph}
            </Text>
          ))}
        </Container>
      );
    case 'accordion':
      return (
        <Container as="section">
          {block.title && <Heading level={2}>{block.title}</Heading>}
          {block.items.map(({ title, body }) => (
            <AccordionItem key={title} title={title}>
              <Text measured>{body}</Text>
            </AccordionItem>
          ))}
        </Container>
      );
    case 'cta-row':
      return (
        <Container css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
          {block.targets.map((target) => (
            <Link key={target.url} to={target.url} css={buttonStyle({ variant: 'secondary' })}>
              {target.text}
            </Link>
          ))}
        </Container>
      );
    case 'spacer':
      return <hr css={{ border: 0, borderTop: `${block.thickness}px solid ${color.line}` }} />;
    default:
      // The CMS may be newer than this release: unknown blocks are omitted.
      return null;
  }
}
