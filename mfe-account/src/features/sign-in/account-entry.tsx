import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { formLocationOf } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import type { AccountFormProps } from 'shared-contracts/slots/account';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Skeleton } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { SignInForm } from './sign-in-form.tsx';

const SignUpForm = lazy(async () => ({ default: (await import('../sign-up/sign-up-form.tsx')).SignUpForm }));

type AccountEntryProps = AccountFormProps & {
  /** Called when the other form is chosen. */
  readonly onForm?: (form: AccountFormProps['form']) => void;
};

/** Signing in, or creating an account, with a button that changes to the other. */
export function AccountEntry({ form: first, place, subject, isStep, onDone, onForm }: AccountEntryProps) {
  const { locale, toasts } = usePlatform();
  const texts = signUpMessages(locale);
  const [form, setForm] = useState(first);
  const [isCreated, setCreated] = useState(false);
  // The button that changes the form goes with the old one.
  const isChanged = useRef(false);
  const choose = (next: AccountFormProps['form']) => {
    isChanged.current = true;
    setForm(next);
    onForm?.(next);
  };
  const location = formLocationOf({
    place,
    form,
    ...(subject === undefined ? {} : { subject }),
    ...(isStep === undefined ? {} : { isStep }),
  });
  const finishSignUp = (isSignedIn: boolean) => {
    if (isSignedIn) {
      toasts.show({ tone: 'success', text: texts.created });
      return onDone?.();
    }
    setCreated(true);
    choose('sign-in');
  };
  if (form === 'sign-in')
    return (
      <FormArea key="sign-in" takesFocus={isChanged.current}>
        {isCreated && (
          <Alert tone="success" announce="status">
            {texts.createdOnly}
          </Alert>
        )}
        <SignInForm location={location} onDone={() => onDone?.()} onSignUp={() => choose('sign-up')} />
      </FormArea>
    );
  return (
    <Suspense fallback={<Skeleton height="40rem" />}>
      <FormArea key="sign-up" takesFocus={isChanged.current}>
        <SignUpForm location={location} onDone={finishSignUp} />
        <p>
          <Button variant="link" onClick={() => choose('sign-in')}>
            {texts.haveOne}
          </Button>
        </p>
      </FormArea>
    </Suspense>
  );
}

/** A form whose first field takes the focus when it replaces another, once its code is there. */
function FormArea({ takesFocus, children }: { readonly takesFocus: boolean; readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <div ref={area} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
      {children}
    </div>
  );
}
