import { useState } from 'react';
import { isProductError, type ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useRefusal } from 'storefront-kit/use-refusal';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { CodeField } from '../security/code-field.tsx';
import { useCodeForm } from '../security/use-code-form.ts';
import { SignInProblem } from './sign-in-problem.tsx';

interface CodeFormProps {
  readonly method: string | number | undefined;
  /** Hands the code to the services; rejects with a ProductError. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onBack: () => void;
  /** Those of signing in with email and password by default. */
  readonly texts?: { readonly submit: string; readonly submitting: string; readonly back: string };
}

/** The second step of signing in: a code from the app, the mail, or the recovery codes. */
export function CodeForm({ method, onCode, onBack, texts: given }: CodeFormProps) {
  const { locale } = usePlatform();
  const refusalOf = useRefusal('account');
  const texts = secondFactorMessages(locale);
  const { signIn: submitText, signingIn: submitting } = signInMessages(locale);
  const words = given ?? { submit: submitText, submitting, back: texts.back };
  const [problem, setProblem] = useState<ProductError>();
  const { form, refuse } = useCodeForm();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    setProblem(undefined);
    try {
      await onCode(code);
    } catch (error) {
      if (isProductError(error, 'AUT461')) refuse(error);
      else setProblem(refusalOf(error));
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Heading level={3} look="lead">
        {texts.signInTitle}
      </Heading>
      {problem && <SignInProblem error={problem} />}
      <Text tone="muted">
        {method === 'mail' ? texts.fromMail : texts.fromApp} {texts.orRecovery}
      </Text>
      <CodeField field={form.register('code')} error={errors.code?.message} />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={words.submitting}>
        {words.submit}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {words.back}
      </Button>
    </form>
  );
}
