import { css } from '@emotion/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { Text } from 'shared-ui/text';
import { media, radius, space, type } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { blockMessages } from '../../../messages/block-messages.ts';
import { TrackedCards } from '../../product-card/tracked-cards.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { CropPicture } from '../parts/crop-picture.tsx';
import { keyed } from '../parts/keyed.ts';
import { ProductRow } from '../parts/product-row.tsx';
import { Hotspots } from './hotspots.tsx';

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[7] },
});

/** Pictures of whole looks. Points on each open its products; beside it they are listed, also without script. */
export function LookBookBlock({ block: { name, title, subtitle, looks } }: BlockProps<'look-book'>) {
  return (
    <BlockSection title={title}>
      {subtitle && (
        <Text look="lead" tone="slate" measured>
          {subtitle}
        </Text>
      )}
      <div css={{ display: 'grid', gap: space[8] }}>
        {keyed(looks).map(({ key, item }) => (
          <Look key={key} name={name} look={item} as={title ? 'h3' : 'h2'} />
        ))}
      </div>
    </BlockSection>
  );
}

interface LookProps {
  readonly look: BlockOf<'look-book'>['looks'][number];
  /** Of the block. */
  readonly name: string;
  /** Its heading: no level is left out on a page whose look-book has no title. */
  readonly as: 'h2' | 'h3';
}

function Look({ name, look: { title, media: picture, hotspots }, as: Heading }: LookProps) {
  const texts = blockMessages(useLocale());
  return (
    <article css={layout}>
      <TrackedCards
        cards={hotspots.map(({ product }) => product)}
        place={{ interactionOrigin: 'shop the look', list: name }}
      >
        <div css={{ position: 'relative' }}>
          <CropPicture
            media={picture}
            sizes="(min-width: 900px) 58vw, 100vw"
            css={{ aspectRatio: '4 / 5', borderRadius: radius.card, [media.tablet]: { aspectRatio: '4 / 3' } }}
          />
          <Hotspots hotspots={hotspots} />
        </div>
        <div css={{ display: 'grid', gap: space[4] }}>
          <Heading css={type.h2}>{title}</Heading>
          <ul aria-label={texts.productsOf(title)} css={{ display: 'grid', gap: space[3] }}>
            {hotspots.map(({ product }) => (
              <li key={product.styleId}>
                <ProductRow card={product} />
              </li>
            ))}
          </ul>
        </div>
      </TrackedCards>
    </article>
  );
}
