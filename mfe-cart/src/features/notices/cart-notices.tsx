import type { Cart, Flash } from 'shared-contracts/calls/cart-entities';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { noticeMessages } from '../../messages/notice-messages.ts';
import type { CartModel, CartState } from '../../service/cart-state.ts';
import { lineErrorText } from '../../service/line-error-text.ts';
import { isDeliveryChange } from '../../service/recovery.ts';
import { stockNotice } from '../../service/stock-notice.ts';

/** Notices about the whole cart: changes made by the services, sold-out lines. */
export function CartNotices({
  cart,
  state,
  model,
}: {
  readonly cart: Cart;
  readonly state: CartState;
  readonly model: CartModel;
}) {
  const locale = useLocale();
  const texts = noticeMessages(locale);
  const changes = state.notices.filter(isDeliveryChange);
  const others = state.notices.filter((flash) => !isDeliveryChange(flash));
  const stock = stockNotice(cart);
  if (changes.length + others.length + state.lost.length === 0 && stock === 'none' && !state.topError) return null;
  return (
    <div css={{ display: 'grid', gap: space[3], paddingBottom: space[4] }}>
      {state.topError && (
        <Alert tone="error" announce="alert">
          {lineErrorText(state.topError, locale)}
        </Alert>
      )}
      {changes.length > 0 && (
        <Alert
          tone="error"
          announce="alert"
          title={texts.orderUpdated}
          action={
            <Button variant="link" size="small" onClick={model.dismissNotices}>
              {texts.understood}
            </Button>
          }
        >
          <ul>
            {changes.map((flash) => (
              <li key={`${flash.code} ${flash.itemId}`}>{withName(flash, cart)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {state.lost.map(({ upc, name }) => (
        <Alert
          key={upc}
          tone="info"
          announce="status"
          action={
            <Button variant="link" size="small" onClick={model.dismissNotices}>
              {texts.understood}
            </Button>
          }
        >
          {texts.giftLost(name)}
        </Alert>
      ))}
      {others.map((flash) => (
        <Alert key={`${flash.code} ${flash.itemId}`} tone="info" announce="status">
          {withName(flash, cart)}
        </Alert>
      ))}
      {stock !== 'none' && (
        <Alert tone={stock === 'all' ? 'error' : 'warning'} announce="status">
          {stock === 'all' ? texts.allSoldOut : texts.someSoldOut}
        </Alert>
      )}
    </div>
  );
}

function withName({ message, itemId }: Flash, cart: Cart): string {
  const item = cart.items.find(({ id }) => id === itemId);
  return item ? `${item.name}: ${message}` : message;
}
