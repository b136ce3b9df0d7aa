import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { useFavourite } from 'storefront-kit/use-favourite';
import { useMutation } from 'storefront-kit/use-mutation';
import { favouritesMessages } from '../../messages/favourites-messages.ts';
import type { FavouriteItem } from './use-favourites.ts';

interface RemoveFavouriteProps {
  readonly item: FavouriteItem;
  readonly onRemoved: () => void;
}

/** Takes a favourite off the shopper's own list. */
export function RemoveFavourite({ item, onRemoved }: RemoveFavouriteProps) {
  const texts = favouritesMessages(usePlatform().locale);
  const { toggle } = useFavourite(item.id);
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
