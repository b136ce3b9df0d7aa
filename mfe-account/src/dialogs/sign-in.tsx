import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { SignInDialogProps } from 'shared-contracts/dialogs/account';
import { AccountDialog } from '../features/sign-in/account-dialog.tsx';

export default function SignInDialog(props: DialogContentProps<SignInDialogProps>) {
  return <AccountDialog first="sign-in" {...props} />;
}
