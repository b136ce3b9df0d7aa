import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { SignInDialogProps } from 'shared-contracts/dialogs/account';
import { Dialog } from 'shared-ui/dialog';
import { useLocale } from 'storefront-kit/use-locale';
import { useHasAccount } from 'storefront-kit/use-session';
import { areaMessages } from '../../messages/area-messages.ts';
import { enrollMessages } from '../../messages/enroll-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { Enroll } from './enroll.tsx';

/** Signing in or signing up by steps, without leaving the page. Closing it counts as done once somebody is signed in. */
export function EnrollDialog({
  props: { email = '' },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<SignInDialogProps>) {
  const locale = useLocale();
  const hasAccount = useHasAccount();
  return (
    <Dialog
      open={open}
      onClose={hasAccount ? () => resolve() : dismiss}
      onClosed={onClosed}
      title={hasAccount ? areaMessages(locale).nav : enrollMessages(locale).title}
      closeLabel={signInMessages(locale).close}
      variant="modal"
      size="small"
    >
      <Enroll place="modal" email={email} onDone={() => resolve()} />
    </Dialog>
  );
}
