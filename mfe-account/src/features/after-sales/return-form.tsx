import { useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { type PdfFile, type ReturnReason, returnLabel } from 'shared-contracts/calls/orders';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { SelectField } from 'shared-ui/select-field';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { ChangeForm } from './change-form.tsx';
import { type LineChoices, returnableLines, withChoice, withoutReason, withReturned } from './line-choices.ts';
import { LineChooser, lineBoxId } from './line-chooser.tsx';

/** An announced return. */
export interface Announced {
  /** Refund in minor units. */
  readonly refundAmount: number;
  readonly label: PdfFile;
}

interface ReturnFormProps {
  readonly order: Order;
  readonly onReturned: (order: Order, announced: Announced) => void;
  readonly onStop: () => void;
}

const reasons: readonly ReturnReason[] = [
  'too-small',
  'too-large',
  'not-as-described',
  'damaged',
  'wrong-item',
  'changed-mind',
];
const reasonId = (itemId: string): string => `reason-${itemId}`;

/** Announces a return of lines with quantities and reasons, and provides the label (ORD-05). */
export function ReturnForm({ order, onReturned, onStop }: ReturnFormProps) {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const texts = afterSalesMessages(locale);
  const lines = returnableLines(order);
  const [choices, setChoices] = useState<LineChoices>({});
  const { run, isPending, error } = useMutation({ remote: 'account' });
  const [isNothing, setIsNothing] = useState(false);
  /** Missing entries are shown once the label has been requested. */
  const [isChecked, setIsChecked] = useState(false);
  const keyOf = useChangeKey();

  /** Focuses the entry that blocks the return. */
  function isComplete(): boolean {
    const nothing = Object.keys(choices).length === 0;
    const missing = withoutReason(lines, choices);
    setIsNothing(nothing);
    setIsChecked(true);
    const first = nothing ? lineBoxId(lines[0]?.item.id ?? '') : missing && reasonId(missing.item.id);
    if (first) document.getElementById(first)?.focus();
    return first === undefined;
  }

  async function announce(): Promise<void> {
    if (!isComplete()) return;
    const chosen = Object.entries(choices).flatMap(([itemId, { qty, reason }]) =>
      reason ? [{ itemId, qty, reason }] : [],
    );
    const body = { email: order.email, lines: chosen };
    await run(async () => {
      const params = { orderId: order.orderNumber };
      const { returnId, refundAmount, label } = await calls(
        returnLabel,
        { params, body },
        { idempotencyKey: keyOf(body) },
      );
      const announced = { returnId, amount: refundAmount, announcedAt: new Date().toISOString() };
      onReturned(withReturned(order, choices, announced), { refundAmount, label });
    });
  }
  const problem = isNothing ? texts.chooseOne : error && (error.message || texts.returnFailed);

  return (
    <ChangeForm
      title={texts.returnTitle}
      text={texts.returnText}
      submitText={texts.getLabel}
      busyText={texts.gettingLabel}
      isBusy={isPending}
      stopText={texts.stop}
      onStop={onStop}
      onSubmit={() => void announce()}
    >
      <LineChooser lines={lines} choices={choices} onChange={setChoices}>
        {({ id }) => {
          const choice = choices[id] ?? { qty: 1 };
          return (
            <SelectField
              id={reasonId(id)}
              label={texts.reason}
              placeholder={texts.chooseReason}
              options={reasons.map((value) => ({ value, label: texts[value] }))}
              value={choice.reason ?? ''}
              aria-required
              error={isChecked && !choice.reason ? texts.reasonMissing : undefined}
              onChange={({ currentTarget }) => {
                const reason = reasons.find((value) => value === currentTarget.value);
                setChoices(withChoice(choices, id, { ...choice, reason }));
              }}
            />
          );
        }}
      </LineChooser>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
    </ChangeForm>
  );
}
