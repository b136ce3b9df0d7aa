import type { ReactNode } from 'react';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import type { Reading } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';

interface WhenReadProps<T> {
  readonly reading: Reading<T>;
  readonly children: (value: T) => ReactNode;
}

/** Renders data once read; a skeleton before, or an error with a retry button. */
export function WhenRead<T>({ reading: { status, value, again }, children }: WhenReadProps<T>) {
  const texts = areaMessages(useLocale());
  if (value !== undefined) return children(value);
  if (status === 'error')
    return (
      <RetryAlert retryText={texts.tryAgain} onRetry={again}>
        {texts.failed}
      </RetryAlert>
    );
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton height="18rem" />
    </SkeletonGroup>
  );
}
