import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { adjustmentReasons } from 'shared-contracts/adjustment-labels';
import { type AdjustmentReason, adjustmentLimitTenths } from 'shared-contracts/calls/cart-adjustments';
import type { PriceAdjustment } from 'shared-contracts/calls/cart-entities';
import type { Currency } from 'shared-contracts/locale';
import { formatPercentage } from 'shared-contracts/money';
import { Alert } from 'shared-ui/alert';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import { TextareaField } from 'shared-ui/textarea-field';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { adjustmentMessages } from '../../messages/adjustment-messages.ts';
import { type AdjustmentKind, adjustmentValue, typedValue } from './adjustment-value.ts';

/** The adjustment as sent to the services. */
export interface AdjustmentEntry {
  readonly kind: AdjustmentKind;
  readonly value: number;
  readonly reason: AdjustmentReason;
  readonly note?: string;
}

interface AdjustmentFormProps {
  readonly id: string;
  /** The adjustment being edited. */
  readonly known: PriceAdjustment | undefined;
  readonly currency: Currency;
  /** Whether a fixed price can be set: only for lines. */
  readonly isLine: boolean;
  readonly problem: string | undefined;
  /** The limit message from the services. */
  readonly beyond: string | undefined;
  readonly onSave: (entry: AdjustmentEntry) => void;
  readonly children: ReactNode;
}

type Fault = 'value' | 'reason';

/** The amount, the reason, and a note for the store. */
export function AdjustmentForm({
  id,
  known,
  currency,
  isLine,
  problem,
  beyond,
  onSave,
  children,
}: AdjustmentFormProps) {
  const locale = useLocale();
  const texts = adjustmentMessages(locale);
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<AdjustmentKind>(known?.kind ?? 'PERCENT');
  const [faults, setFaults] = useState<Partial<Record<Fault, string>>>({});
  const valueError = faults.value ?? beyond;
  const focus = (name: Fault) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  useEffect(() => {
    if (beyond) form.current?.querySelector<HTMLElement>('[name="value"]')?.focus();
  }, [beyond]);
  const words = {
    missing: texts.missing,
    unreadable: texts.unreadable,
    limit: texts.beyond(formatPercentage(adjustmentLimitTenths / 10, locale)),
  };
  const valueLabels = { PERCENT: texts.percentValue, AMOUNT: texts.amountValue, FIXED_PRICE: texts.fixedValue };

  function submit(event: FormEvent) {
    event.preventDefault();
    const data = new FormData(form.current ?? undefined);
    const read = adjustmentValue(kind, String(data.get('value') ?? ''), locale.language);
    const reason = String(data.get('reason') ?? '');
    const note = String(data.get('note') ?? '').trim();
    const found = {
      ...('fault' in read ? { value: words[read.fault] } : {}),
      ...(reason ? {} : { reason: texts.reasonMissing }),
    };
    setFaults(found);
    if ('value' in found) return focus('value');
    if ('reason' in found) return focus('reason');
    if ('fault' in read) return;
    onSave({ kind, value: read.value, reason: reason as AdjustmentReason, ...(note ? { note } : {}) });
  }
  const clear = (name: Fault) => () => setFaults(({ [name]: _, ...others }) => others);
  return (
    <form ref={form} id={id} onSubmit={submit} noValidate css={{ display: 'grid', gap: space[4] }}>
      {children}
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space[3] }}>
        <SelectField
          label={texts.how}
          name="kind"
          value={kind}
          options={[
            { value: 'PERCENT', label: texts.percent },
            { value: 'AMOUNT', label: texts.amount },
            ...(isLine ? [{ value: 'FIXED_PRICE', label: texts.fixed }] : []),
          ]}
          onChange={(event) => setKind(event.currentTarget.value as AdjustmentKind)}
        />
        <TextField
          label={valueLabels[kind]}
          name="value"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          prefix={kind === 'PERCENT' ? '%' : currency}
          defaultValue={known ? typedValue(known.kind, known.value, locale.language) : ''}
          data-autofocus
          error={valueError}
          onInput={clear('value')}
        />
      </div>
      <SelectField
        label={texts.reason}
        name="reason"
        placeholder={texts.chooseReason}
        defaultValue={known?.reason ?? ''}
        options={Object.entries(adjustmentReasons).map(([value, label]) => ({ value, label: label[locale.language] }))}
        error={faults.reason}
        onInput={clear('reason')}
      />
      <TextareaField
        label={texts.note}
        name="note"
        defaultValue={known?.note}
        maxLength={200}
        optionalText={texts.optional}
        hint={texts.noteHint}
      />
    </form>
  );
}
