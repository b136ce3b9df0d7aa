import type { ReactNode } from 'react';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Dialog } from 'shared-ui/dialog';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../messages/sign-in-messages.ts';

interface SmallDialogProps extends Pick<DialogContentProps<Record<string, never>>, 'open' | 'dismiss' | 'onClosed'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of a dialog that says or asks one thing. */
export function SmallDialog({ open, dismiss, onClosed, title, children }: SmallDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={title}
      closeLabel={signInMessages(useLocale()).close}
      variant="modal"
      size="small"
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>{children}</div>
    </Dialog>
  );
}
