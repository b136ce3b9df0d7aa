import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CallInput, CallResponse } from 'shared-contracts/call';
import { confirmPresence, type getPresenceWays } from 'shared-contracts/calls/presence';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useMutation } from 'storefront-kit/use-mutation';
import { confirmMessages } from '../../messages/confirm-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { supportsPasskeys } from '../passkeys/passkey-support.ts';
import { CurrentPasswordField } from '../security/current-password-field.tsx';
import { askForCode } from '../sign-in/ask-for-code.ts';
import { type AskedCode, readAskedCode } from '../sign-in/asked-code.ts';
import { readFirstWay } from '../sign-in/first-way.ts';
import { MailedCodeForm } from '../sign-in/mailed-code-form.tsx';

interface ConfirmFormProps extends CallResponse<typeof getPresenceWays> {
  readonly onConfirmed: () => void;
}

/** Lets the owner of the account confirm to be at the page, in any way they could sign in. */
export function ConfirmForm({ ways, email, onConfirmed }: ConfirmFormProps) {
  const platform = usePlatform();
  const { locale } = platform;
  const calls = useAccountCalls();
  const texts = confirmMessages(locale);
  const usable = ways.filter((way) => way !== 'passkey' || supportsPasskeys());
  const isPasskeyFirst = usable.includes('passkey') && readFirstWay() === 'passkey';
  const [asked, setAsked] = useState<AskedCode | undefined>(() => {
    const kept = readAskedCode();
    return kept?.email === email ? kept : undefined;
  });
  // A button that replaces itself by a form gets the focus back from it.
  const mailButton = useRef<HTMLButtonElement>(null);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isBack) mailButton.current?.focus();
  }, [isBack]);
  const confirm = async (body: CallInput<typeof confirmPresence>['body']) => {
    await calls(confirmPresence, { body });
  };
  const mailing = useMutation({ remote: 'account' });
  const mailCode = () =>
    mailing.run(async () => {
      setAsked(await askForCode(platform, email));
      setBack(false);
    });
  if (asked)
    return (
      <MailedCodeForm
        asked={asked}
        takesFocus
        onCode={(typed) => confirm({ by: 'mailed-code', ...typed })}
        onDone={onConfirmed}
        onBack={() => {
          setAsked(undefined);
          setBack(true);
        }}
        texts={{ sent: texts.sent(email), submit: texts.confirm, submitting: texts.confirming, back: texts.otherWay }}
      />
    );
  const byPasskey = usable.includes('passkey') && (
    <PasskeyButton
      look={isPasskeyFirst ? 'primary' : 'secondary'}
      texts={{
        press: texts.byPasskey,
        pending: texts.confirming,
        failed: texts.failed,
        unused: texts.unused,
      }}
      onSigned={async (passkey) => {
        await confirm({ by: 'passkey', passkey });
        onConfirmed();
      }}
    />
  );
  return (
    <>
      {isPasskeyFirst && byPasskey}
      {usable.includes('password') && (
        <ByPassword
          takesFocus={!isPasskeyFirst && !isBack}
          onPassword={async (currentPassword) => {
            await confirm({ by: 'password', currentPassword });
            onConfirmed();
          }}
        />
      )}
      {!isPasskeyFirst && byPasskey}
      {usable.includes('mailed-code') && (
        <>
          {mailing.error && (
            <Alert tone="error" announce="alert">
              {mailing.error.message || texts.failed}
            </Alert>
          )}
          <Button
            ref={mailButton}
            variant="secondary"
            size="large"
            loading={mailing.isPending}
            loadingText={signInMessages(locale).mailing}
            onClick={() => void mailCode()}
          >
            {signInMessages(locale).mailCode}
          </Button>
        </>
      )}
      {!usable.includes('password') && !usable.includes('mailed-code') && (
        <Text>
          {texts.noWay}{' '}
          <Link to="/forgot-password" css={linkStyle}>
            {texts.setPassword}
          </Link>
        </Text>
      )}
    </>
  );
}

interface ByPasswordProps {
  readonly takesFocus: boolean;
  /** Hands the password to the services; rejects with their refusal. */
  readonly onPassword: (password: string) => Promise<void>;
}

function ByPassword({ takesFocus, onPassword }: ByPasswordProps) {
  const { locale } = usePlatform();
  const texts = confirmMessages(locale);
  const form = useForm({
    defaultValues: { password: '' },
    resolver: useFormResolver((f) => f.object({ password: f.currentPassword(signInMessages(locale).passwordMissing) })),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('password');
  }, [takesFocus, setFocus]);
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.failed,
    fieldOf: ({ id }) => (id === 'AUT450' ? 'password' : undefined),
  });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onPassword(password);
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <FormError error={errors.root} />
      <CurrentPasswordField field={form.register('password')} error={errors.password?.message} />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.confirming}>
        {texts.confirm}
      </Button>
    </form>
  );
}
