import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';

const OrderView = lazy(async () => ({ default: (await import('./order-view.tsx')).OrderView }));

/** An order, whose code is loaded when one is opened. */
export function LateOrderView(props: ComponentProps<typeof OrderView>) {
  const texts = accountMessages(useLocale());
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={texts.finding}>
          <Skeleton height="100dvh" />
        </SkeletonGroup>
      }
    >
      <OrderView {...props} />
    </Suspense>
  );
}
