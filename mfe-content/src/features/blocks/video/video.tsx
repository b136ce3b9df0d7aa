import { css } from '@emotion/react';
import { Container } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { CropPicture } from '../parts/crop-picture.tsx';
import { FilmPlayer } from './film-player.tsx';

const frame = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
  '& > *': { gridArea: '1 / 1', minWidth: 0, minHeight: 0 },
});

/** A film in the browser's own player, with captions. Its space is reserved; a picture stands there until it plays. */
export function VideoBlock({ block, lazy = false }: BlockProps<'video'>) {
  const { small, large = small } = block.media;
  const ratio = ({ width, height }: typeof small) => `${width} / ${height}`;
  return (
    <Container as="section" css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }}>
      <div css={[frame, { aspectRatio: ratio(small), [media.tablet]: { aspectRatio: ratio(large) } }]}>
        <CropPicture
          media={{ small: small.poster, large: large.poster }}
          alt=""
          sizes="(min-width: 1440px) 1376px, 100vw"
        />
        <FilmPlayer film={block} lazy={lazy} />
      </div>
      {block.caption && (
        <Text look="small" tone="muted">
          {block.caption}
        </Text>
      )}
    </Container>
  );
}
