import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { personMessages } from '../../messages/person-messages.ts';
import { pairStyle } from './pair-style.ts';

interface NameFieldsProps {
  readonly firstName: UseFormRegisterReturn;
  readonly lastName: UseFormRegisterReturn;
  readonly errors: Readonly<
    Partial<Record<'firstName' | 'lastName', { readonly message?: string | undefined } | undefined>>
  >;
}

/** First and last name. */
export function NameFields({ firstName, lastName, errors }: NameFieldsProps) {
  const texts = personMessages(useLocale());
  return (
    <div css={pairStyle}>
      <TextField
        label={texts.firstName}
        autoComplete="given-name"
        aria-required
        error={errors.firstName?.message}
        {...firstName}
      />
      <TextField
        label={texts.lastName}
        autoComplete="family-name"
        aria-required
        error={errors.lastName?.message}
        {...lastName}
      />
    </div>
  );
}
