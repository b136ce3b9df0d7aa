import { adjustmentText } from 'shared-contracts/adjustment-labels';
import { removePriceAdjustment } from 'shared-contracts/calls/cart-adjustments';
import type { Cart, CartItem, PriceAdjustment } from 'shared-contracts/calls/cart-entities';
import { priceAdjustmentDialog } from 'shared-contracts/dialogs/cart';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { TagIcon } from 'shared-ui/icon';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { adjustmentMessages } from '../../messages/adjustment-messages.ts';
import type { CartModel } from '../../service/cart-state.ts';

interface PriceAdjustmentsProps {
  readonly cart: Cart;
  readonly model: CartModel;
  /** The line; undefined for the whole order. */
  readonly item?: CartItem;
}

/** The price adjustments of a line or the order, with buttons to change them and to add more. */
export default function PriceAdjustments({ cart, model, item }: PriceAdjustmentsProps) {
  const { locale, dialogs, toasts } = usePlatform();
  const texts = adjustmentMessages(locale);
  const { run } = useMutation({ remote: 'cart', failedText: texts.failed });
  const adjustments = cart.priceAdjustments.filter(({ itemId }) => itemId === item?.id);
  const on = item ? { itemId: item.id } : {};

  const remove = ({ adjustmentId }: PriceAdjustment) =>
    run(async () => {
      await model.change(removePriceAdjustment, (basketId) => ({ params: { basketId, adjustmentId }, body: {} }));
      toasts.show({ tone: 'success', text: texts.removed });
    });
  return (
    <div css={{ display: 'grid', gap: space[1], justifyItems: 'start' }}>
      {adjustments.length > 0 && (
        <ul css={{ display: 'grid', gap: space[1], justifySelf: 'stretch' }}>
          {adjustments.map((adjustment) => {
            const text = adjustmentText(adjustment, cart.currency, locale);
            return (
              <li
                key={adjustment.adjustmentId}
                css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] }}
              >
                <Text
                  look="small"
                  tone="pine"
                  figures
                  css={{ display: 'flex', gap: space[2], alignItems: 'center', marginInlineEnd: 'auto' }}
                >
                  <TagIcon size={18} />
                  <span>{text}</span>
                </Text>
                <Button
                  variant="link"
                  size="small"
                  aria-label={texts.changeOf(text)}
                  onClick={() =>
                    void dialogs.open(priceAdjustmentDialog, { ...on, adjustmentId: adjustment.adjustmentId })
                  }
                >
                  {texts.change}
                </Button>
                <Button
                  variant="link"
                  size="small"
                  aria-label={texts.removeOf(text)}
                  onClick={() => void remove(adjustment)}
                >
                  {texts.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <Button
        variant="secondary"
        size="small"
        {...(item ? { 'aria-label': texts.adjustOf(item.name) } : {})}
        onClick={() => void dialogs.open(priceAdjustmentDialog, on)}
      >
        {item ? texts.adjust : texts.adjustOrder}
      </Button>
    </div>
  );
}
