import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { plainSource, sourceSet } from './picture-source.ts';
import { color } from './tokens.ts';

const look = css({ width: '100%', height: 'auto', background: color.tile });
const filling = css({ height: '100%', objectFit: 'cover' });

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  /** Path at the image endpoint without a width: "/images/v1/product/AB12CD34/0C5/front". */
  src: string;
  /** Empty when the picture is decorative. */
  alt: string;
  /** Maximum display size in CSS px, which reserves its space. */
  width: number;
  height: number;
  /** Display width by screen: "(min-width: 900px) 25vw, 50vw". */
  sizes?: string;
  /** The largest picture of the first screen: fetched first. One per page. */
  priority?: boolean;
  /** Fills and crops to its container. */
  cover?: boolean;
}

/** A picture of the image endpoint: sized, with a srcset. The endpoint chooses the format by Accept. */
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
      // Before src: Safari starts fetching while parsing attributes.
      sizes={sizes}
      srcSet={sourceSet(src, width)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // The largest picture is decoded synchronously with its frame, others lazily.
      decoding={priority ? 'sync' : 'async'}
      src={plainSource(src, width)}
      width={width}
      height={height}
      alt={alt}
      {...rest}
    />
  );
}
