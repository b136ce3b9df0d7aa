import { css } from '@emotion/react';
import { buttonStyle } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { color, media, space } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { useCurrentTarget } from '../parts/current-target.ts';
import { TargetLink } from '../parts/target-link.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
// Filled in the color of the text: the accent belongs to actions.
const here = css({
  background: color.ink,
  color: color.paper,
  [media.forcedColors]: { outline: '2px solid Highlight' },
});

/** Buttons side by side; the one that leads to this very page is highlighted. */
export function CtaRowBlock({ block: { targets, alignment = 'start' } }: BlockProps<'cta-row'>) {
  const current = useCurrentTarget(targets);
  return (
    <Container as="ul" css={[row, { justifyContent: alignment }]}>
      {targets.map((target) => (
        <li key={target.url}>
          <TargetLink
            target={target}
            css={[buttonStyle({ variant: 'secondary' }), target === current && here]}
            aria-current={target === current ? 'page' : undefined}
          />
        </li>
      ))}
    </Container>
  );
}
