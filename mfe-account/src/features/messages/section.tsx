import { type ReactNode, type RefObject, useRef } from 'react';
import { Alert } from 'shared-ui/alert';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Why the last change failed. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** One kind of messages on the page. */
export function Section({ id, title, text, problem, children }: SectionProps) {
  return (
    <section css={sheetStyle} aria-labelledby={id}>
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={2} look="h3" id={id}>
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </div>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      {children}
    </section>
  );
}

/** The line that says the state; it takes the focus when a button that changed the state is gone. */
export function StateLine({
  line,
  children,
}: {
  readonly line: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <div ref={line} tabIndex={-1} css={{ fontWeight: 600, outline: 'none', overflowWrap: 'anywhere' }}>
      {children}
    </div>
  );
}

/** A state line, and what gives it the focus once the page shows the new state. */
export function useStateLine() {
  const line = useRef<HTMLDivElement>(null);
  return { line, focusLine: () => requestAnimationFrame(() => line.current?.focus()) };
}
