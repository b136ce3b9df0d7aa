import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { giftDialog, pickupDialog } from 'shared-contracts/dialogs/cart';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { space } from 'shared-ui/tokens';
import { useFavourite } from 'storefront-kit/use-favourite';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';
import type { CartModel } from '../../service/cart-state.ts';
import { storeOf } from '../../service/line-copy.ts';
import { useQuantity } from '../../service/use-cart.ts';

interface LineActionsProps {
  readonly item: CartItem;
  readonly model: CartModel;
  /** Saves the line for later; undefined when that is not possible. */
  readonly onSave?: ((item: CartItem) => void) | undefined;
  readonly compact: boolean;
}

const isDigital = ({ selectedShippingOption }: CartItem): boolean => selectedShippingOption === 'digital';

/** All actions of a line; in the mini cart only the most common ones. */
export function LineActions({ item, model, onSave, compact }: LineActionsProps) {
  const { locale, dialogs, toasts, report } = usePlatform();
  const texts = cartMessages(locale);
  const { id: itemId, productId, upc, name, picture } = item;
  const favourite = useFavourite(productId);
  const keep = () =>
    favourite.toggle().catch((error: unknown) => {
      report(error, { remote: 'cart', phase: 'event' });
      toasts.show({ tone: 'error', text: asProductError(error).message || texts.favouriteFailed });
    });
  const actions = [
    { text: texts.remove, label: texts.removeItem(name), run: () => void model.remove(item) },
    // Saved items are plain products: a chosen gift-card amount and its recipient would be lost.
    ...(onSave && !isDigital(item)
      ? [{ text: texts.saveForLater, label: texts.saveItem(name), run: () => onSave(item) }]
      : []),
    ...(compact || !favourite.isOffered || isDigital(item)
      ? []
      : [
          {
            text: favourite.isFavourite ? texts.noFavourite : texts.favourite,
            label: favourite.isFavourite ? texts.noFavouriteOf(name) : texts.favouriteOf(name),
            run: () => void keep(),
          },
        ]),
    // Made-to-order and mailed products are not stocked in stores.
    ...(compact || item.isCustoms || isDigital(item)
      ? []
      : [
          {
            text: storeOf(item) ? texts.changeStore : texts.pickUp,
            label: storeOf(item) ? texts.changeStoreOf(name) : texts.pickUpItem(name),
            run: () =>
              void dialogs.open(pickupDialog, { itemId, productId, upc, name, qty: item.qty, picture }, { keep: true }),
          },
        ]),
    ...(compact || item.isCustoms || isDigital(item)
      ? []
      : [
          {
            text: texts.editLine,
            label: texts.editLineOf(name),
            run: () => void dialogs.open(quickshopDialog, { productId, context: { itemId, upc } }),
          },
        ]),
    // Made-to-order products cannot be edited.
    ...(compact || item.isCustoms
      ? []
      : [
          {
            text: item.giftOption ? texts.editGift : texts.makeGift,
            label: item.giftOption ? texts.editGiftOf(name) : texts.makeGiftOf(name),
            run: () => void dialogs.open(giftDialog, { itemId }),
          },
        ]),
  ];
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1], alignItems: 'center' }}>
      {/* A gift card is for one person. */}
      {!isDigital(item) && <LineQuantity item={item} model={model} />}
      {actions.map(({ text, label, run }) => (
        <Button
          key={text}
          variant="link"
          size="small"
          css={{ paddingInline: 0, justifyContent: 'start' }}
          aria-label={label}
          onClick={run}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

/** The line's quantity, subscribed to separately so that a press re-renders nothing else before it is painted. */
function LineQuantity({ item, model }: Pick<LineActionsProps, 'item' | 'model'>) {
  const texts = cartMessages(useLocale());
  return (
    <QuantityStepper
      value={useQuantity(item)}
      min={1}
      max={item.maxQty}
      onChange={(next) => void model.setQuantity(item, next)}
      label={texts.quantityOf(item.name)}
      lessLabel={texts.less}
      moreLabel={texts.more}
    />
  );
}
