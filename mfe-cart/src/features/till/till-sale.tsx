import { lazy, Suspense, useId } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { BottomBar } from 'shared-ui/bottom-bar';
import { Button, buttonStyle } from 'shared-ui/button';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Heading, Text } from 'shared-ui/text';
import { space, target } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { cartMessages } from '../../messages/cart-messages.ts';
import { pageMessages } from '../../messages/page-messages.ts';
import { tillMessages } from '../../messages/till-messages.ts';
import { useCart } from '../../service/use-cart.ts';
import { CartGroups } from '../lines/cart-groups.tsx';
import { CartSkeleton } from '../lines/cart-skeleton.tsx';
import { CartNotices } from '../notices/cart-notices.tsx';
import { PromoCode } from '../promo-code/promo-code.tsx';
import { CartSummary } from '../summary/cart-summary.tsx';
import { CheckoutBar } from '../summary/checkout-bar.tsx';

/** Shared with the cart page, which loads them at a till only. */
const PriceAdjustments = lazy(() => import('../adjustments/price-adjustments.tsx'));

/** What is sold: lines, adjustments, totals, and the way to payment, which waits for every code. */
export function TillSale({ isWaiting }: { readonly isWaiting: boolean }) {
  const { locale } = usePlatform();
  const texts = tillMessages(locale);
  const shared = cartMessages(locale);
  const { state, model } = useCart();
  const headingId = useId();
  const { cart, settling, status } = state;
  const count = cart?.totalItems ?? 0;
  return (
    <section
      aria-labelledby={headingId}
      css={{ '& a:not([tabindex])': { display: 'inline-flex', alignItems: 'center', minHeight: target } }}
    >
      <div css={{ display: 'flex', alignItems: 'baseline', gap: space[4] }}>
        <Heading level={2} look="h3" id={headingId}>
          {texts.cart}
        </Heading>
        {count > 0 && <Text tone="muted">{pageMessages(locale).count(count)}</Text>}
      </div>
      {state.error && (
        <RetryAlert retryText={shared.tryAgain} onRetry={() => void model.refresh()}>
          {cart ? shared.stale : shared.loadFailed} {state.error.message}
        </RetryAlert>
      )}
      {(status === 'idle' || status === 'pending') && !cart && <CartSkeleton lines={1} />}
      {status === 'success' && count === 0 && <Text tone="muted">{texts.empty}</Text>}
      {cart && count > 0 && (
        <>
          <CartNotices cart={cart} state={state} model={model} />
          <CartGroups
            cart={cart}
            state={state}
            model={model}
            extraOf={(item) => <PriceAdjustments cart={cart} model={model} item={item} />}
          />
          <div css={{ display: 'grid', gap: space[4] }}>
            <PromoCode cart={cart} model={model} />
            <Suspense>
              <PriceAdjustments cart={cart} model={model} />
            </Suspense>
            <CartSummary cart={cart} settling={settling} />
          </div>
          <BottomBar name={shared.total}>
            <CheckoutBar cart={cart} settling={settling}>
              {isWaiting ? (
                <Button size="large" disabled>
                  {texts.payWaits}
                </Button>
              ) : (
                <Link to="/checkout" css={buttonStyle({ size: 'large' })}>
                  {texts.pay}
                </Link>
              )}
            </CheckoutBar>
          </BottomBar>
        </>
      )}
    </section>
  );
}
