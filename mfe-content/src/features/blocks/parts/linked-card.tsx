import type { BlockOf } from 'shared-contracts/blocks/block';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { type } from 'shared-ui/tokens';
import { cardLink, zoom } from './card-look.ts';
import { TargetLink } from './target-link.tsx';

interface LinkedCardProps {
  readonly card: Pick<BlockOf<'card'>, 'eyebrow' | 'title' | 'body' | 'target' | 'picture'>;
  readonly sizes: string;
  /** Of the heading: one below the heading above the cards. */
  readonly level?: 2 | 3;
}

/** A picture with words; the whole of it is one link. */
export function LinkedCard({ card: { eyebrow, title, body, target, picture }, sizes, level = 3 }: LinkedCardProps) {
  const Title = `h${level}` as const;
  return (
    <TargetLink target={target} css={cardLink}>
      <span css={zoom}>
        <Picture {...picture} alt="" width={720} height={480} sizes={sizes} cover css={{ aspectRatio: '3 / 2' }} />
      </span>
      {eyebrow && (
        <Text look="caption" tone="muted">
          {eyebrow}
        </Text>
      )}
      <Title css={type.h3}>{title}</Title>
      {body && <Text tone="slate">{body}</Text>}
    </TargetLink>
  );
}
