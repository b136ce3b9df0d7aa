import { signInDialog } from 'shared-contracts/dialogs/account';
import { usePlatform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { dialogResult } from 'storefront-kit/dialog-result';
import { useReport } from 'storefront-kit/use-report';
import { useSession } from 'storefront-kit/use-session';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import type { CheckoutModel } from '../model/checkout-state.ts';

interface SignInHintProps {
  readonly model: CheckoutModel;
  /** The email typed so far. */
  readonly email: () => string | undefined;
  /** Called when the page knows the account. */
  readonly onSignedIn: () => void;
}

/** Suggests signing in to guests whose email has an account. */
export function SignInHint({ model, email, onSignedIn }: SignInHintProps) {
  const { dialogs, locale, store } = usePlatform();
  const report = useReport('checkout');
  const texts = checkoutMessages(locale);
  const session = useSession();
  if (session.status !== 'guest') return null;
  async function signIn() {
    try {
      const typed = email();
      await dialogResult(dialogs.open(signInDialog, typed ? { email: typed } : {}));
      // Also of who closes the dialog once they are signed in.
      if (store.get(sessionAtom).status === 'guest') return;
      await model.load();
      onSignedIn();
    } catch (error) {
      report(error);
    }
  }
  return (
    <Text css={{ paddingBottom: space[4] }}>
      {texts.haveAccount}{' '}
      <Button variant="link" onClick={() => void signIn()}>
        {texts.signIn}
      </Button>
    </Text>
  );
}
