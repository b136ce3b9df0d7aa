import { ArrowRightIcon } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { media, space, type } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { cardLink, zoom } from '../parts/card-look.ts';
import { TargetLink } from '../parts/target-link.tsx';

/** Links to categories. */
export function CategoryCardsBlock({ block }: BlockProps<'category-cards'>) {
  return (
    <BlockSection title={block.title}>
      <ul
        css={{
          display: 'grid',
          gap: space[4],
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          [media.wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
        }}
      >
        {block.cards.map(({ title, target, picture }) => (
          <li key={target.url}>
            <TargetLink target={target} css={cardLink}>
              <span css={zoom}>
                <Picture
                  {...picture}
                  alt=""
                  width={480}
                  height={600}
                  sizes="(min-width: 1200px) 16vw, (min-width: 600px) 33vw, 50vw"
                  cover
                  css={{ aspectRatio: '4 / 5' }}
                />
              </span>
              <h3
                css={{
                  ...type.h3,
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: space[2],
                }}
              >
                {title}
                <ArrowRightIcon size={18} />
              </h3>
            </TargetLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
