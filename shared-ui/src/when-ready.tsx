import type { ReactNode } from 'react';
import { RetryAlert } from './retry-alert.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

interface WhenReadyProps<Value> {
  /** As `useCall` of storefront-kit returns it. */
  readonly reading: {
    readonly status: 'pending' | 'success' | 'error';
    readonly value: Value | undefined;
    readonly error: { readonly message: string } | undefined;
    readonly again: () => void;
  };
  readonly texts: { readonly loading: string; readonly failed: string; readonly tryAgain: string };
  readonly children: (value: Value) => ReactNode;
}

/** Shows what was read; before that its place, or why it could not be read. */
export function WhenReady<Value>({ reading, texts, children }: WhenReadyProps<Value>) {
  if (reading.value !== undefined) return children(reading.value);
  if (reading.status !== 'error')
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton height="12rem" />
      </SkeletonGroup>
    );
  return (
    <RetryAlert retryText={texts.tryAgain} onRetry={reading.again}>
      {reading.error?.message || texts.failed}
    </RetryAlert>
  );
}
