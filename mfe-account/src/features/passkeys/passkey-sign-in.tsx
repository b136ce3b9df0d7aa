import { useState } from 'react';
import { beginPasskeySignIn } from 'shared-contracts/calls/passkeys';
import type { FormLocation } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { passkeyMessages } from '../../messages/passkey-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { forgetPasskey, rememberWay } from '../sign-in/first-way.ts';
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts';
import { supportsPasskeys } from './passkey-support.ts';

interface PasskeySignInProps {
  readonly location: FormLocation;
  readonly onDone: () => void;
  /** Whether what follows tells that somebody is signed in. */
  readonly isQuiet?: boolean;
  readonly look?: 'primary' | 'secondary';
}

/** Signs in with a passkey. Shows nothing in a browser that cannot use them. Only for browsers. */
export function PasskeySignIn({ location, onDone, isQuiet = false, look = 'secondary' }: PasskeySignInProps) {
  const { calls, session, locale } = usePlatform();
  const texts = passkeyMessages(locale);
  const afterSignIn = useAfterSignIn(isQuiet);
  const [isUnused, setUnused] = useState(false);
  const { isPending, error, run } = useMutation({
    remote: 'account',
    onError: (refusal) => {
      if (refusal.is('AUT470')) forgetPasskey();
    },
  });
  if (!supportsPasskeys()) return null;

  const signIn = () => {
    setUnused(false);
    return run(async () => {
      // Safari lets the device ask only soon after a press.
      const [{ options }, { signWithPasskey }] = await Promise.all([
        calls(beginPasskeySignIn, { body: {} }),
        import('./ask-device.ts'),
      ]);
      const passkey = await signWithPasskey(options);
      if (typeof passkey === 'string') return setUnused(true);
      await session.signInWith({ passkey, formLocation: location });
      rememberWay('passkey');
      afterSignIn();
      onDone();
    });
  };
  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.signInFailed}
        </Alert>
      )}
      {isUnused && (
        <Alert tone="info" announce="status">
          {texts.notUsed}
        </Alert>
      )}
      <Button
        variant={look}
        size="large"
        loading={isPending}
        loadingText={signInMessages(locale).signingIn}
        onClick={() => void signIn()}
      >
        {texts.signIn}
      </Button>
    </div>
  );
}
