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
import { AccountEntry, type EntryForm } from './account-entry.tsx';

export type EntryDialogProps = DialogContentProps<SignInDialogProps> & { readonly first: AccountFormProps['form'] };

/** Signing in, creating an account, or asking for a new password without leaving the page, with what editors added. */
export function EntryDialog({ first, props: { email = '' }, open, resolve, dismiss, onClosed }: EntryDialogProps) {
  const locale = useLocale();
  const [form, setForm] = useState<EntryForm>(first);
  const words = usePageWords(form === 'sign-up' ? 'sign-up-modal' : 'sign-in-modal', 'account');
  const signIn = signInMessages(locale);
  const signUp = signUpMessages(locale);
  const { title, intro } = {
    'sign-in': signIn,
    'sign-up': signUp,
    // Its form says itself what it does.
    'forgot-password': { title: signIn.forgotTitle, intro: undefined },
  }[form];
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
      {intro && (
        <Text tone="muted" css={{ paddingBottom: space[4] }}>
          {intro}
        </Text>
      )}
      <AccountEntry form={first} place="modal" email={email} onForm={setForm} onDone={() => resolve()} />
      {form !== 'forgot-password' &&
        words
          .flatMap(({ paragraphs }) => paragraphs)
          .map((paragraph) => (
            <Text key={paragraph} tone="muted" css={{ paddingTop: space[4] }}>
              {paragraph}
            </Text>
          ))}
    </Dialog>
  );
}
