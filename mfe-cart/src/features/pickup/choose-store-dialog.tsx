import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { NamedStore } from 'shared-contracts/dialogs/cart';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { readFavoriteStore, writeFavoriteStore } from 'storefront-kit/favorite-store';
import { useLocale } from 'storefront-kit/use-locale';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import { FoundStores } from './found-stores.tsx';
import { StoreCard } from './store-card.tsx';
import { useStores } from './use-stores.ts';

/** Finds stores by place or position, to choose one as one's own. */
export default function ChooseStoreDialog({
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Record<string, never>, NamedStore>) {
  const locale = useLocale();
  const texts = pickupMessages(locale);
  const stores = useStores();
  const current = readFavoriteStore(locale)?.storeId;

  function choose({ storeId, name }: NamedStore) {
    writeFavoriteStore({ storeId, name, country: locale.country });
    resolve({ storeId, name });
  }

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.chooseTitle}
      closeLabel={texts.close}
      variant="panel"
    >
      <div css={{ display: 'grid', gap: space[5] }}>
        <Text tone="slate">{texts.chooseText}</Text>
        <FoundStores stores={stores}>
          {(choice) => (
            <StoreCard
              key={choice.store.storeId}
              choice={choice}
              chosen={choice.store.storeId === current}
              action={{ short: texts.take, at: texts.takeAt }}
              onChoose={() => choose(choice.store)}
            />
          )}
        </FoundStores>
      </div>
    </Dialog>
  );
}
