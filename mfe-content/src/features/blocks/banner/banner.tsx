import { ContourLines } from 'shared-ui/contour-lines';
import { Container } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { Heading, Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { TargetButton } from '../parts/target-button.tsx';

/** A full-width message over the brand's contour lines. */
export function BannerBlock({ block }: BlockProps<'banner'>) {
  return (
    <section
      data-theme={block.tone}
      css={{ position: 'relative', overflow: 'hidden', background: color.paper, color: color.ink }}
    >
      <ContourLines anchor="end" />
      <Container
        css={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          overflowWrap: 'anywhere',
          gap: space[6],
          alignItems: 'center',
          paddingBlock: space[8],
          [media.desktop]: {
            gridTemplateColumns: block.media ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 2fr) minmax(0, 1fr)',
          },
        }}
      >
        <div css={{ display: 'grid', gap: space[4] }}>
          <Heading level={2} look="h1">
            {block.title}
          </Heading>
          {block.body && (
            <Text look="lead" measured>
              {block.body}
            </Text>
          )}
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
            {block.targets.map((target) => (
              <TargetButton key={target.url} target={target} />
            ))}
          </div>
        </div>
        {block.media && (
          <Picture
            {...block.media.large}
            width={800}
            height={450}
            sizes="(min-width: 900px) 50vw, 100vw"
            cover
            css={{ aspectRatio: '16 / 9', borderRadius: '6px' }}
          />
        )}
      </Container>
    </section>
  );
}
