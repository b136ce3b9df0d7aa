import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestNewsletter } from 'shared-contracts/calls/newsletter';
import { type FormPlace, formLocationOf } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useMutation } from 'storefront-kit/use-mutation';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { EmailField } from '../sign-in/email-field.tsx';

/** Requests the mail that confirms a subscription. The response does not reveal whether the address is subscribed. */
export function NewsletterForm({ place }: { readonly place: FormPlace }) {
  const { calls, locale } = usePlatform();
  const texts = newsletterMessages(locale);
  const form = useForm({
    defaultValues: { email: '', policy: false },
    resolver: useFormResolver((f) => f.object({ email: f.emailField(texts), policy: f.consent(texts.required) })),
  });
  const { errors, isSubmitting } = form.formState;

  const [sentTo, setSentTo] = useState<string>();
  const { error, run } = useMutation({ remote: 'account' });
  const submit = form.handleSubmit(async ({ email }) => {
    await run(async () => {
      await calls(requestNewsletter, {
        body: { email, policy: true, formLocation: formLocationOf({ place, form: 'newsletter' }) },
      });
      setSentTo(email);
    });
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
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
      <EmailField field={form.register('email')} error={errors.email?.message} autoComplete="email" />
      <Checkbox label={texts.policy} aria-required error={errors.policy?.message} {...form.register('policy')} />
      <p>
        <LegalLink page="privacy" css={linkStyle}>
          {texts.readPrivacy}
        </LegalLink>
      </p>
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.subscribing}>
        {texts.subscribe}
      </Button>
    </form>
  );
}
