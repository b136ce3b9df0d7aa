import type { ReactNode } from 'react';
import { Grid } from 'shared-ui/layout';
import { useLocale } from 'storefront-kit/use-locale';
import { favoritesMessages } from '../../messages/favorites-messages.ts';
import { More } from '../area/more.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import type { FavoriteItem } from './use-favorites.ts';

interface FavoritesGridProps {
  readonly items: readonly FavoriteItem[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly isReading: boolean;
  readonly onMore: () => void;
  /** What else can be done with each. */
  readonly actions?: (item: FavoriteItem) => ReactNode;
}

/** The cards of a list read so far, and a button for more of them. */
export function FavoritesGrid({ items, total, hasMore, isReading, onMore, actions }: FavoritesGridProps) {
  const texts = favoritesMessages(useLocale());
  return (
    <>
      {items.length > 0 && (
        <Grid as="ul" columns={[2, 3, 4]} gap={4} rowGap={6}>
          {items.map((item) => (
            <FavoriteCard key={item.itemId} item={item}>
              {actions?.(item)}
            </FavoriteCard>
          ))}
        </Grid>
      )}
      {hasMore && (
        <More shown={texts.shown(items.length, total)} more={texts.more} isReading={isReading} onMore={onMore} />
      )}
    </>
  );
}
