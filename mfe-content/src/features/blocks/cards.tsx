import { css } from '@emotion/react';
import type { BlockOf } from 'shared-contracts/calls/content';
import { ArrowRightIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { Heading, Text } from 'shared-ui/text';
import { color, media, motion, radius, space, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';

const zoom = css({
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
  '& img': { transition: `transform ${motion.slow} ${motion.ease}` },
  [media.hover]: { 'a:hover &  img': { transform: 'scale(1.03)' } },
});
const cardLink = css({
  display: 'grid',
  gap: space[3],
  color: 'inherit',
  textDecoration: 'none',
  '&:hover h3': {
    textDecoration: 'underline',
    textDecorationColor: color.ember,
    textDecorationThickness: '2px',
    textUnderlineOffset: '.25em',
  },
});

/** Links to categories. */
export function CategoryCardsBlock({ block }: { readonly block: BlockOf<'category-cards'> }) {
  return (
    <Container as="section" css={{ display: 'grid', gap: space[5] }}>
      {block.title && <Heading level={2}>{block.title}</Heading>}
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
            <Link to={target.url} css={cardLink}>
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
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** Links to stories and guides. */
export function CardsBlock({ block }: { readonly block: BlockOf<'linked-cards'> }) {
  return (
    <Container as="section" css={{ display: 'grid', gap: space[5] }}>
      {block.title && <Heading level={2}>{block.title}</Heading>}
      <ul
        css={{ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {block.cards.map(({ eyebrow, title, body, target, picture }) => (
          <li key={target.url}>
            <Link to={target.url} css={cardLink}>
              <span css={zoom}>
                <Picture
                  {...picture}
                  alt=""
                  width={720}
                  height={480}
                  sizes="(min-width: 600px) 33vw, 100vw"
                  cover
                  css={{ aspectRatio: '3 / 2' }}
                />
              </span>
              {eyebrow && (
                <Text look="caption" tone="muted">
                  {eyebrow}
                </Text>
              )}
              <h3 css={type.h3}>{title}</h3>
              {body && <Text tone="slate">{body}</Text>}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
