import type { ComponentProps, ReactNode } from 'react';
import type { Target } from 'shared-contracts/fields';
import { Link } from 'storefront-kit/routing';

interface TargetLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'target' | 'children'> {
  readonly target: Target;
  /** The target's text by default. */
  readonly children?: ReactNode;
}

/** A link that editors chose. */
export function TargetLink({ target, children, ...rest }: TargetLinkProps) {
  const opened = target.targetAttribute === '_blank' ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link to={target.url} data-tracking={target.tracking} {...opened} {...rest}>
      {children ?? target.text}
    </Link>
  );
}
