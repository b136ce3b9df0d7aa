import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isProductError, type ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useMutation } from 'storefront-kit/use-mutation';
import { useRefusal } from 'storefront-kit/use-refusal';
import { mailedCodeMessages } from '../../messages/mailed-code-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { askForCode } from './ask-for-code.ts';
import { type AskedCode, forgetAskedCode } from './asked-code.ts';
import { CodeForm } from './code-form.tsx';
import { SignInProblem } from './sign-in-problem.tsx';

const digitsIn = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

/** A mailed code, with what shows that this device asked for it. */
export interface TypedCode {
  readonly mailedCode: string;
  readonly codeVerifier: string;
  /** The code of an authenticator app, where the account asks for it. */
  readonly secondFactor?: string;
}

interface MailedCodeFormProps {
  readonly asked: AskedCode;
  /** Whether the field has the focus at once. */
  readonly takesFocus: boolean;
  /** Hands the code to the services; rejects with their refusal. */
  readonly onCode: (typed: TypedCode) => Promise<unknown>;
  /** Called once the services have taken the code. */
  readonly onDone: () => void;
  readonly onBack: () => void;
  readonly texts: {
    /** Where the code was sent. */
    readonly sent: string;
    readonly submit: string;
    readonly submitting: string;
    readonly back: string;
  };
}

/** Asks for the code that was mailed, and for that of an authenticator app where the account asks for it. */
export function MailedCodeForm({ asked, takesFocus, onCode, onDone, onBack, texts: words }: MailedCodeFormProps) {
  const platform = usePlatform();
  const { locale } = platform;
  const texts = mailedCodeMessages(locale);
  const refusalOf = useRefusal('account');
  const [problem, setProblem] = useState<ProductError>();
  const [step, setStep] = useState<'begun' | 'app' | 'back'>('begun');
  const [isSentAgain, setSentAgain] = useState(false);
  const form = useForm({
    defaultValues: { mailedCode: '' },
    resolver: useFormResolver((f) =>
      f.object({
        mailedCode: f.pipe(
          f.string(),
          f.check((typed) => digitsIn(typed).length === 6, texts.codeShape),
        ),
      }),
    ),
  });
  const { setFocus, resetField } = form;
  const { errors, isSubmitting } = form.formState;
  const hasFocus = step === 'back' || (step === 'begun' && takesFocus);
  useEffect(() => {
    if (hasFocus) setFocus('mailedCode');
  }, [hasFocus, setFocus]);
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: signInMessages(locale).failed,
    fieldOf: () => 'mailedCode',
  });
  const hand = async (secondFactor?: string) => {
    await onCode({
      mailedCode: digitsIn(form.getValues('mailedCode')),
      codeVerifier: asked.codeVerifier,
      ...(secondFactor === undefined ? {} : { secondFactor }),
    });
    forgetAskedCode();
    onDone();
  };
  const submit = form.handleSubmit(async () => {
    setProblem(undefined);
    setSentAgain(false);
    try {
      await hand();
    } catch (error) {
      if (isProductError(error, 'AUT460')) setStep('app');
      else if (isProductError(error, 'AUT464')) refuse(error);
      else setProblem(refusalOf(error));
    }
  });
  const sending = useMutation({ remote: 'account', onError: setProblem });
  const sendAgain = () =>
    sending.run(async () => {
      setProblem(undefined);
      setSentAgain(false);
      await askForCode(platform, asked.email, asked);
      resetField('mailedCode');
      setFocus('mailedCode');
      setSentAgain(true);
    });
  const handWithApp = async (secondFactor?: string) => {
    try {
      await hand(secondFactor);
    } catch (error) {
      if (!isProductError(error, 'AUT464')) throw error;
      setStep('back');
      refuse(error);
    }
  };
  if (step === 'app')
    return (
      <CodeForm
        method="app"
        onCode={handWithApp}
        onBack={() => setStep('back')}
        texts={{ ...words, back: texts.backToCode }}
      />
    );
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Heading level={3} look="lead">
        {texts.title}
      </Heading>
      {problem && <SignInProblem error={problem} />}
      {isSentAgain ? (
        <Alert tone="success" announce="status">
          {texts.sentAgain}
        </Alert>
      ) : (
        <Text tone="muted">{words.sent}</Text>
      )}
      <TextField
        label={texts.code}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        shape={digitsIn}
        aria-required
        error={errors.mailedCode?.message}
        {...form.register('mailedCode')}
      />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={words.submitting}>
        {words.submit}
      </Button>
      <Button
        variant="secondary"
        loading={sending.isPending}
        loadingText={signInMessages(locale).mailing}
        onClick={() => void sendAgain()}
      >
        {texts.again}
      </Button>
      <Button
        variant="ghost"
        onClick={() => {
          forgetAskedCode();
          onBack();
        }}
      >
        {words.back}
      </Button>
    </form>
  );
}
