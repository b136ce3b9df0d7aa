import { TextareaField } from 'shared-ui/textarea-field';

interface ReasonFieldProps {
  readonly texts: { readonly reason: string; readonly reasonHint: string; readonly reasonMissing: string };
  readonly id: string;
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (reason: string) => void;
}

/** Why staff do something, for the audit record. */
export function ReasonField({ texts, id, value, isMissing, onChange }: ReasonFieldProps) {
  return (
    <TextareaField
      id={id}
      label={texts.reason}
      hint={texts.reasonHint}
      rows={2}
      maxLength={300}
      aria-required
      value={value}
      error={isMissing ? texts.reasonMissing : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
