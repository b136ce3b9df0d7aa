import { type ReactNode, Suspense } from 'react';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { Currency } from 'shared-contracts/locale';
import { formatMoney, reductionOf } from 'shared-contracts/money';
import { Badge } from 'shared-ui/badge';
import { GiftIcon } from 'shared-ui/icon';
import { quietLinkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';
import type { CartModel } from '../../service/cart-state.ts';
import { LineActions } from './line-actions.tsx';
import { LineNotices } from './line-notices.tsx';

interface CartLineProps {
  readonly item: CartItem;
  readonly currency: Currency;
  readonly model: CartModel;
  readonly error: ProductError | undefined;
  readonly settling: boolean;
  /** Saves the line for later; undefined when that is not possible. */
  readonly onSave?: (item: CartItem) => void;
  /** Whether the services changed its delivery. */
  readonly moved: boolean;
  /** Further actions, loaded on demand. */
  readonly extra?: ReactNode;
  /** Whether the line is in the mini cart. */
  readonly compact?: boolean;
}

/** One line of the cart with its actions. */
export function CartLine({
  item,
  currency,
  model,
  error,
  settling,
  moved,
  onSave,
  extra,
  compact = false,
}: CartLineProps) {
  const locale = useLocale();
  const texts = cartMessages(locale);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const reduction = reductionOf(item.price, locale);
  // What promotions take off counts from the price that the shop asks.
  const before = (reduction?.from ?? item.price.current) * item.qty;
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: `min(${compact ? '5rem' : '6.5rem'}, 26vw) minmax(0, 1fr)`,
        gap: space[4],
        paddingBlock: space[5],
        borderTop: `1px solid ${color.line}`,
        [media.tablet]: {
          gridTemplateColumns: compact ? '5rem 1fr' : '8.5rem 1fr',
          gap: compact ? space[4] : space[5],
        },
        [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <Link
        to={item.pdpUrl}
        tabIndex={-1}
        aria-hidden="true"
        css={{ alignSelf: 'start', [media.narrow]: { maxWidth: '5rem' } }}
      >
        <Picture
          {...item.picture}
          alt=""
          sizes={compact ? '80px' : '136px'}
          cover
          css={{ aspectRatio: '4 / 5', borderRadius: radius.card }}
        />
      </Link>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], alignContent: 'start' }}>
        <div
          css={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: space[4],
            alignItems: 'start',
            flexWrap: 'wrap',
          }}
        >
          <div>
            {item.bonus && <Badge tone="success">{texts.gift}</Badge>}
            <Link to={item.pdpUrl} css={[quietLinkStyle, { fontWeight: 600 }]}>
              {item.name}
            </Link>
            <Text look="small" tone="muted">
              {[item.color, ...item.variants.map(({ label, value }) => `${label} ${value}`)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          <Price
            current={item.bonus ? texts.free : money(item.price.priceAfterItemDiscount)}
            pending={settling}
            nowLabel={texts.now}
            wasLabel={texts.was}
            {...(item.price.priceAfterItemDiscount < before ? { original: money(before) } : {})}
            {...(reduction?.lowest === undefined ? {} : { historicBest: texts.lowest(money(reduction.lowest)) })}
          />
        </div>
        {item.qty > 1 && (
          <Text look="small" tone="muted" figures>
            {texts.each(money(item.price.current))}
          </Text>
        )}
        {item.giftOption && <GiftNote gift={item.giftOption} />}
        <LineNotices item={item} model={model} error={error} moved={moved} />
        {!item.bonus && <LineActions item={item} model={model} onSave={onSave} compact={compact} />}
        {extra && !item.bonus && <Suspense>{extra}</Suspense>}
      </div>
    </li>
  );
}

/** The recipient and message of a gift. */
function GiftNote({ gift: { to, email, message } }: { readonly gift: NonNullable<CartItem['giftOption']> }) {
  const texts = cartMessages(useLocale());
  return (
    <div css={{ display: 'flex', gap: space[2], fontSize: '.875rem', color: color.slate }}>
      <GiftIcon size={18} />
      <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span>{[texts.giftFor(to), email].filter(Boolean).join(' · ')}</span>
        {message && <q css={{ display: 'block', fontStyle: 'italic' }}>{message}</q>}
      </div>
    </div>
  );
}
