import { css } from '@emotion/react';
import type { StorePickup } from 'shared-contracts/calls/products';
import { chooseStoreDialog } from 'shared-contracts/dialogs/cart';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { chipStyle } from 'shared-ui/chip';
import { CheckIcon, StoreIcon } from 'shared-ui/icon';
import { color, space, tabular } from 'shared-ui/tokens';
import { dialogResult } from 'storefront-kit/dialog-result';
import { pickupDay } from 'storefront-kit/pickup-words';
import { Link, useNavigate } from 'storefront-kit/routing';
import { useFavoriteStore } from 'storefront-kit/use-favorite-store';
import { atStoreMessages } from '../../messages/at-store-messages.ts';
import { type ListOf, useStoreCount } from './use-store-count.ts';

const count = css(tabular, { color: color.muted, '[aria-current=true] > &': { color: 'inherit' } });

interface StoreSwitchProps {
  readonly of: ListOf;
  /** The store that the list is narrowed to, with its number of products. */
  readonly on: (StorePickup & { readonly total: string }) | undefined;
  /** The URL of the list narrowed to a store, or to none. */
  readonly addressOf: (storeId: string | undefined) => string;
}

/** Narrows a list to what can be collected at the shopper's store, chosen first when there is none. */
export function StoreSwitch({ of, on, addressOf }: StoreSwitchProps) {
  const { locale, dialogs } = usePlatform();
  const texts = atStoreMessages(locale);
  const navigate = useNavigate();
  const own = useFavoriteStore();
  const counted = useStoreCount(of, on ? undefined : own?.storeId);
  const store = on ?? counted?.store ?? own;
  const total = on?.total ?? counted?.total;

  async function choose() {
    const chosen = await dialogResult(dialogs.open(chooseStoreDialog, {}));
    if (chosen) navigate(addressOf(chosen.storeId));
  }

  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] }}>
      <Link
        to={store ? addressOf(on ? undefined : store.storeId) : '/stores'}
        css={chipStyle}
        aria-current={on ? 'true' : undefined}
        rel="nofollow"
        preventScrollReset
        {...(store
          ? {}
          : {
              onClick: (event) => {
                event.preventDefault();
                void choose();
              },
            })}
      >
        {on ? <CheckIcon size={18} /> : <StoreIcon size={18} />}
        <span>{store ? storeLabel(store, locale) : texts.atMyStore}</span>
        {total !== undefined && <span css={count}>{total}</span>}
      </Link>
      {store && (
        <Button variant="link" size="small" onClick={() => void choose()}>
          {texts.changeStore}
        </Button>
      )}
    </div>
  );
}

/** "At Tarnfell Portland today"; without the day while it is not known. */
export function storeLabel(
  store: Pick<StorePickup, 'name' | 'promise'>,
  locale: Parameters<typeof atStoreMessages>[0] & Parameters<typeof pickupDay>[1],
): string {
  const texts = atStoreMessages(locale);
  return store.promise ? texts.atOn(store.name, pickupDay(store.promise, locale)) : texts.at(store.name);
}
