import { css } from '@emotion/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { Container } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { Text, VisuallyHidden } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { CropPicture } from '../parts/crop-picture.tsx';
import { keyed } from '../parts/keyed.ts';
import { ProductRow } from '../parts/product-row.tsx';
import { screens } from '../parts/screens.ts';
import { TargetLink } from '../parts/target-link.tsx';
import { heroLink, placements, veil } from './hero-look.ts';
import { HeroWords } from './hero-words.tsx';

type Hero = BlockOf<'hero'>;

const frame = css({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'hidden' });
const pictures = css({
  gridArea: '1 / 1',
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  background: color.tile,
  '& img': { minHeight: 'var(--hero-height, min(38rem, 82svh))', maxHeight: 'var(--hero-height, 52rem)' },
  '& > span ~ span': { display: 'none' },
  [media.tablet]: { gridAutoFlow: 'column', '& > span ~ span': { display: 'block' } },
});
const cover = css({ position: 'absolute', inset: 0 });
// Above the link that covers the hero.
const words = css({ position: 'relative', display: 'grid', pointerEvents: 'none', '& a': { pointerEvents: 'auto' } });
const seal = css({
  position: 'absolute',
  insetBlockStart: space[5],
  insetInlineEnd: 'var(--gutter)',
  width: 'clamp(4.5rem, 9vw, 8rem)',
});
const productPlace = css({
  alignSelf: 'end',
  width: 'min(100%, 24rem)',
  colorScheme: 'light dark',
  pointerEvents: 'auto',
});

/** The large picture at the top of a page; the first one of a page carries its h1. */
export function HeroBlock({ block, first = false, lazy = false }: BlockProps<'hero'>) {
  const { overlayPosition = 'end', overlayPicture, caption } = block;
  const [small, medium, large] = placements(block);
  const background = veil(block);
  const link = heroLink(block);
  const places = { small, medium, large };
  const product = block.variant === 'product-overlay' ? block.product : undefined;
  return (
    <section>
      <div css={frame}>
        <HeroPictures block={block} eager={first && !lazy} />
        <div
          css={[
            { position: 'relative', gridArea: '1 / 1', background, pointerEvents: 'none' },
            screens(places, (place) => ({ display: place === 'overlay' ? 'block' : 'none' })),
          ]}
        />
        {link && (
          <TargetLink target={link} css={cover}>
            <VisuallyHidden>{link.text}</VisuallyHidden>
          </TargetLink>
        )}
        {overlayPicture && <Picture {...overlayPicture} css={[seal, { background: 'none' }]} sizes="8rem" />}
        <div
          css={[
            words,
            { color: color.ink, alignItems: overlayPosition },
            screens(places, (place) =>
              place === 'overlay'
                ? { gridArea: '1 / 1', colorScheme: block.tone }
                : { gridArea: '2 / 1', colorScheme: 'inherit' },
            ),
          ]}
        >
          <Container
            css={[
              { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] },
              product && { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
              screens(places, (place) => ({
                paddingBlock: place === 'overlay' ? `${space[7]} ${space[8]}` : space[6],
              })),
            ]}
          >
            <HeroWords block={block} first={first} />
            {product && (
              <div css={productPlace}>
                <ProductRow card={product} />
              </div>
            )}
          </Container>
        </div>
      </div>
      {caption && <HeroCaption block={block} />}
    </section>
  );
}

function HeroPictures({
  block: { media, mediaList = [media] },
  eager,
}: {
  readonly block: Hero;
  readonly eager: boolean;
}) {
  const share = Math.round(100 / mediaList.length);
  return (
    <div css={pictures}>
      {keyed(mediaList).map(({ key, item }) => (
        <CropPicture
          key={key}
          media={item}
          sizes={mediaList.length === 1 ? '100vw' : `(min-width: 600px) ${share}vw, 100vw`}
          priority={eager && item === mediaList[0]}
        />
      ))}
    </div>
  );
}

function HeroCaption({ block: { caption, captionTarget, captionAlignment = 'end' } }: { readonly block: Hero }) {
  return (
    <Container css={{ paddingBlock: space[2], textAlign: captionAlignment }}>
      <Text look="small" tone="muted">
        {captionTarget ? <TargetLink target={captionTarget}>{caption}</TargetLink> : caption}
      </Text>
    </Container>
  );
}
