import { type FormEvent, useState } from 'react';
import { correctStock, type Shelf } from 'shared-contracts/calls/staff-stock';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Row, Stack } from 'shared-ui/layout';
import { TextField } from 'shared-ui/text-field';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { stockMessages } from '../../messages/stock-messages.ts';
import { ConfirmStep } from '../area/confirm-step.tsx';
import { focusFirst } from '../area/focus-first.ts';
import { ReasonField } from '../area/reason-field.tsx';
import { countOf, onShelf, placeName, promisedUnits } from './shelf-numbers.ts';

interface CorrectDialogProps {
  readonly upc: string;
  /** As it was read: the correction is refused when it has changed since. */
  readonly shelf: Shelf;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** After a correction, or when the stock has changed meanwhile. */
  readonly onReadAgain: () => void;
}

interface Input {
  readonly typed: string;
  readonly reason: string;
}

/** Corrects the stock at a place by what was counted there. */
export function CorrectDialog({ upc, shelf, onReadAgain, ...dialog }: CorrectDialogProps) {
  const { locale, toasts } = usePlatform();
  const texts = stockMessages(locale);
  const calls = useStaffCalls('staff');
  const keyOf = useChangeKey();
  const { isPending, error, run, clear } = useMutation({ remote: 'staff' });
  const [input, setInput] = useState<Input>({ typed: '', reason: '' });
  const [isConfirming, setConfirming] = useState(false);
  const { locationId, available, held, reserved } = shelf;
  const counted = countOf(input.typed) ?? 0;

  const save = () =>
    run(async () => {
      const body = { counted, seen: { available, held, reserved }, reason: input.reason.trim() };
      const params = { upc, locationId };
      await calls(correctStock, { params, body }, { idempotencyKey: keyOf(body) });
      toasts.show({ tone: 'success', text: texts.wasCorrected(placeName(shelf)) });
      onReadAgain();
    });
  return (
    <Dialog {...dialog} title={texts.correctAt(placeName(shelf))} closeLabel={texts.close}>
      {isConfirming ? (
        <ConfirmStep
          texts={texts}
          consequences={[
            texts.change(String(onShelf(shelf)), String(counted)),
            texts.saleChange(String(available), String(counted - promisedUnits(shelf))),
            texts.atOnce,
          ]}
          reason={input.reason}
          action={texts.save}
          busyText={texts.saving}
          isBusy={isPending}
          error={error}
          onConfirm={() => void save()}
          onBack={() => {
            clear();
            setConfirming(false);
          }}
          onReadAgain={onReadAgain}
        />
      ) : (
        <CountForm shelf={shelf} input={input} onChange={setInput} onNext={() => setConfirming(true)} />
      )}
    </Dialog>
  );
}

interface CountFormProps {
  readonly shelf: Shelf;
  readonly input: Input;
  readonly onChange: (input: Input) => void;
  readonly onNext: () => void;
}

function CountForm({ shelf, input, onChange, onNext }: CountFormProps) {
  const texts = stockMessages(usePlatform().locale);
  const [isChecked, setChecked] = useState(false);
  const counted = countOf(input.typed);
  const least = promisedUnits(shelf);
  const problem =
    counted === undefined ? texts.countedWrong : counted < least ? texts.tooLow(String(least)) : undefined;
  const isReasonMissing = input.reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem !== undefined || isReasonMissing) focusFirst(problem !== undefined && 'stock-counted', 'stock-reason');
    else onNext();
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          id="stock-counted"
          label={texts.counted}
          hint={texts.countedHint}
          inputMode="numeric"
          autoComplete="off"
          aria-required
          value={input.typed}
          error={isChecked ? problem : undefined}
          onChange={({ target }) => onChange({ ...input, typed: target.value })}
        />
        <ReasonField
          id="stock-reason"
          texts={texts}
          value={input.reason}
          isMissing={isChecked && isReasonMissing}
          onChange={(reason) => onChange({ ...input, reason })}
        />
        <Row>
          <Button type="submit">{texts.next}</Button>
        </Row>
      </Stack>
    </form>
  );
}
