import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';

interface LatePartProps {
  /** The remote that failures are reported for. */
  readonly remote: string;
  readonly children: ReactNode;
}

/** A part that only the browser renders, with code of its own. Until that is there, and when it fails, there is nothing. */
export function LatePart({ remote, children }: LatePartProps) {
  return useIsHydrating() ? null : (
    <PartBoundary remote={remote}>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}
