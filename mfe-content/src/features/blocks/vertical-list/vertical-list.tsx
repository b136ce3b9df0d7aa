import { css } from '@emotion/react';
import { useState } from 'react';
import { color, media, motion, radius, space, type } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { CropPicture } from '../parts/crop-picture.tsx';
import { TargetLink } from '../parts/target-link.tsx';

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space[7] },
});
const frame = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
});
const layer = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.slow} ${motion.ease}`,
  '&[data-active]': { opacity: 1 },
});
const link = css({
  ...type.h2,
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  textDecoration: 'none',
  transition: `color ${motion.medium} ${motion.ease}, padding ${motion.medium} ${motion.ease}`,
  '&[data-active]': {
    color: color.ink,
    borderInlineStart: `3px solid ${color.ember}`,
    paddingInlineStart: space[4],
  },
});

/** Links below each other; the hovered or focused one is active, and its picture fades in. */
export function VerticalListBlock({ block: { title, items } }: BlockProps<'vertical-list'>) {
  const [active, setActive] = useState(0);
  return (
    <BlockSection title={title}>
      <div css={layout}>
        <ul>
          {items.map(({ target }, place) => (
            <li key={target.url}>
              <TargetLink
                target={target}
                css={link}
                data-active={place === active || undefined}
                onPointerEnter={() => setActive(place)}
                onFocus={() => setActive(place)}
              />
            </li>
          ))}
        </ul>
        <div css={frame}>
          {items.map(({ target, media: picture }, place) => (
            <div key={target.url} css={layer} data-active={place === active || undefined}>
              <CropPicture media={picture} alt="" sizes="(min-width: 900px) 58vw, 100vw" css={{ height: '100%' }} />
            </div>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}
