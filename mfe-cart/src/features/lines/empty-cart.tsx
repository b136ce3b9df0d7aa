import { buttonStyle } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Picture } from 'shared-ui/picture';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';

/** The empty cart: a picture and two links into the shop. */
export function EmptyCart({ level, onLeave }: { readonly level: 1 | 2; readonly onLeave?: () => void }) {
  const texts = cartMessages(useLocale());
  return (
    <EmptyState
      level={level}
      title={texts.emptyTitle}
      picture={
        <Picture src="/images/v1/scene/ridge-7-dusk-clear-16x9" alt={texts.emptyPicture} width={544} height={306} />
      }
      actions={
        <>
          <Link to="/c/women-1000" css={buttonStyle({ variant: 'primary' })} onClick={onLeave}>
            {texts.shopWomen}
          </Link>
          <Link to="/c/men-2000" css={buttonStyle({ variant: 'secondary' })} onClick={onLeave}>
            {texts.shopMen}
          </Link>
        </>
      }
    >
      {texts.emptyText}
    </EmptyState>
  );
}
