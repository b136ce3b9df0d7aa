import { css } from '@emotion/react';
import type { ResponsivePicture } from 'shared-contracts/blocks/parts';
import { plainSource, sourceSet } from 'shared-ui/picture-source';
import { color } from 'shared-ui/tokens';

// Styled from outside the picture element: a style element in it would make browsers fetch both crops.
const frame = css({
  display: 'block',
  overflow: 'hidden',
  background: color.tile,
  '& > picture': { display: 'contents' },
  '& > picture > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

export interface CropPictureProps {
  readonly media: ResponsivePicture;
  readonly sizes: string;
  /** The largest picture of the first screen. */
  readonly priority?: boolean;
  /** Empty where words beside the picture say what it shows. */
  readonly alt?: string;
  readonly className?: string;
}

/** A picture with a crop for phones and one for wider screens. Fills its frame, whose ratio is the caller's. */
export function CropPicture({ media, sizes, priority = false, alt, className }: CropPictureProps) {
  const { small, large } = media;
  return (
    <span css={frame} className={className}>
      <picture>
        <source
          media="(min-width: 600px)"
          srcSet={sourceSet(large.src, large.width)}
          sizes={sizes}
          width={large.width}
          height={large.height}
        />
        <img
          srcSet={sourceSet(small.src, small.width)}
          sizes={sizes}
          src={plainSource(small.src, 800)}
          alt={alt ?? small.alt}
          width={small.width}
          height={small.height}
          fetchPriority={priority ? 'high' : undefined}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}
