import { type ReactNode, type RefObject, useRef } from 'react';

/** The line that says the state; it takes the focus when a button that changed the state is gone. */
export function StateLine({
  line,
  children,
}: {
  readonly line: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <div ref={line} tabIndex={-1} css={{ outline: 'none', overflowWrap: 'anywhere' }}>
      {children}
    </div>
  );
}

/** A state line, and what gives it the focus once the page shows the new state. */
export function useStateLine() {
  const line = useRef<HTMLDivElement>(null);
  return { line, focusLine: () => requestAnimationFrame(() => line.current?.focus()) };
}
