import type { DialogContentProps } from 'shared-contracts/dialogs';
import { AccountDialog } from '../features/sign-in/account-dialog.tsx';

export default function SignUpDialog(props: DialogContentProps<Record<string, never>>) {
  return <AccountDialog first="sign-up" {...props} />;
}
