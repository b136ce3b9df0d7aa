import { useState } from 'react';
import { type Order, trackOrder } from 'shared-contracts/calls/checkout';
import { cancelOrder } from 'shared-contracts/calls/orders';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useRefusal } from 'storefront-kit/use-refusal';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { ChangeForm } from './change-form.tsx';
import { cancellableLines, everything, type LineChoices, leavesNothing, wantedLines } from './line-choices.ts';
import { LineChooser, lineBoxId } from './line-chooser.tsx';
import { RefundPreview } from './refund-preview.tsx';

interface CancelFormProps {
  readonly order: Order;
  /** The order as it stands after the cancellation. */
  readonly onCancelled: (order: Order) => void;
  /** The order in its current state, when it can no longer be canceled. */
  readonly onOrder: (order: Order) => void;
  readonly onStop: () => void;
}

interface Problem {
  readonly text: string;
  /** What is shown is out of date. */
  readonly outdated?: boolean;
}

/** Cancels an order or lines of it, after showing which payment is refunded (ORD-04). */
export function CancelForm({ order, onCancelled, onOrder, onStop }: CancelFormProps) {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const refusalOf = useRefusal('account');
  const texts = afterSalesMessages(locale);
  const lines = cancellableLines(order);
  const [choices, setChoices] = useState<LineChoices>(() => everything(lines));
  const [busy, setBusy] = useState<'cancel' | 'look'>();
  const [problem, setProblem] = useState<Problem>();
  const keyOf = useChangeKey();
  const { orderNumber, email } = order;
  const whole = leavesNothing(order, choices);

  async function cancel(): Promise<void> {
    if (Object.keys(choices).length === 0) {
      setProblem({ text: texts.chooseOne });
      document.getElementById(lineBoxId(lines[0]?.item.id ?? ''))?.focus();
      return;
    }
    setBusy('cancel');
    setProblem(undefined);
    const body = { orderNumber, email, ...wantedLines(lines, choices) };
    try {
      onCancelled(await calls(cancelOrder, { body }, { idempotencyKey: keyOf(body) }));
    } catch (error) {
      const refusal = refusalOf(error);
      const outdated = refusal.is('ORDER_NOT_CANCELLABLE');
      setProblem({ text: outdated ? texts.tooLate : refusal.message || texts.cancelFailed, outdated });
      setBusy(undefined);
    }
  }

  async function lookAgain(): Promise<void> {
    setBusy('look');
    try {
      onOrder(await calls(trackOrder, { body: { orderNumber, email } }));
    } catch (error) {
      setProblem({ text: refusalOf(error).message || texts.lookFailed, outdated: true });
      setBusy(undefined);
    }
  }

  return (
    <ChangeForm
      title={texts.cancelTitle}
      text={texts.cancelText}
      submitText={whole ? texts.cancelAll : texts.cancelChosen}
      busyText={texts.cancelling}
      isBusy={busy === 'cancel'}
      stopText={texts.keepAll}
      onStop={onStop}
      onSubmit={() => void cancel()}
    >
      <LineChooser lines={lines} choices={choices} onChange={setChoices} />
      {order.items.length > lines.length && <GiftNote order={order} />}
      <RefundPreview order={order} whole={whole} />
      {problem && (
        <Alert
          tone="error"
          announce="alert"
          action={
            problem.outdated && (
              <Button
                variant="secondary"
                size="small"
                loading={busy === 'look'}
                loadingText={texts.loading}
                onClick={() => void lookAgain()}
              >
                {texts.lookAgain}
              </Button>
            )
          }
        >
          {problem.text}
        </Alert>
      )}
    </ChangeForm>
  );
}

function GiftNote({ order }: Pick<CancelFormProps, 'order'>) {
  const { locale } = usePlatform();
  const hasGift = order.items.some(
    ({ priceAfterOrderDiscount, cancellableQty = 0 }) => priceAfterOrderDiscount === 0 && cancellableQty > 0,
  );
  return (
    hasGift && (
      <Text look="small" tone="muted">
        {afterSalesMessages(locale).giftsGoToo}
      </Text>
    )
  );
}
