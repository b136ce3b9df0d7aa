import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestNewsletter } from 'shared-contracts/calls/newsletter';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Link } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { isEmail } from '../sign-in/email.ts';

/** Asks for the mail that subscribes; the answer tells nobody who is subscribed already. */
export function NewsletterForm() {
  const { calls, locale, report } = usePlatform();
  const texts = newsletterMessages(locale);
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ defaultValues: { email: '', policy: false } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    setProblem(undefined);
    try {
      await calls(requestNewsletter, { body: { email: email.trim(), policy: true } });
      setSentTo(email.trim());
    } catch (error) {
      report(error, { remote: 'account', phase: 'event' });
      setProblem(asProductError(error).message || texts.failed);
    }
  });
  if (sentTo)
    return (
      <Alert tone="success" announce="status">
        {texts.linkSent(sentTo)}
      </Alert>
    );
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Text tone="muted">{texts.intro}</Text>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      <TextField
        type="email"
        label={texts.email}
        autoComplete="email"
        aria-required
        error={errors.email?.message}
        {...form.register('email', {
          validate: (value) => (value.trim() === '' ? texts.required : isEmail(value) || texts.emailShape),
        })}
      />
      <Checkbox
        label={texts.policy}
        aria-required
        error={errors.policy?.message}
        {...form.register('policy', { validate: (agreed) => agreed || texts.required })}
      />
      <Link to="/pages/privacy" target="_blank" css={linkStyle}>
        {texts.readPrivacy}
      </Link>
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.subscribing}>
        {texts.subscribe}
      </Button>
    </form>
  );
}
