import type { ReactNode } from 'react';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import { formatMoney, reductionOf } from 'shared-contracts/money';
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
import { useMutation } from 'storefront-kit/use-mutation';
import { favoritesMessages } from '../../messages/favorites-messages.ts';
import type { FavoriteItem } from './use-favorites.ts';

interface FavoriteCardProps {
  readonly item: FavoriteItem;
  /** What else can be done with it, below the button for the cart. */
  readonly children?: ReactNode;
}

/** A favorite in its color, with a button that adds it to the cart. */
export function FavoriteCard({ item, children }: FavoriteCardProps) {
  const { locale, dialogs, services } = usePlatform();
  const texts = favoritesMessages(locale);
  const { card } = item;
  const shown = card.colors.find(({ productId }) => productId === item.id);
  const { picture = card.picture, price = card.price } = shown ?? {};
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.addFailed });
  const money = (amount: number) => formatMoney(amount, price.currency, locale);
  const reduction = reductionOf(price, locale);

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
        {shown && (
          <Text look="small" tone="muted">
            {shown.available ? shown.label : `${shown.label} · ${texts.soldOut}`}
          </Text>
        )}
        <Price
          current={money(price.current)}
          nowLabel={texts.now}
          wasLabel={texts.was}
          size="small"
          {...(reduction ? { original: money(reduction.from) } : {})}
          {...(reduction?.lowest === undefined ? {} : { historicBest: texts.lowest(money(reduction.lowest)) })}
        />
      </div>
      <div css={{ display: 'grid', gap: space[1], color: color.ink }}>
        <Button
          variant="secondary"
          block
          aria-label={texts.addItem(card.name)}
          loading={isPending}
          loadingText={texts.add}
          onClick={() => void run(add)}
        >
          {texts.add}
        </Button>
        {children}
      </div>
    </li>
  );
}
