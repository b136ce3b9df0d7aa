import { useState } from 'react';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { formatMoney, showsHistoricBestPrice } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import { Button } from 'shared-ui/button';
import { quietLinkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useFavourite } from 'storefront-kit/use-favourite';
import { favouritesMessages } from '../../messages/favourites-messages.ts';
import type { FavouriteItem } from './use-favourites.ts';

interface FavouriteCardProps {
  readonly item: FavouriteItem;
  readonly onRemoved: () => Promise<void>;
}

/** A favourite in its colour, with the way into the cart. */
export function FavouriteCard({ item, onRemoved }: FavouriteCardProps) {
  const { locale, dialogs, services, toasts, report } = usePlatform();
  const texts = favouritesMessages(locale);
  const { card } = item;
  const colour = card.colours.find(({ productId }) => productId === item.id);
  const { picture = card.picture, price = card.price } = colour ?? {};
  const { toggle } = useFavourite(item.id);
  const [busy, setBusy] = useState<'add' | 'remove'>();
  const money = (amount: number) => formatMoney(amount, price.currency, locale);

  async function run(what: 'add' | 'remove', work: () => Promise<unknown>) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      report(error, { remote: 'account', phase: 'event' });
      toasts.show({ tone: 'error', text: asProductError(error).message || texts.changeFailed });
    } finally {
      setBusy(undefined);
    }
  }
  /** A size that was kept goes straight into the cart; else it is chosen first. */
  async function add() {
    if (item.upc === undefined) {
      dialogs.open(quickshopDialog, { productId: item.id });
      return;
    }
    const cart = await services.load(cartService);
    await cart.add({ productId: item.id, upc: item.upc, name: card.name, picture });
  }
  const remove = async () => {
    await toggle();
    await onRemoved();
  };
  return (
    <li css={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: space[3] }}>
      <Link to={card.url.replace(card.productId, item.id)} tabIndex={-1} aria-hidden="true">
        <Picture
          {...picture}
          alt=""
          width={600}
          height={750}
          sizes="(min-width: 900px) 22rem, 50vw"
          cover
          css={{ aspectRatio: '4 / 5', borderRadius: radius.card }}
        />
      </Link>
      <div css={{ display: 'grid', gap: space[1], alignContent: 'start' }}>
        <Link to={card.url.replace(card.productId, item.id)} css={[quietLinkStyle, { fontWeight: 600 }]}>
          {card.name}
        </Link>
        {colour && (
          <Text look="small" tone="muted">
            {colour.available ? colour.label : `${colour.label} · ${texts.soldOut}`}
          </Text>
        )}
        <Price
          current={money(price.current)}
          nowLabel={texts.now}
          wasLabel={texts.was}
          size="small"
          {...(price.current < price.original ? { original: money(price.original) } : {})}
          {...(showsHistoricBestPrice(price) && price.historicBestPrice !== undefined
            ? { historicBest: texts.lowest(money(price.historicBestPrice)) }
            : {})}
        />
      </div>
      <div css={{ display: 'grid', gap: space[1], color: color.ink }}>
        <Button
          variant="secondary"
          block
          aria-label={texts.addItem(card.name)}
          loading={busy === 'add'}
          loadingText={texts.add}
          onClick={() => void run('add', add)}
        >
          {texts.add}
        </Button>
        <Button
          variant="ghost"
          size="small"
          block
          aria-label={texts.removeItem(card.name)}
          loading={busy === 'remove'}
          loadingText={texts.removing}
          onClick={() => void run('remove', remove)}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
