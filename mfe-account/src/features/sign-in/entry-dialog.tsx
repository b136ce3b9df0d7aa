import { useState } from 'react';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { SignInDialogProps } from 'shared-contracts/dialogs/account';
import type { AccountFormProps } from 'shared-contracts/slots/account';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { usePageWords } from 'storefront-kit/use-page-words';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { AccountEntry } from './account-entry.tsx';

type EntryDialogProps = DialogContentProps<SignInDialogProps> & { readonly first: AccountFormProps['form'] };

/** Signing in or creating an account without leaving the page, with what editors added to either. */
export function EntryDialog({ first, props: { email = '' }, open, resolve, dismiss, onClosed }: EntryDialogProps) {
  const locale = useLocale();
  const [form, setForm] = useState(first);
  const words = usePageWords(`${form}-modal`, 'account');
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
      <AccountEntry form={first} place="modal" email={email} onForm={setForm} onDone={() => resolve()} />
      {words
        .flatMap(({ paragraphs }) => paragraphs)
        .map((paragraph) => (
          <Text key={paragraph} tone="muted" css={{ paddingTop: space[4] }}>
            {paragraph}
          </Text>
        ))}
    </Dialog>
  );
}
