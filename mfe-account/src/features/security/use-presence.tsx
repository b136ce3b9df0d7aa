import { useEffect, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

interface Presence {
  /** Whether the password is asked for. */
  readonly isAsked: boolean;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** What the services take as proof; undefined when the password is still missing, which the field then says. */
  readonly proof: () => { readonly currentPassword?: string } | undefined;
  /** Asks for the password, or shows that it was wrong. @returns whether that was what the services refused for */
  readonly takeRefusal: (error: ProductError) => boolean;
}

/**
 * Proves that the owner of the account is at the page, by a recent sign-in or else by the password.
 * @param needsPassword whether the sign-in is too long ago; where it becomes so later, the services' refusal tells
 */
export function usePresence(needsPassword: boolean): Presence {
  const locale = useLocale();
  const form = useForm({ defaultValues: { password: '' } });
  const { setFocus } = form;
  const [hasExpired, setExpired] = useState(false);
  useEffect(() => {
    if (hasExpired) setFocus('password');
  }, [hasExpired, setFocus]);
  const isAsked = needsPassword || hasExpired;
  const refuse = (message: string) => form.setError('password', { message }, { shouldFocus: true });
  return {
    isAsked,
    field: form.register('password'),
    error: form.formState.errors.password?.message,
    proof() {
      if (!isAsked) return {};
      const { password } = form.getValues();
      if (password !== '') return { currentPassword: password };
      refuse(signInMessages(locale).required);
      return undefined;
    },
    takeRefusal(error) {
      if (!error.is('AUT450')) return false;
      if (isAsked) refuse(error.message);
      else setExpired(true);
      return true;
    },
  };
}

interface PresenceFieldProps {
  readonly presence: Presence;
  /** Why the password is asked for. */
  readonly text: string;
}

/** The password, where it is asked for. */
export function PresenceField({ presence: { isAsked, field, error }, text }: PresenceFieldProps) {
  return (
    isAsked && (
      <div css={{ display: 'grid', gap: space[2], maxWidth: '30rem' }}>
        <Text look="small">{text}</Text>
        <CurrentPasswordField field={field} error={error} />
      </div>
    )
  );
}
