import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { useFavorite } from 'storefront-kit/use-favorite';
import { useMutation } from 'storefront-kit/use-mutation';
import { favoritesMessages } from '../../messages/favorites-messages.ts';
import type { FavoriteItem } from './use-favorites.ts';

interface RemoveFavoriteProps {
  readonly item: FavoriteItem;
  readonly onRemoved: () => void;
}

/** Takes a favorite off the shopper's own list. */
export function RemoveFavorite({ item, onRemoved }: RemoveFavoriteProps) {
  const texts = favoritesMessages(usePlatform().locale);
  const { toggle } = useFavorite(item.id);
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.changeFailed });
  const remove = async () => {
    await toggle();
    onRemoved();
  };
  return (
    <Button
      variant="ghost"
      size="small"
      block
      aria-label={texts.removeItem(item.card.name)}
      loading={isPending}
      loadingText={texts.removing}
      onClick={() => void run(remove)}
    >
      {texts.remove}
    </Button>
  );
}
