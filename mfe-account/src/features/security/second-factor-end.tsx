import { endSecondFactor } from 'shared-contracts/calls/second-factor';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { PasswordConfirmation } from './password-confirmation.tsx';

/** Turns codes off by the password. */
export function SecondFactorEnd({ onEnded }: { readonly onEnded: () => void }) {
  const calls = useAccountCalls();
  const texts = secondFactorMessages(useLocale());
  return (
    <PasswordConfirmation
      onPassword={async (currentPassword) => {
        await calls(endSecondFactor, { body: { currentPassword } });
        onEnded();
      }}
      button={texts.end}
      loadingText={texts.ending}
    />
  );
}
