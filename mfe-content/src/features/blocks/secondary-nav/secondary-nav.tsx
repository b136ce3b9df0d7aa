import { css } from '@emotion/react';
import { useId } from 'react';
import { Container } from 'shared-ui/layout';
import { color, space, type } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { useCurrentTarget } from '../parts/current-target.ts';
import { TargetLink } from '../parts/target-link.tsx';

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[5] });
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { borderColor: color.line },
  '&[aria-current]': { fontWeight: 600, borderColor: color.ember },
});

/** Links to the pages of one subject; the current one is marked. */
export function SecondaryNavBlock({ block }: BlockProps<'secondary-nav'>) {
  const { title, targets, divider = false, alignment = 'start' } = block;
  const current = useCurrentTarget(targets);
  const id = useId();
  return (
    <Container>
      <nav
        aria-labelledby={id}
        css={[bar, { justifyContent: alignment }, divider && { borderBottom: `1px solid ${color.line}` }]}
      >
        <p id={id} css={type.overline}>
          {title}
        </p>
        <ul css={[links, { justifyContent: alignment }]}>
          {targets.map((target) => (
            <li key={target.url}>
              <TargetLink target={target} css={link} aria-current={target === current ? 'page' : undefined} />
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
