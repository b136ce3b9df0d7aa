import type { ReactNode } from 'react';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import type { Reading } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';

interface WhenReadProps<T> {
  readonly reading: Reading<T>;
  /** Texts about what is read; by default about the account. */
  readonly texts?: { readonly loading: string; readonly failed: string; readonly tryAgain: string };
  /** Of the skeleton, a CSS length. */
  readonly height?: string;
  readonly children: (value: T) => ReactNode;
}

/** Renders data once read; a skeleton before, or an error with a retry button. */
export function WhenRead<T>({
  reading: { status, value, again },
  height = '18rem',
  children,
  ...props
}: WhenReadProps<T>) {
  const own = areaMessages(useLocale());
  const { texts = own } = props;
  if (value !== undefined) return children(value);
  if (status === 'error')
    return (
      <RetryAlert retryText={texts.tryAgain} onRetry={again}>
        {texts.failed}
      </RetryAlert>
    );
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton height={height} />
    </SkeletonGroup>
  );
}
