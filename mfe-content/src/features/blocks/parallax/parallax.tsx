import { css } from '@emotion/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { Container } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { color, media, radius, space, type } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { CropPicture } from '../parts/crop-picture.tsx';
import { keyed } from '../parts/keyed.ts';
import { TargetLink } from '../parts/target-link.tsx';
import { movesOnScroll } from './parallax-motion.ts';
import { arrival, cropSizes, drift, offsetPixels } from './parallax-numbers.ts';

type Parallax = BlockOf<'parallax'>['parallax'];
type Single = Extract<Parallax, { item: unknown }>;
type Several = Extract<Parallax, { items: unknown }>;
type Layer = Single['item'];

const frame = css({ position: 'relative', overflow: 'hidden', background: color.tile });
const band = css({
  aspectRatio: '4 / 5',
  maxHeight: '90svh',
  width: '100%',
  [media.tablet]: { aspectRatio: '21 / 9' },
});
const plate = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  colorScheme: 'dark',
  color: color.ink,
  background: 'linear-gradient(to top, rgba(14, 20, 22, .85), rgba(14, 20, 22, .5) 55%, rgba(14, 20, 22, 0))',
  paddingBlock: `${space[8]} ${space[6]}`,
});
const words = css({ display: 'grid', gap: space[2], justifyItems: 'start' });
const titleLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});
const card = css({ position: 'relative', display: 'grid', gap: space[3], alignContent: 'start' });

/** Pictures that move at another pace than the page. */
export function ParallaxBlock({ block: { title, parallax } }: BlockProps<'parallax'>) {
  if ('items' in parallax)
    return (
      <BlockSection title={title}>
        {parallax.type === 'twoCardParallax' ? <TwoCards parallax={parallax} /> : <Gallery parallax={parallax} />}
      </BlockSection>
    );
  return (
    <BlockSection title={title} isFullWidth>
      <div css={[frame, band, parallax.type === 'crop' && cropBand(parallax)]}>
        <Moving parallax={parallax} />
        {parallax.item.title && (
          <div css={plate}>
            <Container>
              <Words layer={parallax.item} />
            </Container>
          </div>
        )}
      </div>
    </BlockSection>
  );
}

/** Shows a part of the picture: the frame is as much lower than the picture. */
function cropBand({ item, size }: Extract<Parallax, { type: 'crop' }>) {
  const ratio = ({ width, height }: Layer['media']['small']) => `${width} / ${Math.round(height * cropSizes[size])}`;
  return { aspectRatio: ratio(item.media.small), [media.tablet]: { aspectRatio: ratio(item.media.large) } };
}

function Moving({ parallax }: { readonly parallax: Single }) {
  const { item } = parallax;
  const picture = { media: item.media, sizes: '100vw' };
  if (parallax.type === 'none') return <CropPicture {...picture} css={{ height: '100%' }} />;
  const until = arrival(parallax.speed);
  if (parallax.type === 'crop') {
    const shown = cropSizes[parallax.size];
    const rest = `-${Math.round((1 - shown) * 100)}%`;
    return (
      <CropPicture {...picture} css={[{ height: `${100 / shown}%` }, movesOnScroll({ from: '0%', to: rest, until })]} />
    );
  }
  // As much taller than its frame as it moves, so that no edge of it is ever seen.
  const pixels = offsetPixels(parallax.offset);
  const above = `-${Math.abs(pixels)}px`;
  const way = pixels < 0 ? { from: '0px', to: above } : { from: above, to: '0px' };
  return (
    <CropPicture
      {...picture}
      css={[{ height: `calc(100% + ${Math.abs(pixels)}px)` }, movesOnScroll({ ...way, until })]}
    />
  );
}

function Words({ layer: { title, body, target }, small = false }: { readonly layer: Layer; readonly small?: boolean }) {
  if (!title) return null;
  return (
    <div css={words}>
      <h3 css={[small ? type.h3 : type.h2, { overflowWrap: 'anywhere' }]}>
        {target ? (
          <TargetLink target={target} css={titleLink}>
            {title}
          </TargetLink>
        ) : (
          title
        )}
      </h3>
      {body && <Text measured>{body}</Text>}
    </div>
  );
}

/** Two cards that drift apart. */
function TwoCards({ parallax: { items, speed } }: { readonly parallax: Several }) {
  const pixels = drift(speed);
  return (
    <ul
      css={{
        display: 'grid',
        gap: space[5],
        paddingBlock: `${pixels / 2}px`,
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {keyed(items).map(({ key, item }) => (
        <li
          key={key}
          css={[card, { [media.tablet]: movesOnScroll(apart(key === '0' ? 1 : -1, pixels, arrival(speed))) }]}
        >
          <CropPicture
            media={item.media}
            sizes="(min-width: 600px) 50vw, 100vw"
            css={{ aspectRatio: '4 / 5', borderRadius: radius.card }}
          />
          <Words layer={item} />
        </li>
      ))}
    </ul>
  );
}

const apart = (direction: 1 | -1, pixels: number, until: number) => ({
  from: `${(direction * pixels) / 2}px`,
  to: `${(-direction * pixels) / 2}px`,
  until,
});

/** Columns of pictures, every other one going the other way. */
function Gallery({ parallax: { items, speed } }: { readonly parallax: Several }) {
  const pixels = drift(speed);
  const columns = [0, 1, 2].map((column) => items.filter((_, place) => place % 3 === column));
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: `repeat(${Math.min(3, items.length)}, minmax(0, 1fr))`,
        gap: space[3],
        paddingBlock: `${pixels / 2}px`,
        [media.tablet]: { gap: space[5] },
      }}
    >
      {keyed(columns.filter((column) => column.length > 0)).map(({ key, item: column }) => (
        <ul
          key={key}
          css={[
            {
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              alignContent: 'start',
              gap: space[3],
              [media.tablet]: { gap: space[5] },
              // Three columns leave no room for running text on a phone.
              [media.belowTablet]: { '& p': { display: 'none' }, '& h3': { fontSize: '1rem' } },
            },
            movesOnScroll(apart(key === '1' ? -1 : 1, pixels, arrival(speed))),
          ]}
        >
          {keyed(column).map(({ key: place, item }) => (
            <li key={place} css={card}>
              <CropPicture media={item.media} sizes="33vw" css={{ aspectRatio: '3 / 4', borderRadius: radius.card }} />
              <Words layer={item} small />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
