import { Container } from 'shared-ui/layout';
import type { BlockProps } from '../block-props.ts';
import { LinkedCard } from '../parts/linked-card.tsx';

/** A card on its own. */
export function CardBlock({ block }: BlockProps<'card'>) {
  return (
    <Container>
      <div css={{ maxWidth: '45rem' }}>
        <LinkedCard card={block} sizes="(min-width: 600px) 720px, 100vw" />
      </div>
    </Container>
  );
}
