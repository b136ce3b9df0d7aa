import { useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { type CheckoutModel, type CheckoutState, paymentRefusals } from '../../model/checkout-model.ts';

interface ReviewStepProps {
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  readonly onPlaced: (order: Order) => void;
  /** The card was refused: back to payment, with the reason. */
  readonly onPaymentRefused: (reason: string) => void;
  /** Something of the delivery no longer holds: back to it, with the reason. */
  readonly onStepBack: (reason: string) => void;
}

/** The last look, and the one button that counts. */
export function ReviewStep({ state, model, onPlaced, onPaymentRefused, onStepBack }: ReviewStepProps) {
  const { locale, toasts, report } = usePlatform();
  const texts = checkoutMessages(locale);
  const [problem, setProblem] = useState<string>();
  const { cart, placing } = state;

  async function place() {
    setProblem(undefined);
    try {
      onPlaced(await model.place());
    } catch (failure) {
      const error = asProductError(failure);
      report(failure, { remote: 'checkout', phase: 'event' });
      // What can be said of the failure is said even when the cart cannot be read either.
      await model.refresh().catch((fault: unknown) => report(fault, { remote: 'checkout', phase: 'event' }));
      if (error.is('NET408', 'NET503', 'GEN500')) setProblem(texts.lost);
      else if (error.is('TAX310')) setProblem(texts.totalChanged);
      else if (error.is(...paymentRefusals)) onPaymentRefused(error.message);
      else if (error.handling === 'stepBack') onStepBack(error.message);
      else setProblem(error.message);
      if (error.level === 'persistentToast' && !error.is('PAY400', 'PYT402'))
        toasts.show({ tone: 'error', text: error.message, persistent: true });
    }
  }

  if (!cart) return null;
  return (
    <div css={{ display: 'grid', gap: space[4] }}>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      <Button size="large" block loading={placing} loadingText={texts.placing} onClick={() => void place()}>
        {texts.placeOrderFor(formatMoney(cart.totals.total, cart.currency, locale))}
      </Button>
      <Text look="small" tone="muted">
        {texts.placeNote}
      </Text>
    </div>
  );
}
