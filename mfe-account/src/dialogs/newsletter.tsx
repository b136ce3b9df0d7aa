import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Dialog } from 'shared-ui/dialog';
import { useLocale } from 'storefront-kit/use-locale';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { newsletterMessages } from '../messages/newsletter-messages.ts';
import { signInMessages } from '../messages/sign-in-messages.ts';

/** Subscribes without leaving the page. It stays open to say where the mail went. */
export default function NewsletterDialog({ open, dismiss, onClosed }: DialogContentProps<Record<string, never>>) {
  const locale = useLocale();
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={newsletterMessages(locale).title}
      closeLabel={signInMessages(locale).close}
      variant="modal"
      size="small"
    >
      <NewsletterForm place="modal" />
    </Dialog>
  );
}
