import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';

interface StepFrameProps {
  readonly title: string;
  readonly text?: string;
  /** Whether another step was here: reading goes on at the title. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** A step with its title. */
export function StepFrame({ title, text, takesFocus, children }: StepFrameProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-labelledby={id} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
      <Heading ref={heading} id={id} level={2} look="h3" tabIndex={-1} css={{ outline: 'none' }}>
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
      {children}
    </section>
  );
}
