import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestPasswordReset } from 'shared-contracts/calls/auth';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useMutation } from 'storefront-kit/use-mutation';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { emailTexts } from '../person/email-texts.ts';
import { EmailField } from './email-field.tsx';

interface MailLinkFormProps {
  /** What the form begins with; empty by default. */
  readonly email?: string;
  /** Shows the form to sign in again; by default a link leads to it. */
  readonly onBack?: () => void;
}

/** Requests a password link by mail. The response does not reveal whether an account exists. */
export function MailLinkForm({ email: known = '', onBack }: MailLinkFormProps) {
  const { calls, botCheck, locale } = usePlatform();
  const texts = signInMessages(locale);
  const form = useForm({
    defaultValues: { email: known },
    resolver: useFormResolver((f) => f.object({ email: f.emailField(emailTexts(locale, 'accountEmailMissing')) })),
  });
  const { errors, isSubmitting } = form.formState;

  const [sentTo, setSentTo] = useState<string>();
  const { error, run } = useMutation({ remote: 'account' });
  const submit = form.handleSubmit(async ({ email }) => {
    await run(async () => {
      const answer = await botCheck.token('login');
      await calls(requestPasswordReset, {
        body: { email, ...(answer === undefined ? {} : { recaptcha_response: answer }) },
      });
      setSentTo(email);
    });
  });
  const back = onBack ? (
    <p>
      <Button
        variant="link"
        onClick={() => {
          setSentTo(undefined);
          onBack();
        }}
      >
        {texts.back}
      </Button>
    </p>
  ) : (
    <Link to="/account" css={linkStyle}>
      {texts.back}
    </Link>
  );
  const sent = useRef<HTMLDivElement>(null);
  // It replaces the form that held the focus.
  useEffect(() => {
    if (sentTo) sent.current?.focus();
  }, [sentTo]);
  if (sentTo)
    return (
      <div ref={sent} tabIndex={-1} css={{ display: 'grid', gap: space[4] }}>
        <Alert tone="success" announce="status">
          {texts.linkSent(sentTo)}
        </Alert>
        {back}
      </div>
    );
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Text tone="muted">{texts.forgotText}</Text>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
      <EmailField field={form.register('email')} error={errors.email?.message} />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.sending}>
        {texts.sendLink}
      </Button>
      {back}
    </form>
  );
}
