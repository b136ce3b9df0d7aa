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
import { useConfirmed } from '../presence/use-confirmed.ts';
import { useProfile } from '../profile/use-profile.ts';

/** Refusals of what was typed. */
const ofField: readonly ErrorId[] = ['AUT453', 'PRO400'];

/** Asks for a new email; a mailed link confirms it (SEC-02). */
export function EmailForm() {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const texts = securityMessages(locale);
  const reading = useProfile();
  const [sentTo, setSentTo] = useState<string>();
  const confirmed = useConfirmed();
  const form = useForm({
    defaultValues: { email: '' },
    resolver: useFormResolver((f) => f.object({ email: f.emailField(signInMessages(locale)) })),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.emailFailed,
    fieldOf: ({ id }) => (ofField.includes(id) ? 'email' : undefined),
  });

  const submit = form.handleSubmit(async ({ email }) => {
    setSentTo(undefined);
    try {
      await confirmed(() => calls(changeEmail, { body: { email } }));
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
