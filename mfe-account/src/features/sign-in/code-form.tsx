import { useState } from 'react';
import { isProductError, type ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { useRefusal } from 'storefront-kit/use-refusal';
import { mailedCodeMessages } from '../../messages/mailed-code-messages.ts';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { CodeField } from '../security/code-field.tsx';
import { useCodeForm } from '../security/use-code-form.ts';
import { askedFactor } from './asked-factor.ts';
import { SignInProblem } from './sign-in-problem.tsx';

interface CodeFormProps {
  readonly method: string | number | undefined;
  /** Whether no code was mailed, as many were before. */
  readonly isHeldBack?: boolean;
  /** The heading's level; 3 by default. */
  readonly level?: 2 | 3;
  /** Whether the account may have recovery codes; true by default. */
  readonly mayRecover?: boolean;
  /** Hands the code to the services; rejects with a ProductError. Without a code, it has another one mailed (AUT460). */
  readonly onCode: (code?: string) => Promise<void>;
  readonly onBack: () => void;
  /** Those of signing in with email and password by default. */
  readonly texts?: { readonly submit: string; readonly submitting: string; readonly back: string };
}

/** The second step of signing in: a code from the app, the mail, or the recovery codes. */
export function CodeForm({
  method,
  level = 3,
  isHeldBack = false,
  mayRecover = true,
  onCode,
  onBack,
  texts: given,
}: CodeFormProps) {
  const { locale } = usePlatform();
  const refusalOf = useRefusal('account');
  const texts = secondFactorMessages(locale);
  const { signIn: submitText, signingIn: submitting } = signInMessages(locale);
  const words = given ?? { submit: submitText, submitting, back: texts.back };
  const [problem, setProblem] = useState<ProductError>();
  const { form, refuse } = useCodeForm();
  const { errors, isSubmitting } = form.formState;
  const [mail, setMail] = useState<'sent' | 'sent again' | 'held back'>(isHeldBack ? 'held back' : 'sent');
  const sending = useMutation({ remote: 'account', onError: setProblem });
  const sendAgain = () =>
    sending.run(async () => {
      setProblem(undefined);
      setMail('sent');
      await onCode().catch((error: unknown) => {
        if (!isProductError(error, 'AUT460')) throw error;
        form.resetField('code');
        form.setFocus('code');
        setMail(askedFactor(error).isHeldBack ? 'held back' : 'sent again');
      });
    });
  const submit = form.handleSubmit(async ({ code }) => {
    setProblem(undefined);
    setMail('sent');
    try {
      await onCode(code);
    } catch (error) {
      if (isProductError(error, 'AUT461')) refuse(error);
      else setProblem(refusalOf(error));
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Heading level={level} look="lead">
        {texts.signInTitle}
      </Heading>
      {problem && <SignInProblem error={problem} />}
      {mail === 'sent again' && (
        <Alert tone="success" announce="status">
          {mailedCodeMessages(locale).sentAgain}
        </Alert>
      )}
      {mail === 'held back' && (
        <Alert tone="warning" announce="status">
          {texts.mailLimit}
        </Alert>
      )}
      {mail === 'sent' && (
        <Text tone="muted">
          {method === 'mail' ? texts.fromMail : texts.fromApp} {mayRecover && texts.orRecovery}
        </Text>
      )}
      <CodeField field={form.register('code')} error={errors.code?.message} />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={words.submitting}>
        {words.submit}
      </Button>
      {method === 'mail' && (
        <Button
          variant="secondary"
          loading={sending.isPending}
          loadingText={signInMessages(locale).mailing}
          onClick={() => void sendAgain()}
        >
          {mailedCodeMessages(locale).again}
        </Button>
      )}
      <Button variant="ghost" onClick={onBack}>
        {words.back}
      </Button>
    </form>
  );
}
