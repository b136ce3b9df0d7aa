import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { PageBlocks } from 'storefront-kit/page-blocks';
import { useLocale } from 'storefront-kit/use-locale';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { signInMessages } from '../messages/sign-in-messages.ts';

/** Signs in without leaving the page. */
export default function SignInDialog({ open, resolve, dismiss, onClosed }: DialogContentProps<Record<string, never>>) {
  const texts = signInMessages(useLocale());
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title}
      closeLabel={texts.close}
      variant="modal"
      size="small"
    >
      <Text tone="muted" css={{ paddingBottom: space[4] }}>
        {texts.intro}
      </Text>
      <SignInForm onDone={() => resolve()} />
      {open && <PageBlocks page="sign-in-modal" remote="account" />}
    </Dialog>
  );
}
