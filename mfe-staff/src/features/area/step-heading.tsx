import { useEffect, useRef } from 'react';
import { type } from 'shared-ui/tokens';

/** The heading of a step of a dialog: it takes the focus, so that screen readers tell of the step. */
export function StepHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} css={{ ...type.h3, outline: 'none' }}>
      {children}
    </h3>
  );
}
