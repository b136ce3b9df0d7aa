import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { lookUpConsumer } from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { enrollMessages } from '../../messages/enroll-messages.ts';
import { emailTexts } from '../person/email-texts.ts';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { LateProviderButtons } from '../providers/late-provider-buttons.tsx';
import { EmailField } from '../sign-in/email-field.tsx';

interface EmailStepProps {
  /** What it begins with. */
  readonly email: string;
  /** Whether another step was here. */
  readonly takesFocus: boolean;
  readonly onFound: (isKnown: boolean, email: string) => void;
}

/** Asks for the email, which decides between signing in and signing up. */
export function EmailStep({ email: known, takesFocus, onFound }: EmailStepProps) {
  const { calls, locale } = usePlatform();
  const texts = enrollMessages(locale);
  const form = useForm({
    defaultValues: { email: known },
    resolver: useFormResolver((f) => f.object({ email: f.emailField(emailTexts(locale)) })),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.lookUpFailed,
    fieldOf: (error) => (fieldOfProblem(error) === 'email' ? 'email' : undefined),
  });
  const submit = form.handleSubmit(async (values) => {
    const email = values.email.trim();
    try {
      const { nextStep } = await calls(lookUpConsumer, { query: { email } });
      onFound(nextStep === 'signIn', email);
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Text tone="muted">{texts.intro}</Text>
      <FormError error={errors.root} />
      <EmailField field={form.register('email')} error={errors.email?.message} />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.lookingUp}>
        {texts.goOn}
      </Button>
      <LateProviderButtons />
    </form>
  );
}
