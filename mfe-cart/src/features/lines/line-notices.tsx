import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { InlineMessage } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';
import { noticeMessages } from '../../messages/notice-messages.ts';
import type { CartModel } from '../../service/cart-state.ts';
import { unitsLeft, weightOf } from '../notices/stock-notice.ts';

/** Stock at which the shopper is told how little is left. */
const lowStock = 5;

interface LineNoticesProps {
  readonly item: CartItem;
  readonly model: CartModel;
  readonly error: string | undefined;
  /** Its way of delivery was changed on the shopper's behalf. */
  readonly moved: boolean;
}

/** What is to be known of a line: what it has earned, how much is left, what is wrong with it. */
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
        return (
          <div key={flash.code} css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] }}>
            <InlineMessage tone={weightOf(flash)}>{flash.message}</InlineMessage>
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
          {error}
        </InlineMessage>
      )}
    </>
  );
}
