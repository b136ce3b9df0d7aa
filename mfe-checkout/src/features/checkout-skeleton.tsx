import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { media, space } from 'shared-ui/tokens';

/** Placeholder for the steps and the order while they load. */
export function CheckoutSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div
        css={{
          display: 'grid',
          gap: space[5],
          paddingTop: space[5],
          [media.desktop]: { gridTemplateColumns: '7fr 5fr' },
        }}
      >
        <div css={{ display: 'grid', gap: space[4] }}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
        <Skeleton height="20rem" />
      </div>
    </SkeletonGroup>
  );
}
