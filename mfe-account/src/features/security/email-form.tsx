import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeEmail } from 'shared-contracts/calls/email-change';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { securityMessages } from '../../messages/security-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { useProfile } from '../profile/use-profile.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

interface EmailValues {
  readonly email: string;
  readonly password: string;
}

/** The field at which each refusal is shown. */
const fields: Partial<Record<ErrorId, keyof EmailValues>> = { AUT450: 'password', AUT453: 'email', PRO400: 'email' };

/** Asks for a new email with the password; a mailed link confirms it (SEC-02). */
export function EmailForm() {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const texts = securityMessages(locale);
  const shared = signInMessages(locale);
  const reading = useProfile();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<EmailValues>({
    defaultValues: { email: '', password: '' },
    resolver: useFormResolver((f) =>
      f.object({ email: f.emailField(shared), password: f.currentPassword(shared.required) }),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.emailFailed,
    fieldOf: ({ id }) => fields[id],
  });

  const submit = form.handleSubmit(async ({ email, password }) => {
    setSentTo(undefined);
    try {
      await calls(changeEmail, { body: { email, currentPassword: password } });
      form.reset();
      setSentTo(email);
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <section css={sheetStyle} aria-labelledby="email-title">
      <Heading level={2} look="h3" id="email-title">
        {texts.email}
      </Heading>
      <WhenRead reading={reading}>
        {({ consumerDetails }) => <Text tone="muted">{texts.emailText(consumerDetails.email)}</Text>}
      </WhenRead>
      <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
        <FormError error={errors.root} />
        {sentTo && (
          <Alert tone="success" announce="status">
            {texts.emailSent(sentTo)}
          </Alert>
        )}
        <TextField
          type="email"
          label={texts.newEmail}
          autoComplete="email"
          aria-required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <CurrentPasswordField field={form.register('password')} error={errors.password?.message} />
        <Button
          type="submit"
          variant="secondary"
          loading={isSubmitting}
          loadingText={texts.sending}
          css={{ justifySelf: 'start' }}
        >
          {texts.changeEmail}
        </Button>
      </form>
    </section>
  );
}
