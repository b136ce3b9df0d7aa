import { buttonStyle } from 'shared-ui/button';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';

/** Two links into the shop, where there is nothing to buy. */
export function WaysOn({ onLeave }: { readonly onLeave?: (() => void) | undefined }) {
  const texts = cartMessages(useLocale());
  return (
    <>
      <Link to="/c/women-1000" css={buttonStyle({ variant: 'primary' })} onClick={onLeave}>
        {texts.shopWomen}
      </Link>
      <Link to="/c/men-2000" css={buttonStyle({ variant: 'secondary' })} onClick={onLeave}>
        {texts.shopMen}
      </Link>
    </>
  );
}
