import type { Cart } from 'shared-contracts/calls/cart-entities';
import { formatMoney } from 'shared-contracts/money';
import { ChevronDownIcon } from 'shared-ui/icon';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space, tabular } from 'shared-ui/tokens';
import { earningWords } from 'storefront-kit/earning-words';
import { calloutsOf } from 'storefront-kit/promotion-callouts';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What is ordered, and what it costs. */
export function OrderContents({ cart }: { readonly cart: Cart }) {
  const locale = useLocale();
  const near = calloutsOf(cart, 'checkout').filter(({ earned }) => !earned);
  return (
    <div css={{ display: 'grid', gap: space[5] }}>
      <OrderLines
        currency={cart.currency}
        lines={[...cart.items, ...cart.bonusItems].map((item) => ({
          ...item,
          amount: item.price.priceAfterItemDiscount,
        }))}
      />
      <OrderTotals totals={cart.totals} currency={cart.currency} unpaid />
      {cart.earning && (
        <Text look="small" figures>
          {earningWords(cart.earning, locale).text}
        </Text>
      )}
      {near.length > 0 && (
        <ul css={{ display: 'grid', gap: space[2] }}>
          {near.map(({ id, text }) => (
            <li key={id}>
              <Text look="small" tone="muted">
                {text}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OrderAsideProps {
  readonly cart: Cart;
  /** Whether the open step shows the order itself where nothing stands beside it. */
  readonly reviewed: boolean;
}

/** The order beside the steps; on a phone its total above them, and the rest expands. */
export function OrderAside({ cart, reviewed }: OrderAsideProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  return (
    <>
      {!reviewed && (
        <details
          css={{
            background: color.paper,
            borderBlock: `1px solid ${color.line}`,
            marginInline: 'calc(-1 * var(--gutter))',
            paddingInline: 'var(--gutter)',
            [media.desktop]: { display: 'none' },
          }}
        >
          <summary
            css={{
              ...tabular,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: '3.25rem',
              fontWeight: 600,
            }}
          >
            {texts.showSummary(formatMoney(cart.totals.total, cart.currency, locale))}
            <ChevronDownIcon size={20} />
          </summary>
          <div css={{ paddingBlock: space[4], maxHeight: '70dvh', overflow: 'auto' }}>
            <OrderContents cart={cart} />
          </div>
        </details>
      )}
      <aside
        aria-label={texts.orderSummary}
        css={{
          display: 'none',
          [media.desktop]: {
            display: 'grid',
            gap: space[5],
            padding: space[5],
            borderRadius: radius.card,
            border: `1px solid ${color.line}`,
            background: color.surface,
          },
        }}
      >
        <Heading level={2} look="h3">
          {texts.orderSummary}
        </Heading>
        <OrderContents cart={cart} />
      </aside>
    </>
  );
}
