import type { ReactNode } from 'react';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import type { Reading } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { staffMessages } from '../../messages/staff-messages.ts';

/** Shows what was read; before that its place, or why it could not be read. */
export function WhenReady<Value>({
  reading,
  children,
}: {
  readonly reading: Pick<Reading<Value>, 'status' | 'value' | 'error' | 'again'>;
  readonly children: (value: Value) => ReactNode;
}) {
  const texts = staffMessages(useLocale());
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
