import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { Grid } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { favouritesMessages } from '../../messages/favourites-messages.ts';
import { FavouriteCard } from './favourite-card.tsx';
import type { FavouriteItem } from './use-favourites.ts';

interface FavouritesGridProps {
  readonly items: readonly FavouriteItem[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly isReading: boolean;
  readonly onMore: () => void;
  /** What else can be done with each. */
  readonly actions?: (item: FavouriteItem) => ReactNode;
}

/** The cards of a list read so far, and a button for more of them. */
export function FavouritesGrid({ items, total, hasMore, isReading, onMore, actions }: FavouritesGridProps) {
  const texts = favouritesMessages(useLocale());
  return (
    <>
      {items.length > 0 && (
        <Grid as="ul" columns={[2, 3, 4]} gap={4} rowGap={6}>
          {items.map((item) => (
            <FavouriteCard key={item.itemId} item={item}>
              {actions?.(item)}
            </FavouriteCard>
          ))}
        </Grid>
      )}
      {hasMore && (
        <div css={{ display: 'grid', gap: space[3], justifyItems: 'center' }}>
          <Text look="small" tone="muted">
            {texts.shown(items.length, total)}
          </Text>
          <Button variant="secondary" loading={isReading} loadingText={texts.more} onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}
