import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { SignInDialogProps } from 'shared-contracts/dialogs/account';
import { EntryDialog } from '../features/sign-in/entry-dialog.tsx';

export default function SignInDialog(props: DialogContentProps<SignInDialogProps>) {
  return <EntryDialog first="sign-in" {...props} />;
}
