import { usePlatform } from 'shared-contracts/platform';
import { buttonStyle } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Link } from 'storefront-kit/routing';
import { checkoutMessages } from '../messages/checkout-messages.ts';

/** The empty checkout, with two links into the shop. */
export function EmptyCheckout() {
  const texts = checkoutMessages(usePlatform().locale);
  return (
    <EmptyState
      title={texts.emptyTitle}
      actions={
        <>
          <Link to="/" css={buttonStyle({ variant: 'primary' })}>
            {texts.toShop}
          </Link>
          <Link to="/cart" css={buttonStyle({ variant: 'secondary' })}>
            {texts.toCart}
          </Link>
        </>
      }
    >
      {texts.emptyText}
    </EmptyState>
  );
}
