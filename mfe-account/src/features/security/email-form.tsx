import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { changeEmail } from 'shared-contracts/calls/email-change';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { usePlatform } from 'shared-contracts/platform';
import { FormError } from 'shared-ui/form-error';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { securityMessages } from '../../messages/security-messages.ts';
import { FormButtons } from '../area/form-buttons.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { emailTexts } from '../person/email-texts.ts';
import { useConfirmed } from '../presence/use-confirmed.ts';

/** Refusals of what was typed. */
const ofField: readonly ErrorId[] = ['AUT453', 'PRO400'];

interface EmailFormProps {
  readonly id: string;
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a new email; a mailed link confirms it (SEC-02). */
export function EmailForm({ id, onSent, onCancel }: EmailFormProps) {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const texts = securityMessages(locale);
  const confirmed = useConfirmed();
  const form = useForm({
    defaultValues: { email: '' },
    resolver: useFormResolver((f) => f.object({ email: f.emailField(emailTexts(locale)) })),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.emailFailed,
    fieldOf: ({ id: refusal }) => (ofField.includes(refusal) ? 'email' : undefined),
  });

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await confirmed(() => calls(changeEmail, { body: { email } }));
      onSent(email);
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={submit}
      css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}
    >
      <FormError error={errors.root} />
      <TextField
        type="email"
        label={texts.newEmail}
        autoComplete="email"
        aria-required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormButtons submit={texts.sendLink} submitting={texts.sending} isSubmitting={isSubmitting} onCancel={onCancel} />
    </form>
  );
}
