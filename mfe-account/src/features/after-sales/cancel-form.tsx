import { useState } from 'react';
import { type Order, trackOrder } from 'shared-contracts/calls/checkout';
import { cancelOrder } from 'shared-contracts/calls/orders';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
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

/** Cancels an order or lines of it, after showing which payment is refunded (ORD-04). */
export function CancelForm({ order, onCancelled, onOrder, onStop }: CancelFormProps) {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const texts = afterSalesMessages(locale);
  const lines = cancellableLines(order);
  const [choices, setChoices] = useState<LineChoices>(() => everything(lines));
  const [isNothing, setIsNothing] = useState(false);
  const cancelling = useMutation({ remote: 'account' });
  const looking = useMutation({ remote: 'account' });
  const keyOf = useChangeKey();
  const { orderNumber, email } = order;
  const whole = leavesNothing(order, choices);

  async function cancel(): Promise<void> {
    const isEmpty = Object.keys(choices).length === 0;
    setIsNothing(isEmpty);
    looking.clear();
    if (isEmpty) return document.getElementById(lineBoxId(lines[0]?.item.id ?? ''))?.focus();
    const body = { orderNumber, email, ...wantedLines(lines, choices) };
    await cancelling.run(async () => onCancelled(await calls(cancelOrder, { body }, { idempotencyKey: keyOf(body) })));
  }
  const lookAgain = () => looking.run(async () => onOrder(await calls(trackOrder, { body: { orderNumber, email } })));

  /** What is shown is out of date. */
  const isOutdated = !isNothing && cancelling.error?.is('ORDER_NOT_CANCELLABLE');
  function problem(): string | undefined {
    if (isNothing) return texts.chooseOne;
    if (looking.error) return looking.error.message || texts.lookFailed;
    if (isOutdated) return texts.tooLate;
    return cancelling.error && (cancelling.error.message || texts.cancelFailed);
  }
  const outcome = problem();

  return (
    <ChangeForm
      title={texts.cancelTitle}
      text={texts.cancelText}
      submitText={whole ? texts.cancelAll : texts.cancelChosen}
      busyText={texts.cancelling}
      isBusy={cancelling.isPending}
      stopText={texts.keepAll}
      onStop={onStop}
      onSubmit={() => void cancel()}
    >
      <LineChooser lines={lines} choices={choices} onChange={setChoices} />
      {order.items.length > lines.length && <GiftNote order={order} />}
      <RefundPreview order={order} whole={whole} />
      {outcome && (
        <Alert
          tone="error"
          announce="alert"
          action={
            isOutdated && (
              <Button
                variant="secondary"
                size="small"
                loading={looking.isPending}
                loadingText={texts.loading}
                onClick={() => void lookAgain()}
              >
                {texts.lookAgain}
              </Button>
            )
          }
        >
          {outcome}
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
