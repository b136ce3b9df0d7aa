import type { UseFormRegisterReturn } from 'react-hook-form';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { nationalPhone } from 'shared-contracts/national-phone';
import { shapeOf } from 'shared-ui/mask';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { personMessages } from '../../messages/person-messages.ts';

interface PostalCodeFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** The country's; undefined until it has loaded. */
  readonly rule: AddressFieldRule | undefined;
  readonly hint?: string;
  readonly autoComplete?: string;
}

/** A postal code, formatted while it is typed. */
export function PostalCodeField({ field, error, rule, hint, autoComplete = 'postal-code' }: PostalCodeFieldProps) {
  const shape = rule && shapeOf(rule, nationalPhone);
  return (
    <TextField
      label={personMessages(useLocale()).postalCode}
      {...(hint === undefined ? {} : { hint })}
      autoComplete={autoComplete}
      aria-required
      error={error}
      {...(shape ? { shape } : {})}
      {...field}
    />
  );
}
