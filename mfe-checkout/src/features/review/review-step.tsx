import { useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { ScrollHere } from 'shared-ui/scroll-here';
import { Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { formatDays } from 'storefront-kit/dates';
import { LegalLink } from 'storefront-kit/legal-link';
import { useRefusal } from 'storefront-kit/use-refusal';
import { useReport } from 'storefront-kit/use-report';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import type { CheckoutModel, CheckoutState } from '../../model/checkout-state.ts';
import { isOutcomeUnknown, placingToast, staysAsToast, stepOfError } from '../../model/order-errors.ts';
import { OrderContents } from '../summary/order-aside.tsx';

interface ReviewStepProps {
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  readonly onPlaced: (order: Order) => void;
  /** An earlier step is no longer valid: returns to it with the reason. */
  readonly onStepBack: (step: 'shipping' | 'billing', reason: string) => void;
}

/** The review of the order, and the button that places it. */
export function ReviewStep({ state, model, onPlaced, onStepBack }: ReviewStepProps) {
  const { locale, toasts } = usePlatform();
  const report = useReport('checkout');
  const refusalOf = useRefusal('checkout');
  const texts = checkoutMessages(locale);
  const [problem, setProblem] = useState<string>();
  const { cart, placing } = state;

  async function place() {
    setProblem(undefined);
    // What is told about an attempt ends when the next one begins.
    toasts.dismiss(placingToast);
    try {
      onPlaced(await model.place());
    } catch (failure) {
      const error = refusalOf(failure);
      // The error is explained even when the cart cannot be read.
      const cart = await model.refresh({ settles: true }).catch((fault: unknown) => {
        report(fault);
        return undefined;
      });
      if (isOutcomeUnknown(error)) return setProblem(texts.lost);
      const reason = error.is('TAX310') ? texts.totalChanged : error.message;
      const isSoldOut = cart?.totalItems === 0;
      if (staysAsToast(error) || isSoldOut)
        toasts.show({ tone: 'error', text: isSoldOut ? texts.soldOut : reason, persistent: true, key: placingToast });
      const step = stepOfError(error, cart);
      if (step === 'summary') setProblem(reason);
      else onStepBack(step, reason);
    }
  }

  if (!cart) return null;
  const { remainingToPay } = cart.totals;
  return (
    <div css={{ display: 'grid', gap: space[4] }}>
      {/* On a phone, where nothing stands beside the button, what is ordered stands above it. */}
      <div css={{ marginBottom: space[2], [media.desktop]: { display: 'none' } }}>
        <OrderContents cart={cart} />
      </div>
      {problem && (
        <ScrollHere>
          <Alert tone="error" announce="alert">
            {problem}
          </Alert>
        </ScrollHere>
      )}
      <Button size="large" block loading={placing} loadingText={texts.placing} onClick={() => void place()}>
        {remainingToPay > 0
          ? texts.placeOrderFor(formatMoney(remainingToPay, cart.currency, locale))
          : texts.placeOrder}
      </Button>
      <Text look="small" tone="muted">
        {texts.placeNote}
        {cart.returnDays && ` ${texts.freeReturns(formatDays(cart.returnDays, locale))}`}
      </Text>
      <p css={{ display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[2] }}>
        <LegalLink page="sale" css={linkStyle}>
          {texts.readSale}
        </LegalLink>
        <LegalLink page="returns" css={linkStyle}>
          {texts.readReturns}
        </LegalLink>
        <LegalLink page="privacy" css={linkStyle}>
          {texts.readPrivacy}
        </LegalLink>
      </p>
    </div>
  );
}
