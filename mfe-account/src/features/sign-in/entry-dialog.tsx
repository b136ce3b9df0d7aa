import { useState } from 'react';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { AccountFormProps } from 'shared-contracts/slots/account';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { PageBlocks } from 'storefront-kit/page-blocks';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { AccountEntry } from './account-entry.tsx';

type EntryDialogProps = DialogContentProps<Record<string, never>> & { readonly first: AccountFormProps['form'] };

/** Signing in or creating an account without leaving the page, with what editors added to either. */
export function EntryDialog({ first, open, resolve, dismiss, onClosed }: EntryDialogProps) {
  const locale = useLocale();
  const [form, setForm] = useState(first);
  const signIn = signInMessages(locale);
  const { title, intro } = form === 'sign-in' ? signIn : signUpMessages(locale);
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={title}
      closeLabel={signIn.close}
      variant="modal"
      size="small"
    >
      <Text tone="muted" css={{ paddingBottom: space[4] }}>
        {intro}
      </Text>
      <AccountEntry form={first} place="modal" onForm={setForm} onDone={() => resolve()} />
      {open && <PageBlocks key={form} page={`${form}-modal`} remote="account" />}
    </Dialog>
  );
}
