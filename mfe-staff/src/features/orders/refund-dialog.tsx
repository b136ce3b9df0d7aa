import { useState } from 'react';
import { refundOrder } from 'shared-contracts/calls/staff-orders';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Dialog } from 'shared-ui/dialog';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { orderChangeMessages } from '../../messages/order-change-messages.ts';
import { ConfirmStep } from '../area/confirm-step.tsx';
import type { OrderDialogProps } from './order-dialog.ts';
import { refundTargets } from './payment-names.ts';
import { RefundChoice } from './refund-choice.tsx';
import { amountOf, type RefundInput, takenOffCards } from './refund-input.ts';

/** Refunds an amount: what for, how much, and why, and then what that does. */
export function RefundDialog({ detail, onChanged, onReadAgain, ...dialog }: OrderDialogProps) {
  const { locale, toasts } = usePlatform();
  const texts = orderChangeMessages(locale);
  const calls = useStaffCalls('staff');
  const keyOf = useChangeKey();
  const { isPending, error, run, clear } = useMutation({ remote: 'staff' });
  const [input, setInput] = useState<RefundInput>({ part: 'goodwill', itemId: '', typed: '', reason: '' });
  const [isConfirming, setConfirming] = useState(false);
  const { orderNumber, currency } = detail.order;
  const amount = amountOf(input, detail.refundable, locale.language) ?? 0;
  const money = formatMoney(amount, currency, locale);
  const takenOff = takenOffCards(input, amount, detail.refundable);

  const refund = () =>
    run(async () => {
      const { part, itemId, reason } = input;
      const body = { part, amount, reason: reason.trim(), ...(part === 'line' ? { itemId } : {}) };
      const params = { orderNumber };
      const changed = await calls(refundOrder, { params, body }, { idempotencyKey: keyOf(body) });
      toasts.show({ tone: 'success', text: texts.wasRefunded(money) });
      onChanged(changed);
    });
  return (
    <Dialog {...dialog} title={texts.refund} closeLabel={texts.close}>
      {isConfirming ? (
        <ConfirmStep
          texts={texts}
          consequences={[
            texts.goesBack(money, refundTargets(amount, detail, locale.language).join(', ')),
            ...(takenOff > 0 ? [texts.takenOffCard(formatMoney(takenOff, currency, locale))] : []),
            texts.staysSold,
            texts.mailFollows,
            texts.cannotUndo,
          ]}
          reason={input.reason}
          action={texts.refundNow(money)}
          busyText={texts.refunding}
          isBusy={isPending}
          error={error}
          onConfirm={() => void refund()}
          onBack={() => {
            clear();
            setConfirming(false);
          }}
          onReadAgain={onReadAgain}
        />
      ) : (
        <RefundChoice detail={detail} input={input} onChange={setInput} onNext={() => setConfirming(true)} />
      )}
    </Dialog>
  );
}
