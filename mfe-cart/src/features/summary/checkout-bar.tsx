import type { ReactNode } from 'react';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { formatMoney } from 'shared-contracts/money';
import { color, space, tabular, type } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';

interface CheckoutBarProps {
  readonly cart: Cart;
  readonly settling: boolean;
  /** The way to checkout. */
  readonly children: ReactNode;
}

/** Total and way to checkout in one row; the total is dimmed while a change is pending. */
export function CheckoutBar({ cart, settling, children }: CheckoutBarProps) {
  const locale = useLocale();
  const texts = cartMessages(locale);
  return (
    <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4] }}>
      <div aria-busy={settling} css={settling && { color: color.muted }}>
        <div css={type.small}>{texts.total}</div>
        <div css={{ ...type.h3, ...tabular }}>{formatMoney(cart.totals.total, cart.currency, locale)}</div>
      </div>
      {children}
    </div>
  );
}
