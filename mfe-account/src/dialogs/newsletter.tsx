import type { DialogContentProps } from 'shared-contracts/dialogs';
import { useLocale } from 'storefront-kit/use-locale';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { newsletterMessages } from '../messages/newsletter-messages.ts';
import { SmallDialog } from './small-dialog.tsx';

/** Subscribes without leaving the page. It stays open to say where the mail went. */
export default function NewsletterDialog(dialog: DialogContentProps<Record<string, never>>) {
  return (
    <SmallDialog {...dialog} title={newsletterMessages(useLocale()).title}>
      <NewsletterForm place="modal" />
    </SmallDialog>
  );
}
