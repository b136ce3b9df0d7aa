import { css } from '@emotion/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { chipStyle } from 'shared-ui/chip';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { movesOnScroll } from '../parallax/parallax-motion.ts';
import { CropPicture } from '../parts/crop-picture.tsx';
import { TargetLink } from '../parts/target-link.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';

type Article = BlockOf<'article'>;

/** Narrow: a line of 60 to 66 characters in the middle of the page. */
const column = css({ display: 'grid', gap: space[6], justifyItems: 'center', '& > *': { width: 'min(100%, 44rem)' } });
const band = css({
  overflow: 'hidden',
  background: color.tile,
  aspectRatio: '4 / 5',
  maxHeight: '80svh',
  width: '100%',
});
const wideBand = css({ [media.tablet]: { aspectRatio: '21 / 9' } });
const reading = css({ fontSize: '1.0625rem', lineHeight: 1.65 });

/** The body of an article. */
export function ArticleBlock({ block, first = false, lazy = false }: BlockProps<'article'>) {
  const picture = { media: block.media, priority: first && !lazy };
  if (block.layout === 'v2')
    return (
      <article css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[7] }}>
        <div css={[band, wideBand]}>
          <CropPicture
            {...picture}
            sizes="100vw"
            css={[
              { height: block.parallax ? '125%' : '100%' },
              block.parallax && movesOnScroll({ from: '-20%', to: '0%', until: 100 }),
            ]}
          />
        </div>
        <Container css={column}>
          <Words block={block} first={first} />
          <RichTextView content={block.richText} raised={first} css={reading} />
        </Container>
      </article>
    );
  return (
    <Container as="article" css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }}>
      <Words block={block} first={first} />
      <CropPicture
        {...picture}
        sizes="(min-width: 1440px) 1376px, 100vw"
        css={{ aspectRatio: '4 / 5', borderRadius: radius.card, [media.tablet]: { aspectRatio: '16 / 9' } }}
      />
      <RichTextView content={block.richText} raised={first} css={reading} />
    </Container>
  );
}

function Words({
  block: { eyebrow, title, byline, tags = [] },
  first,
}: {
  readonly block: Article;
  readonly first: boolean;
}) {
  return (
    <header css={{ display: 'grid', gap: space[4] }}>
      {eyebrow && <Text look="overline">{eyebrow}</Text>}
      <Heading level={first ? 1 : 2} look={first ? 'display' : 'h1'}>
        {title}
      </Heading>
      {byline && <Text tone="muted">{byline}</Text>}
      {tags.length > 0 && (
        <ul css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }}>
          {tags.map(({ label, target }) => (
            <li key={label}>
              {target ? (
                <TargetLink target={target} css={chipStyle}>
                  {label}
                </TargetLink>
              ) : (
                <Text as="span" look="small" tone="slate">
                  {label}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
