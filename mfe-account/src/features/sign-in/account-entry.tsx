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
import { SignInForm } from './sign-in-form.tsx';

const MailLinkForm = lazy(async () => ({ default: (await import('./mail-link-form.tsx')).MailLinkForm }));
const SignUpForm = lazy(async () => ({ default: (await import('../sign-up/sign-up-form.tsx')).SignUpForm }));

/** The forms that change into each other. */
export type EntryForm = AccountFormProps['form'] | 'forgot-password';

type AccountEntryProps = Omit<AccountFormProps, 'form' | 'onDone'> & {
  readonly form: EntryForm;
  /** What each form begins with. */
  readonly email?: string;
  /** Whether what follows tells that somebody is signed in. */
  readonly isQuiet?: boolean;
  /** Whether something was here before the first form. */
  readonly takesFocus?: boolean;
  /** Called when another form is chosen. */
  readonly onForm?: (form: EntryForm) => void;
  /** Called when someone has signed in, with the form that did it. */
  readonly onDone?: (by: AccountFormProps['form']) => void;
};

/** Signing in, creating an account, or asking for a new password, with buttons that change to the others; all keep what was typed. */
export function AccountEntry({
  form: first,
  email = '',
  place,
  subject,
  isStep,
  isQuiet = false,
  takesFocus = false,
  onDone,
  onForm,
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
  const finishSignUp = (isSignedIn: boolean) => {
    if (isSignedIn) {
      if (!isQuiet) toasts.show({ tone: 'success', text: texts.created });
      return onDone?.('sign-up');
    }
    setCreated(true);
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
            onDone={() => onDone?.('sign-in')}
            isQuiet={isQuiet}
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
            <SignUpForm location={locationOf('sign-up')} email={email} onDone={finishSignUp} />
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
