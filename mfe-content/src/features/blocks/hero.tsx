import { css } from '@emotion/react';
import type { BlockOf } from 'shared-contracts/calls/content';
import { buttonStyle } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { plainSource, sourceSet } from 'shared-ui/picture-source';
import { Heading, Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';

type Hero = BlockOf<'hero'>;

const frame = css({
  position: 'relative',
  display: 'grid',
  '& > *, & > picture > img': { gridArea: '1 / 1' },
  // Styled from here: emotion would render a style element inside <picture> on the server, and browsers would fetch
  // both crops.
  '& > picture': { display: 'contents' },
  '& > picture > img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    minHeight: 'min(38rem, 82svh)',
    maxHeight: '52rem',
  },
  background: color.tile,
  overflow: 'hidden',
});
const veils = {
  dark: css({ background: 'linear-gradient(to top, #0E1416d9 0%, #0E141680 38%, #0E141600 72%)' }),
  light: css({ background: 'linear-gradient(to top, #F6F4EFe6 0%, #F6F4EF99 38%, #F6F4EF00 72%)' }),
};
/** Share of the desktop width available for text (docs/spec/content.md section 9.1). */
const overlayWidths: Readonly<Record<NonNullable<Hero['overlayWidth']>, string>> = {
  xs: '33.333%',
  sm: '50%',
  md: '66.666%',
  lg: '91.666%',
};

/** The large picture at the top of a page; the first one of a page carries its h1. */
export function HeroBlock({ block, first }: { readonly block: Hero; readonly first: boolean }) {
  const below = block.variant === 'block-below';
  const words = <HeroWords block={block} first={first} />;
  return (
    <section>
      <div css={frame}>
        <picture>
          <source
            media="(min-width: 600px)"
            srcSet={sourceSet(block.media.large.src, block.media.large.width)}
            sizes="100vw"
            width={block.media.large.width}
            height={block.media.large.height}
          />
          <img
            srcSet={sourceSet(block.media.small.src, block.media.small.width)}
            sizes="100vw"
            src={plainSource(block.media.small.src, 800)}
            alt={block.media.small.alt}
            width={block.media.small.width}
            height={block.media.small.height}
            fetchPriority={first ? 'high' : undefined}
            loading={first ? 'eager' : 'lazy'}
            decoding={first ? 'sync' : 'async'}
          />
        </picture>
        {!below && (
          <div
            data-theme={block.tone}
            css={{ position: 'relative', display: 'grid', alignItems: 'end', color: color.ink, background: 'none' }}
          >
            <div css={[veils[block.tone], { position: 'absolute', inset: 0 }]} />
            <Container css={{ position: 'relative', paddingBlock: `${space[7]} ${space[8]}` }}>{words}</Container>
          </div>
        )}
      </div>
      {below && <Container css={{ paddingBlock: space[6] }}>{words}</Container>}
    </section>
  );
}

function HeroWords({ block, first }: { readonly block: Hero; readonly first: boolean }) {
  return (
    <div
      css={{ display: 'grid', gap: space[4], [media.desktop]: { maxWidth: overlayWidths[block.overlayWidth ?? 'md'] } }}
    >
      {block.eyebrowText && (
        <Text look="overline" as="p">
          {block.eyebrowText}
        </Text>
      )}
      <Heading level={first ? 1 : 2} look={first ? 'display' : 'h1'}>
        {block.title}
      </Heading>
      {block.subtitle && (
        <Text look="lead" measured>
          {block.subtitle}
        </Text>
      )}
      {block.targets.length > 0 && (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3], paddingTop: space[2] }}>
          {block.targets.map((target) => (
            <Link
              key={target.url}
              to={target.url}
              css={buttonStyle({ variant: target.style === 'primary' ? 'primary' : 'secondary', size: 'large' })}
            >
              {target.text}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}
