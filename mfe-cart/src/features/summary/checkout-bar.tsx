import type { Cart } from 'shared-contracts/calls/cart-entities';
import { formatMoney } from 'shared-contracts/money';
import { buttonStyle } from 'shared-ui/button';
import { color, space, tabular, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';

/** Total and way to checkout in one row; the total is dimmed while a change is pending. */
export function CheckoutBar({ cart, settling }: { readonly cart: Cart; readonly settling: boolean }) {
  const locale = useLocale();
  const texts = cartMessages(locale);
  return (
    <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4] }}>
      <div aria-busy={settling} css={settling && { color: color.muted }}>
        <div css={type.small}>{texts.total}</div>
        <div css={{ ...type.h3, ...tabular }}>{formatMoney(cart.totals.total, cart.currency, locale)}</div>
      </div>
      <Link to="/checkout" css={[buttonStyle({ variant: 'primary' }), { flex: '0 1 14rem' }]}>
        {texts.checkout}
      </Link>
    </div>
  );
}
