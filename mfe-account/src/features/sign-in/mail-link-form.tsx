import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestPasswordReset } from 'shared-contracts/calls/auth';
import { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Link } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { isEmail } from './email.ts';

/** Asks for a link by mail. The answer tells nobody whether there is an account. */
export function MailLinkForm() {
  const { calls, botCheck, locale, report } = usePlatform();
  const texts = signInMessages(locale);
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useForm<{ readonly email: string }>({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    setProblem(undefined);
    try {
      const answer = await botCheck.token('login');
      await calls(requestPasswordReset, {
        body: { email: email.trim(), ...(answer === undefined ? {} : { recaptcha_response: answer }) },
      });
      setSentTo(email.trim());
    } catch (error) {
      report(error, { remote: 'account', phase: 'event' });
      setProblem((error instanceof ProductError && error.message) || texts.failed);
    }
  });
  if (sentTo)
    return (
      <>
        <Alert tone="success" announce="status">
          {texts.linkSent(sentTo)}
        </Alert>
        <Link to="/account" css={linkStyle}>
          {texts.back}
        </Link>
      </>
    );
  const message = errors.email?.message;
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Text tone="muted">{texts.forgotText}</Text>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      <TextField
        type="email"
        label={texts.email}
        autoComplete="username"
        aria-required
        {...(message ? { error: message } : {})}
        {...form.register('email', {
          validate: (value) => (value.trim() === '' ? texts.required : isEmail(value) || texts.emailShape),
        })}
      />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.sending}>
        {texts.sendLink}
      </Button>
      <Link to="/account" css={linkStyle}>
        {texts.back}
      </Link>
    </form>
  );
}
