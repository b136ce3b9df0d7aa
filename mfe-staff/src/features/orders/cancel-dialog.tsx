import { useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { cancelForShopper, previewCancellation } from 'shared-contracts/calls/staff-orders';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Dialog } from 'shared-ui/dialog';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { orderChangeMessages } from '../../messages/order-change-messages.ts';
import { ConfirmStep } from '../area/confirm-step.tsx';
import { CancelChoice, type Chosen } from './cancel-choice.tsx';
import type { OrderDialogProps } from './order-dialog.ts';
import { refundTargets } from './payment-names.ts';

type Preview = CallResponse<typeof previewCancellation>;

/** Cancels items of an order: what and why, and then what that does. */
export function CancelDialog({ detail, onChanged, onReadAgain, ...dialog }: OrderDialogProps) {
  const { locale, toasts } = usePlatform();
  const texts = orderChangeMessages(locale);
  const calls = useStaffCalls('staff');
  const keyOf = useChangeKey();
  const { pending, error, failed, run, clear } = useMutation({ remote: 'staff' });
  const [chosen, setChosen] = useState<Chosen>({ units: {}, reason: '' });
  const [preview, setPreview] = useState<Preview>();
  const { orderNumber, currency } = detail.order;
  const params = { orderNumber };

  const check = () =>
    run(async () => {
      const lines = Object.entries(chosen.units)
        .filter(([, qty]) => qty > 0)
        .map(([itemId, qty]) => ({ itemId, qty }));
      setPreview(await calls(previewCancellation, { params, body: { lines } }));
    }, 'check');
  const cancel = ({ lines, refund }: Preview) =>
    run(async () => {
      const body = { lines, expectedRefund: refund, reason: chosen.reason.trim() };
      const changed = await calls(cancelForShopper, { params, body }, { idempotencyKey: keyOf(body) });
      toasts.show({ tone: 'success', text: texts.wasCancelled });
      onChanged(changed);
    }, 'cancel');

  const consequencesOf = ({ lines, refund, isWhole }: Preview): string[] => {
    const units = lines.reduce((total, { qty }) => total + qty, 0);
    const targets = refundTargets(refund, detail, locale.language).join(', ');
    return [
      refund > 0 ? texts.goesBack(formatMoney(refund, currency, locale), targets) : texts.nothingBack,
      texts.unitsBack(units),
      ...(isWhole ? [texts.wholeOrder] : []),
      texts.mailFollows,
      texts.cannotUndo,
    ];
  };
  return (
    <Dialog {...dialog} title={texts.cancel} closeLabel={texts.close}>
      {preview ? (
        <ConfirmStep
          texts={texts}
          consequences={consequencesOf(preview)}
          reason={chosen.reason}
          action={texts.cancelNow}
          busyText={texts.cancelling}
          isBusy={pending === 'cancel'}
          error={failed === 'cancel' ? error : undefined}
          onConfirm={() => void cancel(preview)}
          onBack={() => {
            clear();
            setPreview(undefined);
          }}
          onReadAgain={onReadAgain}
        />
      ) : (
        <CancelChoice
          order={detail.order}
          chosen={chosen}
          onChange={setChosen}
          isBusy={pending === 'check'}
          error={failed === 'check' ? error : undefined}
          onNext={() => void check()}
          onReadAgain={onReadAgain}
        />
      )}
    </Dialog>
  );
}
