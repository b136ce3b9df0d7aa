import { signInDialog } from 'shared-contracts/dialogs/account';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useDialogFault } from 'storefront-kit/use-dialog-fault';
import { useSession } from 'storefront-kit/use-session';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import type { CheckoutModel } from '../model/checkout-state.ts';

/** Suggests signing in to guests whose email has an account. */
export function SignInHint({ model }: { readonly model: CheckoutModel }) {
  const { dialogs, locale } = usePlatform();
  const dialogFault = useDialogFault('checkout');
  const texts = checkoutMessages(locale);
  const session = useSession();
  if (session.status !== 'guest') return null;
  async function signIn() {
    try {
      await dialogs.open(signInDialog, {}).result;
      await model.load();
    } catch (error) {
      dialogFault(error);
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
