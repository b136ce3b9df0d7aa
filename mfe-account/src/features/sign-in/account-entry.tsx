import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { formLocationOf } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import type { AccountFormProps } from 'shared-contracts/slots/account';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Skeleton } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { LateProviderButtons } from '../providers/late-provider-buttons.tsx';
import type { SignUpValues } from '../sign-up/sign-up-request.ts';
import { SignInForm } from './sign-in-form.tsx';

const MailLinkForm = lazy(async () => ({ default: (await import('./mail-link-form.tsx')).MailLinkForm }));
const SignUpForm = lazy(async () => ({ default: (await import('../sign-up/sign-up-form.tsx')).SignUpForm }));

/** The forms that change into each other. */
export type EntryForm = AccountFormProps['form'] | 'forgot-password';

type AccountEntryProps = Omit<AccountFormProps, 'form'> & {
  readonly form: EntryForm;
  /** What the form to sign in begins with. */
  readonly email?: string;
  /** One of several steps: the form to sign up begins with the email, too, and what follows tells that somebody is signed in. */
  readonly bySteps?: boolean;
  /** Whether something was here before the first form. */
  readonly takesFocus?: boolean;
  /** Called when another form is chosen. */
  readonly onForm?: (form: EntryForm) => void;
  /** Called with the email of a new account that could not be signed in to. */
  readonly onCreated?: (email: string) => void;
};

/** Signing in, creating an account, or asking for a new password, with buttons that change to the others; all keep what was typed. */
export function AccountEntry({
  form: first,
  email = '',
  place,
  subject,
  isStep,
  bySteps = false,
  takesFocus = false,
  onDone,
  onForm,
  onCreated,
}: AccountEntryProps) {
  const { locale, toasts } = usePlatform();
  const texts = signUpMessages(locale);
  const [form, setForm] = useState<EntryForm>(first);
  const [forgottenBy, setForgottenBy] = useState(email);
  const [isCreated, setCreated] = useState(false);
  // The forms that were shown.
  const [opened, setOpened] = useState<readonly EntryForm[]>([first]);
  const isChanged = takesFocus || opened.length > 1;
  const choose = (next: EntryForm) => {
    setOpened((former) => [...new Set([...former, next])]);
    setForm(next);
    onForm?.(next);
  };
  const locationOf = (shown: AccountFormProps['form']) =>
    formLocationOf({
      place,
      form: shown,
      ...(subject === undefined ? {} : { subject }),
      ...(isStep === undefined ? {} : { isStep }),
    });
  const finishSignUp = (isSignedIn: boolean, { email: created }: Pick<SignUpValues, 'email'>) => {
    if (isSignedIn) {
      if (!bySteps) toasts.show({ tone: 'success', text: texts.created });
      return onDone?.();
    }
    setCreated(true);
    onCreated?.(created.trim());
    choose('sign-in');
  };
  return (
    <>
      {opened.includes('sign-in') && (
        <FormArea isShown={form === 'sign-in'} takesFocus={isChanged}>
          {isCreated && (
            <Alert tone="success" announce="status">
              {texts.createdOnly}
            </Alert>
          )}
          <SignInForm
            location={locationOf('sign-in')}
            email={email}
            onDone={() => onDone?.()}
            isQuiet={bySteps}
            onSignUp={() => choose('sign-up')}
            onForgot={(typed) => {
              setForgottenBy(typed);
              choose('forgot-password');
            }}
          />
        </FormArea>
      )}
      {opened.includes('forgot-password') && (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <FormArea isShown={form === 'forgot-password'} takesFocus>
            <MailLinkForm key={forgottenBy} email={forgottenBy} onBack={() => choose('sign-in')} />
          </FormArea>
        </Suspense>
      )}
      {opened.includes('sign-up') && (
        <Suspense fallback={<Skeleton height="40rem" />}>
          <FormArea isShown={form === 'sign-up'} takesFocus={isChanged}>
            <SignUpForm location={locationOf('sign-up')} email={bySteps ? email : ''} onDone={finishSignUp} />
            <LateProviderButtons />
            <p>
              <Button variant="link" onClick={() => choose('sign-in')}>
                {texts.haveOne}
              </Button>
            </p>
          </FormArea>
        </Suspense>
      )}
    </>
  );
}

interface FormAreaProps {
  readonly isShown: boolean;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** A form whose first empty field takes the focus when it replaces another, once its code is there. */
function FormArea({ isShown, takesFocus, children }: FormAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown || !takesFocus) return;
    const fields = [...(area.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [isShown, takesFocus]);
  return (
    <div hidden={!isShown}>
      <div ref={area} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        {children}
      </div>
    </div>
  );
}
