import { quickshopDialog } from 'shared-contracts/dialogs/content';
import { formatMoney, showsHistoricBestPrice } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import { recordOfCard } from 'shared-contracts/tracking/product-records';
import { Button } from 'shared-ui/button';
import { quietLinkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useFavourite } from 'storefront-kit/use-favourite';
import { useMutation } from 'storefront-kit/use-mutation';
import { favouritesMessages } from '../../messages/favourites-messages.ts';
import type { FavouriteItem } from './use-favourites.ts';

interface FavouriteCardProps {
  readonly item: FavouriteItem;
  readonly onRemoved: () => void;
}

/** A favourite in its color, with buttons to add it to the cart and to remove it. */
export function FavouriteCard({ item, onRemoved }: FavouriteCardProps) {
  const { locale, dialogs, services } = usePlatform();
  const texts = favouritesMessages(locale);
  const { card } = item;
  const colour = card.colours.find(({ productId }) => productId === item.id);
  const { picture = card.picture, price = card.price } = colour ?? {};
  const { toggle } = useFavourite(item.id);
  const { pending, run } = useMutation({
    remote: 'account',
    failedText: texts.changeFailed,
  });
  const money = (amount: number) => formatMoney(amount, price.currency, locale);

  /** Adds a known size right away; otherwise the shopper chooses one first. */
  async function add() {
    if (item.upc === undefined) {
      dialogs.open(quickshopDialog, { productId: item.id });
      return;
    }
    const cart = await services.load(cartService);
    const product = { ...recordOfCard(card, {}, item.id), upc: item.upc };
    const tracked = { currency: price.currency, product };
    await cart.add({ productId: item.id, upc: item.upc, name: card.name, picture, tracked });
  }
  const remove = async () => {
    await toggle();
    onRemoved();
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
          loading={pending === 'add'}
          loadingText={texts.add}
          onClick={() => void run(add, 'add')}
        >
          {texts.add}
        </Button>
        <Button
          variant="ghost"
          size="small"
          block
          aria-label={texts.removeItem(card.name)}
          loading={pending === 'remove'}
          loadingText={texts.removing}
          onClick={() => void run(remove, 'remove')}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
