import { Grid } from 'shared-ui/layout';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { LinkedCard } from '../parts/linked-card.tsx';

/** Links to stories and guides. */
export function LinkedCardsBlock({ block }: BlockProps<'linked-cards'>) {
  return (
    <BlockSection title={block.title}>
      <Grid as="ul" columns={[1, 3]} gap={5}>
        {block.cards.map((card) => (
          <li key={card.target.url}>
            <LinkedCard card={card} sizes="(min-width: 600px) 33vw, 100vw" />
          </li>
        ))}
      </Grid>
    </BlockSection>
  );
}
