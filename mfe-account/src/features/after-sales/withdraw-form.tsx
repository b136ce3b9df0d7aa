import { useState } from 'react';
import { buyerName } from 'shared-contracts/buyer-name';
import type { CallResponse } from 'shared-contracts/call';
import type { Order } from 'shared-contracts/calls/checkout';
import { withdraw } from 'shared-contracts/calls/orders';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { withdrawalMessages } from '../../messages/withdrawal-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { ChangeForm } from './change-form.tsx';
import { everything, type LineChoices, wantedLines, withdrawableLines } from './line-choices.ts';
import { LineChooser, lineBoxId } from './line-chooser.tsx';
import { saveFile } from './save-file.ts';

/** A withdrawal that was received. */
export type Withdrawn = CallResponse<typeof withdraw>;

interface WithdrawFormProps {
  readonly order: Order;
  readonly onWithdrawn: (withdrawn: Withdrawn) => void;
  readonly onStop: () => void;
}

/** Withdraws from the contract of an order or of lines of it, with one press after what is declared. */
export function WithdrawForm({ order, onWithdrawn, onStop }: WithdrawFormProps) {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const texts = withdrawalMessages(locale);
  const words = afterSalesMessages(locale);
  const lines = withdrawableLines(order);
  const [choices, setChoices] = useState<LineChoices>(() => everything(lines));
  const { run, isPending, error } = useMutation({ remote: 'account' });
  const [isNothing, setIsNothing] = useState(false);
  const keyOf = useChangeKey();
  const { orderNumber, email } = order;
  const name = buyerName(order);

  async function confirm(): Promise<void> {
    const chosen = Object.keys(choices);
    setIsNothing(chosen.length === 0);
    if (chosen.length === 0) return document.getElementById(lineBoxId(lines[0]?.item.id ?? ''))?.focus();
    const body = { orderNumber, email, ...wantedLines(lines, choices) };
    await run(async () => onWithdrawn(await calls(withdraw, { body }, { idempotencyKey: keyOf(body) })));
  }
  const problem = isNothing ? words.chooseOne : error && (error.message || texts.failed);

  if (lines.length === 0)
    return (
      <Alert tone="info" announce="status">
        {texts.nothingLeft}
      </Alert>
    );
  return (
    <ChangeForm
      title={texts.title}
      text={name ? texts.statement(name, orderNumber) : texts.nameless(orderNumber)}
      submitText={texts.confirm}
      busyText={texts.confirming}
      isBusy={isPending}
      stopText={words.stop}
      onStop={onStop}
      onSubmit={() => void confirm()}
    >
      <LineChooser lines={lines} choices={choices} onChange={setChoices} />
      <Text tone="muted">{texts.receiptTo(email)}</Text>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
    </ChangeForm>
  );
}

/** Tells that a withdrawal was received, when, and what is to be sent back. */
export function WithdrawnAlert({ order, withdrawn }: { readonly order: Order; readonly withdrawn: Withdrawn }) {
  const { locale } = usePlatform();
  const texts = withdrawalMessages(locale);
  const { receivedAt, returned } = withdrawn;
  return (
    <Alert
      tone="success"
      announce="status"
      action={
        returned && (
          <Button variant="secondary" size="small" onClick={() => saveFile(returned.label)}>
            {afterSalesMessages(locale).saveLabel}
          </Button>
        )
      }
    >
      {texts.received(moment(receivedAt, locale), order.email)}
      {returned && ` ${texts.sendBack(formatMoney(returned.refundAmount, order.currency, locale))}`}
    </Alert>
  );
}
