import { type FormEvent, useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FieldError } from 'shared-ui/field';
import { Row, Stack } from 'shared-ui/layout';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { Text } from 'shared-ui/text';
import { orderChangeMessages } from '../../messages/order-change-messages.ts';
import { focusFirst } from '../area/focus-first.ts';
import { foundList, foundRow } from '../area/found-list.ts';
import { ReasonField } from '../area/reason-field.tsx';
import { StepProblem } from '../area/step-problem.tsx';
import { choiceOf } from './order-items.tsx';

/** What is to be cancelled, and why. */
export interface Chosen {
  /** Units by line. */
  readonly units: Readonly<Record<string, number>>;
  readonly reason: string;
}

interface CancelChoiceProps {
  readonly order: Order;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly isBusy: boolean;
  readonly error: ProductError | undefined;
  readonly onNext: () => void;
  readonly onReadAgain: () => void;
}

const everythingOf = (items: Order['items']): Record<string, number> =>
  Object.fromEntries(items.map(({ id, cancellableQty = 0 }) => [id, cancellableQty]));

/** The first step of a cancellation. */
export function CancelChoice({ order, chosen, onChange, isBusy, error, onNext, onReadAgain }: CancelChoiceProps) {
  const texts = orderChangeMessages(usePlatform().locale);
  const [isChecked, setChecked] = useState(false);
  const items = order.items.filter(({ cancellableQty = 0 }) => cancellableQty > 0);
  const isNone = Object.values(chosen.units).every((qty) => qty === 0);
  const isReasonMissing = chosen.reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNone || isReasonMissing) focusFirst(isNone && 'cancel-everything', isReasonMissing && 'cancel-reason');
    else onNext();
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text tone="muted">{texts.cancelText}</Text>
        <StepProblem texts={texts} error={error} onReadAgain={onReadAgain} />
        <ul css={foundList}>
          {items.map((item) => (
            <li key={item.id} css={foundRow}>
              <Stack gap={1} css={{ flex: '1 1 10rem' }}>
                <Text weight={600}>{item.name}</Text>
                <Text look="small">{choiceOf(item)}</Text>
              </Stack>
              <QuantityStepper
                label={texts.unitsOf(item.name)}
                lessLabel={texts.less(item.name)}
                moreLabel={texts.moreOf(item.name)}
                min={0}
                max={item.cancellableQty ?? 0}
                value={chosen.units[item.id] ?? 0}
                onChange={(qty) => onChange({ ...chosen, units: { ...chosen.units, [item.id]: qty } })}
              />
            </li>
          ))}
        </ul>
        <Stack gap={1}>
          <Button
            id="cancel-everything"
            variant="link"
            size="small"
            aria-describedby="cancel-lines-error"
            css={{ justifySelf: 'start' }}
            onClick={() => onChange({ ...chosen, units: everythingOf(items) })}
          >
            {texts.everything}
          </Button>
          <FieldError id="cancel-lines-error">{isChecked && isNone ? texts.chooseLine : undefined}</FieldError>
        </Stack>
        <ReasonField
          id="cancel-reason"
          texts={texts}
          value={chosen.reason}
          isMissing={isChecked && isReasonMissing}
          onChange={(reason) => onChange({ ...chosen, reason })}
        />
        <Row>
          <Button type="submit" loading={isBusy} loadingText={texts.checking}>
            {texts.next}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
