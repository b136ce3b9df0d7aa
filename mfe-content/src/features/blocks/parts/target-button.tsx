import type { Target } from 'shared-contracts/fields';
import { buttonStyle } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { TargetLink } from './target-link.tsx';

interface TargetButtonProps {
  readonly target: Target;
  readonly size?: 'medium' | 'large';
  /** Look of a target without a style. */
  readonly otherwise?: 'primary' | 'secondary';
}

/** A link in the look that editors chose for it. */
export function TargetButton({ target, size = 'medium', otherwise = 'secondary' }: TargetButtonProps) {
  const look =
    target.style === 'link'
      ? [linkStyle, { alignSelf: 'center', paddingBlock: '.625rem' }]
      : buttonStyle({ variant: target.style ?? otherwise, size });
  return <TargetLink target={target} css={look} />;
}
