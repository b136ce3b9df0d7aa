import { css } from '@emotion/react';
import type { ProductFilm } from 'shared-contracts/calls/product-story';
import { Picture } from 'shared-ui/picture';
import { FilmPlayer } from '../blocks/video/film-player.tsx';

const frame = css({
  display: 'grid',
  alignSelf: 'center',
  width: '100%',
  maxHeight: '100%',
  overflow: 'hidden',
  '& > *': { gridArea: '1 / 1', minWidth: 0, minHeight: 0 },
});

/** The film of a product among its pictures. */
export default function FilmStage({ film: { title, file, tracks } }: { readonly film: ProductFilm }) {
  const { poster, width, height } = file;
  return (
    <div css={[frame, { aspectRatio: `${width} / ${height}` }]}>
      <Picture {...poster} alt="" sizes="(min-width: 900px) 56rem, 100vw" cover />
      <FilmPlayer film={{ media: { small: file }, tracks: [...tracks], seoTitle: title }} whole />
    </div>
  );
}
