import { useDeferredValue } from 'react';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { expressWallets } from 'shared-contracts/flags/cart';
import { expressSlot } from 'shared-contracts/slots/checkout';
import { buttonStyle } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { RetryAlert } from 'shared-ui/retry-alert';
import { ScrollHere } from 'shared-ui/scroll-here';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { Slot } from 'storefront-kit/slot';
import { useFlag } from 'storefront-kit/use-flag';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';
import { wasMoved } from '../../service/recovery.ts';
import { useCart } from '../../service/use-cart.ts';
import { useTrackedCart } from '../../service/use-tracked-cart.ts';
import { CartLine } from '../lines/cart-line.tsx';
import { CartSkeleton } from '../lines/cart-skeleton.tsx';
import { EmptyCart } from '../lines/empty-cart.tsx';
import { CartNotices } from '../notices/cart-notices.tsx';
import { CartSummary } from '../summary/cart-summary.tsx';
import { EarningNote } from '../summary/earning-note.tsx';
import { PromotionCallouts } from '../summary/promotion-callouts.tsx';

/** The mini cart, available on every page: the line just added comes first. */
export default function MiniCart({
  props: { addedItemId },
  open,
  dismiss,
  onClosed,
}: DialogContentProps<{ readonly addedItemId?: string }>) {
  const texts = cartMessages(useLocale());
  const { state, model } = useCart({ afterAdd: addedItemId !== undefined });
  const { cart: held, settling, status } = state;
  // Renders the panel before its contents: two short tasks instead of one long one.
  const cart = useDeferredValue(held, undefined);
  const count = held?.totalItems ?? 0;
  useTrackedCart(open && !settling ? held : undefined, 'mini-cart');
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={count > 0 ? `${texts.title} (${count})` : texts.title}
      closeLabel={texts.close}
      variant="panel"
      {...(cart && count > 0 ? { footer: <MiniCartFooter cart={cart} settling={settling} onLeave={dismiss} /> } : {})}
    >
      {state.error && (
        <ScrollHere>
          <RetryAlert retryText={texts.tryAgain} onRetry={() => void model.refresh()}>
            {cart ? texts.stale : texts.loadFailed}
          </RetryAlert>
        </ScrollHere>
      )}
      {!cart && (held || status === 'idle' || status === 'pending') && <CartSkeleton lines={1} />}
      {status === 'success' && count === 0 && <EmptyCart level={2} onLeave={dismiss} />}
      {cart && count > 0 && (
        <>
          <CartNotices cart={cart} state={state} model={model} />
          <PromotionCallouts cart={cart} place="minicart" />
          <ul css={{ marginTop: space[4] }}>
            {addedFirst([...cart.items, ...cart.bonusItems], addedItemId).map((item) => (
              <CartLine
                key={item.id}
                compact
                item={item}
                currency={cart.currency}
                model={model}
                error={state.itemErrors[item.id]}
                settling={settling}
                moved={wasMoved(state.notices, item)}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function MiniCartFooter({
  cart,
  settling,
  onLeave,
}: {
  readonly cart: Cart;
  readonly settling: boolean;
  readonly onLeave: () => void;
}) {
  const texts = cartMessages(useLocale());
  const hasWallets = useFlag(expressWallets);
  return (
    <div css={{ display: 'grid', gap: space[4] }}>
      <CartSummary cart={cart} settling={settling} />
      <EarningNote earning={cart.earning} onLeave={onLeave} />
      {/* Comes late, and must not move the links under a finger: the panel's end is where they stay. */}
      {hasWallets && <Slot slot={expressSlot} props={{ place: 'mini-cart' }} />}
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] }}>
        <Link to="/cart" css={buttonStyle({ variant: 'secondary' })} onClick={onLeave}>
          {texts.viewCart}
        </Link>
        <Link to="/checkout" css={buttonStyle({ variant: 'primary' })} onClick={onLeave}>
          {texts.checkout}
        </Link>
      </div>
    </div>
  );
}

function addedFirst<Item extends { readonly id: string }>(
  items: readonly Item[],
  addedItemId: string | undefined,
): readonly Item[] {
  const added = items.find(({ id }) => id === addedItemId);
  return added ? [added, ...items.filter((item) => item !== added)] : items;
}
