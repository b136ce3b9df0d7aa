import type { DialogContentProps } from 'shared-contracts/dialogs';
import { EntryDialog } from '../features/sign-in/entry-dialog.tsx';

export default function SignInDialog(props: DialogContentProps<Record<string, never>>) {
  return <EntryDialog first="sign-in" {...props} />;
}
