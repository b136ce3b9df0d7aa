import { useId, useState } from 'react';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { giftDialog, pickupDialog } from 'shared-contracts/dialogs/cart';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import { type Platform, usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { ChevronDownIcon } from 'shared-ui/icon';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { space } from 'shared-ui/tokens';
import { useFavorite } from 'storefront-kit/use-favorite';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
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

interface Action {
  readonly text: string;
  /** Its name among those of other lines. */
  readonly label: string;
  readonly run: () => void;
}

const isDigital = ({ selectedShippingOption }: CartItem): boolean => selectedShippingOption === 'digital';

const row = { display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1], alignItems: 'center' } as const;

/** Quantity and actions of a line, the rarer ones folded; in the mini cart only the most common ones. */
export function LineActions({ item, model, onSave, compact }: LineActionsProps) {
  const { dialogs, locale } = usePlatform();
  const texts = cartMessages(locale);
  const { id: itemId, productId, upc, name } = item;
  const digital = isDigital(item);
  const actions: Action[] = [
    { text: texts.remove, label: texts.removeItem(name), run: () => void model.remove(item) },
    // Saved items are plain products: a chosen gift-card amount and its recipient would be lost.
    ...(onSave && !digital ? [{ text: texts.saveForLater, label: texts.saveItem(name), run: () => onSave(item) }] : []),
    // Made-to-order products cannot be edited.
    ...(compact || item.isCustoms || digital
      ? []
      : [
          {
            text: texts.editLine,
            label: texts.editLineOf(name),
            run: () => void dialogs.open(quickshopDialog, { productId, context: { itemId, upc } }),
          },
        ]),
    // Not folded: a line for pickup shows how to change its store.
    ...(!compact && storeOf(item)
      ? [{ text: texts.changeStore, label: texts.changeStoreOf(name), run: () => openPickup(dialogs, item) }]
      : []),
  ];
  return (
    <>
      <div css={row}>
        {/* A gift card is for one person. */}
        {!digital && <LineQuantity item={item} model={model} />}
        <ActionButtons actions={actions} />
      </div>
      {!compact && <FoldedActions item={item} />}
    </>
  );
}

const openPickup = (dialogs: Platform['dialogs'], { id: itemId, productId, upc, name, qty, picture }: CartItem): void =>
  void dialogs.open(pickupDialog, { itemId, productId, upc, name, qty, picture }, { keep: true });

/** What is done to a line now and then. Stays open, so that focus finds its way back from a dialog. */
function FoldedActions({ item }: { readonly item: CartItem }) {
  const { locale, dialogs } = usePlatform();
  const texts = cartMessages(locale);
  const { run: change } = useMutation({ remote: 'cart', concurrent: true, failedText: texts.favoriteFailed });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { id: itemId, productId, name } = item;
  const favorite = useFavorite(productId);
  const digital = isDigital(item);
  const actions: Action[] = [
    // Made-to-order and mailed products are not stocked in stores.
    ...(item.isCustoms || digital || storeOf(item)
      ? []
      : [{ text: texts.pickUp, label: texts.pickUpItem(name), run: () => openPickup(dialogs, item) }]),
    ...(item.isCustoms
      ? []
      : [
          {
            text: item.giftOption ? texts.editGift : texts.makeGift,
            label: item.giftOption ? texts.editGiftOf(name) : texts.makeGiftOf(name),
            run: () => void dialogs.open(giftDialog, { itemId }),
          },
        ]),
    ...(favorite.isOffered && !digital
      ? [
          {
            text: favorite.isFavorite ? texts.noFavorite : texts.favorite,
            label: favorite.isFavorite ? texts.noFavoriteOf(name) : texts.favoriteOf(name),
            run: () => void change(favorite.toggle),
          },
        ]
      : []),
  ];
  if (actions.length < 2) return <ActionButtons actions={actions} />;
  return (
    <div css={row}>
      <Button
        variant="link"
        size="small"
        css={[plain, isOpen && { '& svg': { rotate: '180deg' } }]}
        aria-label={texts.moreActionsOf(name)}
        aria-expanded={isOpen}
        aria-controls={id}
        iconEnd={<ChevronDownIcon size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.moreActions}
      </Button>
      <div id={id} hidden={!isOpen} css={isOpen && row}>
        <ActionButtons actions={actions} />
      </div>
    </div>
  );
}

const plain = { paddingInline: 0, justifyContent: 'start' } as const;

function ActionButtons({ actions }: { readonly actions: readonly Action[] }) {
  return actions.map(({ text, label, run }) => (
    <Button key={text} variant="link" size="small" css={plain} aria-label={label} onClick={run}>
      {text}
    </Button>
  ));
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
