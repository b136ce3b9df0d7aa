import type { CartItem } from 'shared-contracts/calls/cart-entities';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { InlineMessage } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';
import { noticeMessages } from '../../messages/notice-messages.ts';
import type { CartModel } from '../../service/cart-state.ts';
import { lineErrorText } from '../../service/line-error-text.ts';
import { unitsLeft, unitsMissing, weightOf } from '../../service/stock-notice.ts';

/** Remaining stock is shown at or below this number of units. */
const lowStock = 5;

interface LineNoticesProps {
  readonly item: CartItem;
  readonly model: CartModel;
  readonly error: ProductError | undefined;
  /** Whether the services changed its delivery. */
  readonly moved: boolean;
}

/** The promotions, stock, and errors of a line. */
export function LineNotices({ item, model, error, moved }: LineNoticesProps) {
  const locale = useLocale();
  const texts = cartMessages(locale);
  const words = noticeMessages(locale);
  const { customerNotifications, productPromotions, available } = item;
  return (
    <>
      {moved && (
        <div>
          <Badge tone="warning">{words.deliveryChanged}</Badge>
        </div>
      )}
      {productPromotions.map(({ promotionId, label }) => (
        <InlineMessage key={promotionId} tone="success">
          {label}
        </InlineMessage>
      ))}
      {customerNotifications.length === 0 && !item.bonus && available > 0 && available <= lowStock && (
        <InlineMessage tone="warning">{texts.lowStock(available)}</InlineMessage>
      )}
      {customerNotifications.map((flash) => {
        const left = unitsLeft(flash);
        const missing = unitsMissing(flash);
        return (
          <div key={flash.code} css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] }}>
            <InlineMessage tone={weightOf(flash)}>
              {flash.message}
              {missing !== undefined && ` ${words.missing(missing)}`}
            </InlineMessage>
            {left !== undefined && (
              <Button variant="link" size="small" onClick={() => void model.setQuantity(item, left)}>
                {words.takeWhatIsLeft(left)}
              </Button>
            )}
          </div>
        );
      })}
      {error && (
        <InlineMessage tone="error" announce="alert">
          {lineErrorText(error, locale)}
        </InlineMessage>
      )}
    </>
  );
}
