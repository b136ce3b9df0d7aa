import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { plainSource, sourceSet } from './picture-source.ts';
import { color } from './tokens.ts';

const look = css({ width: '100%', height: 'auto', background: color.tile });
const filling = css({ height: '100%', objectFit: 'cover' });

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  /** Path at the image endpoint without a width: "/images/v1/product/AB12CD34/0C5/front". */
  src: string;
  /** Empty when the picture adds nothing to the words beside it. */
  alt: string;
  /** Largest size it is shown at, in CSS px; together they reserve its place. */
  width: number;
  height: number;
  /** How wide it is shown, by screen: "(min-width: 900px) 25vw, 50vw". */
  sizes?: string;
  /** The largest picture of the first screen: fetched at once, before others. One a page. */
  priority?: boolean;
  /** Fills its place and is cropped to it. */
  cover?: boolean;
}

/** A picture of the image endpoint: sized, with widths to choose from. The endpoint picks the format by Accept. */
export function Picture({
  src,
  width,
  height,
  sizes = `${width}px`,
  priority = false,
  cover = false,
  alt,
  ...rest
}: PictureProps) {
  return (
    <img
      css={[look, cover && filling]}
      // Before src: Safari starts fetching with what it has read so far.
      sizes={sizes}
      srcSet={sourceSet(src, width)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // The largest picture is painted with the frame it is ready for, the others when there is time.
      decoding={priority ? 'sync' : 'async'}
      src={plainSource(src, width)}
      width={width}
      height={height}
      alt={alt}
      {...rest}
    />
  );
}
