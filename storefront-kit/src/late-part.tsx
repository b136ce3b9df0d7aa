import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';

interface LatePartProps {
  /** The remote that failures are reported for. */
  readonly remote: string;
  /** What is shown where it fails: nothing, if not given. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** A part that only the browser renders, with code of its own. Until that is there, there is nothing. */
export function LatePart({ remote, instead, children }: LatePartProps) {
  return useIsHydrating() ? null : (
    <PartBoundary remote={remote} instead={instead}>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}
