import { type ReactNode, Suspense } from 'react';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { BlockBoundary } from './blocks/block-boundary.tsx';

/** A part that only the browser renders, with code of its own. Until that is there, and when it fails, there is nothing. */
export function LatePart({ children }: { readonly children: ReactNode }) {
  return useIsHydrating() ? null : (
    <BlockBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </BlockBoundary>
  );
}
