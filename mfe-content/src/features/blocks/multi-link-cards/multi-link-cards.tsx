import { css } from '@emotion/react';
import { Grid } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { color, radius, space, type } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { TargetLink } from '../parts/target-link.tsx';

const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  height: '100%',
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
  background: color.surface,
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderTop: `1px solid ${color.line}`,
  color: color.glacier,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
});

/** Cards with several links each. */
export function MultiLinkCardsBlock({ block }: BlockProps<'multi-link-cards'>) {
  const wide = Math.min(block.cards.length, 4);
  return (
    <BlockSection title={block.title}>
      <Grid as="ul" columns={[1, 2, Math.min(wide, 3), wide]} gap={5}>
        {block.cards.map(({ title, body, picture, targets }) => (
          <li key={title}>
            <div css={card}>
              {picture && (
                <Picture
                  {...picture}
                  width={600}
                  height={400}
                  sizes="(min-width: 1200px) 25vw, (min-width: 600px) 50vw, 100vw"
                  cover
                  css={{ aspectRatio: '3 / 2', borderRadius: radius.input }}
                />
              )}
              <h3 css={type.h3}>{title}</h3>
              {body && <Text tone="slate">{body}</Text>}
              <ul>
                {targets.map((target) => (
                  <li key={target.url}>
                    <TargetLink target={target} css={link} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </Grid>
    </BlockSection>
  );
}
