import { type FormEvent, useState } from 'react';
import { refundParts, type StaffOrder } from 'shared-contracts/calls/staff-orders';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { orderChangeMessages } from '../../messages/order-change-messages.ts';
import { focusFirst } from '../area/focus-first.ts';
import { ReasonField } from '../area/reason-field.tsx';
import { choiceOf } from './order-items.tsx';
import { amountOf, limitOf, type RefundInput } from './refund-input.ts';

interface RefundChoiceProps {
  readonly detail: StaffOrder;
  readonly input: RefundInput;
  readonly onChange: (input: RefundInput) => void;
  readonly onNext: () => void;
}

/** The first step of a refund. */
export function RefundChoice({ detail, input, onChange, onNext }: RefundChoiceProps) {
  const { locale } = usePlatform();
  const texts = orderChangeMessages(locale);
  const [isChecked, setChecked] = useState(false);
  const { order, refundable } = detail;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const names = {
    order: texts.partOrder,
    line: texts.partLine,
    shipping: texts.partShipping,
    goodwill: texts.partGoodwill,
  };
  const lines = order.items.filter(({ id }) => limitOf({ part: 'line', itemId: id }, refundable) > 0);
  const parts = refundParts.filter(
    (part) => (part !== 'shipping' || refundable.shipping > 0) && (part !== 'line' || lines.length > 0),
  );
  const most = limitOf(input, refundable);
  const amount = amountOf(input, refundable, locale.language);
  const problems = {
    item: input.part === 'line' && input.itemId === '' ? texts.chooseItem : undefined,
    amount: amount === undefined ? texts.amountWrong : amount > most ? texts.amountTooHigh(money(most)) : undefined,
    isReasonMissing: input.reason.trim() === '',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const { item, amount: wrong, isReasonMissing } = problems;
    if (item || wrong || isReasonMissing)
      focusFirst(item !== undefined && 'refund-item', wrong !== undefined && 'refund-amount', 'refund-reason');
    else onNext();
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text tone="muted">{texts.refundText}</Text>
        <RadioGroup label={texts.part}>
          {parts.map((part) => (
            <RadioCard
              key={part}
              name="part"
              label={names[part]}
              {...(part === 'line' ? {} : { aside: texts.upTo(money(limitOf({ part, itemId: '' }, refundable))) })}
              checked={input.part === part}
              onChange={() => onChange({ ...input, part })}
            />
          ))}
        </RadioGroup>
        {input.part === 'line' && (
          <SelectField
            id="refund-item"
            label={texts.item}
            placeholder={texts.chooseItem}
            options={lines.map((item) => ({
              value: item.id,
              label: `${item.name}, ${choiceOf(item)}: ${texts.upTo(money(limitOf({ part: 'line', itemId: item.id }, refundable)))}`,
            }))}
            value={input.itemId}
            error={isChecked ? problems.item : undefined}
            onChange={({ target }) => onChange({ ...input, itemId: target.value })}
          />
        )}
        {input.part !== 'order' && (
          <TextField
            id="refund-amount"
            label={texts.amount}
            prefix={order.currency}
            inputMode="decimal"
            autoComplete="off"
            aria-required
            value={input.typed}
            error={isChecked && !problems.item ? problems.amount : undefined}
            onChange={({ target }) => onChange({ ...input, typed: target.value })}
          />
        )}
        <ReasonField
          id="refund-reason"
          texts={texts}
          value={input.reason}
          isMissing={isChecked && problems.isReasonMissing}
          onChange={(reason) => onChange({ ...input, reason })}
        />
        <Row>
          <Button type="submit">{texts.next}</Button>
        </Row>
      </Stack>
    </form>
  );
}
