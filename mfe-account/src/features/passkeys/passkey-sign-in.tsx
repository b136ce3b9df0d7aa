import type { FormLocation } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import { passkeyMessages } from '../../messages/passkey-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { forgetPasskey, rememberWay } from '../sign-in/first-way.ts';
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts';
import { PasskeyButton } from './passkey-button.tsx';

interface PasskeySignInProps {
  readonly location: FormLocation;
  readonly onDone: () => void;
  /** Whether what follows tells that somebody is signed in. */
  readonly isQuiet?: boolean;
  readonly look?: 'primary' | 'quiet';
}

/** Signs in with a passkey. */
export function PasskeySignIn({ location, onDone, isQuiet = false, look = 'quiet' }: PasskeySignInProps) {
  const { session, locale } = usePlatform();
  const texts = passkeyMessages(locale);
  const afterSignIn = useAfterSignIn(isQuiet);
  return (
    <PasskeyButton
      look={look}
      texts={{
        press: texts.signIn,
        pending: signInMessages(locale).signingIn,
        failed: texts.signInFailed,
        unused: texts.notUsed,
      }}
      onError={(refusal) => {
        if (refusal.is('AUT470')) forgetPasskey();
      }}
      onSigned={async (passkey) => {
        await session.signInWith({ passkey, formLocation: location });
        rememberWay('passkey');
        afterSignIn();
        onDone();
      }}
    />
  );
}
