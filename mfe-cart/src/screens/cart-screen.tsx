import { lazy, Suspense, useState } from 'react';
import { shareCartDialog } from 'shared-contracts/dialogs/cart';
import { expressWallets } from 'shared-contracts/flags/cart';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { spendSlot } from 'shared-contracts/slots/account';
import { expressSlot } from 'shared-contracts/slots/checkout';
import { StickyBar } from 'shared-ui/bottom-bar';
import { Button, buttonStyle } from 'shared-ui/button';
import { LockIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { RetryAlert } from 'shared-ui/retry-alert';
import { measureColumn, stickyColumn } from 'shared-ui/sticky-column';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { formatDays } from 'storefront-kit/dates';
import { PageBlocks } from 'storefront-kit/page-blocks';
import { Link } from 'storefront-kit/routing';
import { Slot } from 'storefront-kit/slot';
import { useFlag } from 'storefront-kit/use-flag';
import { useSession } from 'storefront-kit/use-session';
import { CartGroups } from '../features/lines/cart-groups.tsx';
import { CartSkeleton } from '../features/lines/cart-skeleton.tsx';
import { EmptyCart } from '../features/lines/empty-cart.tsx';
import { CartNotices } from '../features/notices/cart-notices.tsx';
import { PromoCode } from '../features/promo-code/promo-code.tsx';
import { isScarce } from '../features/reservation/scarce.ts';
import { SavedSection } from '../features/saved/saved-section.tsx';
import { CartSummary } from '../features/summary/cart-summary.tsx';
import { CheckoutBar } from '../features/summary/checkout-bar.tsx';
import { EarningNote } from '../features/summary/earning-note.tsx';
import { PromotionCallouts } from '../features/summary/promotion-callouts.tsx';
import { Upsells } from '../features/upsells/upsells.tsx';
import { cartMessages } from '../messages/cart-messages.ts';
import { pageMessages } from '../messages/page-messages.ts';
import { keepsForLater, savedModel } from '../service/saved-model.ts';
import { useCart } from '../service/use-cart.ts';
import { useTrackedCart } from '../service/use-tracked-cart.ts';

/** Only associates adjust prices. */
const PriceAdjustments = lazy(() => import('../features/adjustments/price-adjustments.tsx'));

/** Loaded only for carts with low stock. */
const Reservation = lazy(() => import('../features/reservation/reservation.tsx'));

export const head = (_data: unknown, { locale }: { readonly locale: Parameters<typeof cartMessages>[0] }): Head => ({
  title: cartMessages(locale).title,
  robots: 'noindex',
});

/** The cart page. The server renders its frame, the browser the contents. */
export default function CartScreen() {
  const platform = usePlatform();
  const texts = cartMessages(platform.locale);
  const { locale } = platform;
  const onPage = pageMessages(locale);
  const { state, model } = useCart();
  const saved = savedModel(platform);
  const session = useSession();
  const hasWallets = useFlag(expressWallets);
  const atTill = session.status === 'associate';
  const keeps = keepsForLater(session);
  const { cart, settling, status } = state;
  const scarce = cart !== undefined && isScarce(cart);
  /** The reservation stays mounted to say that it has expired. */
  const [hadHold, setHadHold] = useState(false);
  if (cart?.reservedUntil && !hadHold) setHadHold(true);
  const count = cart?.totalItems ?? 0;
  const secureNote = cart?.returnDays ? onPage.secureAndFree(formatDays(cart.returnDays, locale)) : onPage.secure;
  useTrackedCart(cart, 'cart');
  return (
    <>
      <Container css={{ paddingBlock: `${space[6]} ${space[8]}` }}>
        {(status !== 'success' || count > 0) && (
          <div
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              columnGap: space[4],
              paddingBottom: space[5],
            }}
          >
            <Heading level={1}>{texts.title}</Heading>
            {count > 0 && (
              <>
                <Text tone="muted">{onPage.count(count)}</Text>
                <Button
                  variant="ghost"
                  size="small"
                  css={{ marginInlineStart: 'auto' }}
                  onClick={() => void platform.dialogs.open(shareCartDialog, {})}
                >
                  {onPage.share}
                </Button>
              </>
            )}
          </div>
        )}
        {state.error && (
          <RetryAlert retryText={texts.tryAgain} onRetry={() => void model.refresh()}>
            {cart ? texts.stale : texts.loadFailed} {state.error.message}
          </RetryAlert>
        )}
        {(status === 'idle' || status === 'pending') && !cart && <CartSkeleton lines={2} />}
        {status === 'success' && count === 0 && (
          <>
            <EmptyCart level={1} />
            <SavedSection />
          </>
        )}
        {cart && count > 0 && (
          <div
            css={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: space[7],
              alignItems: 'start',
              [media.desktop]: {
                gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
                gridTemplateRows: 'auto 1fr',
              },
            }}
          >
            <div>
              <CartNotices cart={cart} state={state} model={model} />
              <CartGroups
                cart={cart}
                state={state}
                model={model}
                extraOf={atTill ? (item) => <PriceAdjustments cart={cart} model={model} item={item} /> : undefined}
                onSave={keeps ? (item) => void saved.save(item) : undefined}
              />
            </div>
            <aside
              ref={measureColumn}
              aria-label={texts.summary}
              css={[
                {
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 1fr)',
                  gap: space[5],
                  padding: space[5],
                  borderRadius: radius.card,
                  background: color.surface,
                  border: `1px solid ${color.line}`,
                  [media.desktop]: { gridRow: 'span 2' },
                },
                stickyColumn('6rem'),
              ]}
            >
              <Heading level={2} look="h3">
                {texts.summary}
              </Heading>
              {session.status !== 'guest' && (
                <Slot slot={spendSlot} props={{ onTermsAccepted: () => void model.refresh() }} />
              )}
              <PromotionCallouts cart={cart} place="cart" />
              <PromoCode cart={cart} model={model} />
              {atTill && (
                <Suspense>
                  <PriceAdjustments cart={cart} model={model} />
                </Suspense>
              )}
              <CartSummary cart={cart} settling={settling} />
              <EarningNote earning={cart.earning} />
              {(atTill || scarce || cart.reservedUntil || hadHold) && (
                <Suspense>
                  <Reservation cart={cart} model={model} atTill={atTill} offered={atTill || scarce} />
                </Suspense>
              )}
              <Link to="/checkout" css={buttonStyle({ variant: 'primary', block: true, size: 'large' })}>
                {texts.checkout}
              </Link>
              <StickyBar name={texts.total} shown="out-of-view">
                <CheckoutBar cart={cart} settling={settling}>
                  <Link to="/checkout" css={[buttonStyle({ variant: 'primary' }), { flex: '0 1 14rem' }]}>
                    {texts.checkout}
                  </Link>
                </CheckoutBar>
              </StickyBar>
              {hasWallets && <Slot slot={expressSlot} props={{ place: 'cart' }} />}
              <Text look="small" tone="muted" css={{ display: 'flex', gap: space[2], alignItems: 'center' }}>
                <LockIcon size={18} /> {secureNote}
              </Text>
            </aside>
            <div>
              <SavedSection />
              {cart.upsellProducts.length > 0 && <Upsells products={cart.upsellProducts} currency={cart.currency} />}
            </div>
          </div>
        )}
      </Container>
      {status === 'success' && <PageBlocks page="cart" remote="cart" />}
    </>
  );
}
