import { useAtomValue } from 'jotai/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cartChanged } from 'shared-contracts/events/cart';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Spinner } from 'shared-ui/spinner';
import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { valuesOf } from 'storefront-kit/address-values';
import { useMutation } from 'storefront-kit/use-mutation';
import { useReport } from 'storefront-kit/use-report';
import { useSession } from 'storefront-kit/use-session';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { checkoutModel } from '../../model/checkout-model.ts';
import { keepTyped } from '../../model/form-memory.ts';
import { type WalletEnd, WalletFrame } from '../payment/wallet-frame.tsx';
import { applePaySettings } from './apple-pay-request.ts';
import { applePayAnswers, keptDelivery, payPalAnswers, takeApproval } from './express-flows.ts';

interface ExpressButtonsProps {
  /** Passed to the confirmation of a payment started on a product page. */
  readonly onProductPage?: boolean;
  /** Called when the shopper leaves for checkout or the confirmation. */
  readonly onLeave?: () => void;
}

/** PayPal and Apple Pay for the whole cart: address, delivery, and payment from one wallet. */
export function ExpressButtons({ onProductPage = false, onLeave }: ExpressButtonsProps) {
  const platform = usePlatform();
  const { locale, bus, navigate, toasts } = platform;
  const report = useReport('checkout');
  const texts = checkoutMessages(locale);
  const paying = paymentMessages(locale);
  const model = checkoutModel(platform);
  const { status } = useSession();
  const { cart, payment } = useAtomValue(model.atom, { store: platform.store });
  const [notice, setNotice] = useState<string>();
  const approval = useMutation({ remote: 'checkout', onError: () => setNotice(paying.walletSilent) });

  const delivery = useRef(keptDelivery({ platform, model }));
  const reading = useRef(false);
  const read = useCallback(async () => {
    reading.current = true;
    try {
      await model.readExpress();
    } catch (error) {
      // Checkout remains available without the buttons.
      report(error);
    } finally {
      reading.current = false;
    }
  }, [model, report]);
  useEffect(
    () =>
      bus.subscribe(cartChanged, ({ payload }) => {
        const known = platform.store.get(model.atom);
        const isKnown = known.cart?.basketId === payload.basketId && known.cart?.totals.total === payload.total;
        if (!isKnown || (!known.payment && !reading.current)) void read();
      }),
    [bus, model, platform.store, read],
  );

  function leave(path: string) {
    onLeave?.();
    navigate(path);
  }
  function ended(reason: WalletEnd, refusal = '') {
    delivery.current.restore().catch(report);
    if (reason === 'cancelled' || reason === 'unavailable') setNotice(undefined);
    else setNotice(reason === 'refused' ? paying.walletRefused : refusal || paying.walletSilent);
  }
  async function approved(orderId: string) {
    delivery.current.forget();
    const incomplete = await takeApproval({ platform, model }, orderId);
    const storeContext = onProductPage ? '&storeContext=paypalPdp' : '';
    if (!incomplete) return leave(`/checkout?step=summary${storeContext}`);
    keepTyped('shipping', valuesOf(incomplete.address));
    toasts.show({ tone: 'info', text: incomplete.reason || paying.payPalIncomplete });
    leave(`/checkout?step=shipping${storeContext}`);
  }

  if (!cart || !payment || cart.totals.remainingToPay === 0 || status === 'loading') return null;
  const { paypal, applePay } = payment.wallets;
  const offers = (method: string) => payment.paymentMethods.some(({ id }) => id === method);
  return (
    <section aria-label={paying.expressTitle} css={{ display: 'grid', gap: space[2] }}>
      <Text
        look="small"
        tone="muted"
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: space[3],
          '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${color.line}` },
        }}
      >
        {paying.expressTitle}
      </Text>
      {notice && (
        <Alert tone="warning" announce="alert">
          {notice}
        </Alert>
      )}
      {approval.isPending && (
        <Text role="status" css={{ display: 'flex', gap: space[2], alignItems: 'center' }}>
          <Spinner /> {texts.saving}
        </Text>
      )}
      <div
        css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))', gap: space[2] }}
      >
        {/* An associate's customer pays at the till, never by PayPal. */}
        {paypal && offers('PAYPAL') && status !== 'associate' && (
          <WalletFrame
            key={`paypal ${cart.basketId}`}
            name="paypal"
            title={paying.expressPayPal}
            settings={async () => ({ ...paypal, locale: locale.tag.replace('-', '_'), express: true })}
            answers={payPalAnswers({ platform, model }, delivery.current)}
            onDone={({ orderId = '' }) => void approval.run(() => approved(orderId))}
            onEnd={ended}
          />
        )}
        {offers('DW_APPLE_PAY') && (
          <WalletFrame
            key={`apple ${cart.basketId}`}
            name="apple-pay"
            title={paying.expressApplePay}
            settings={async () => applePaySettings(cart, applePay, platform, false)}
            settingsKey={`${cart.totals.remainingToPay} ${cart.shippingMethods.length}`}
            answers={applePayAnswers({ platform, model }, delivery.current, ({ orderNumber }) => {
              // The page may unmount the button with the cart, and then the frame never answers.
              leave(`/order-confirmation?order=${orderNumber}${onProductPage ? '&storeContext=applePayPdp' : ''}`);
            })}
            onDone={() => undefined}
            onEnd={ended}
          />
        )}
      </div>
    </section>
  );
}
