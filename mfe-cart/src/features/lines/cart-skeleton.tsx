import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';

const rows = ['first', 'second', 'third'] as const;

/** Placeholders in the size of cart lines. */
export function CartSkeleton({ lines }: { readonly lines: 1 | 2 | 3 }) {
  const texts = cartMessages(useLocale());
  return (
    <SkeletonGroup label={texts.loading}>
      {rows.slice(0, lines).map((row) => (
        <div
          key={row}
          css={{ display: 'grid', gridTemplateColumns: '6.5rem 1fr', gap: space[4], paddingBlock: space[5] }}
        >
          <Skeleton ratio="4 / 5" />
          <div css={{ display: 'grid', gap: space[2], alignContent: 'start' }}>
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="40%" />
            <Skeleton width="8rem" height="2.75rem" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
