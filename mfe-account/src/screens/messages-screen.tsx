import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountArea } from '../features/area/account-area.tsx';
import { Messages } from '../features/messages/messages.tsx';
import { messagesMessages } from '../messages/messages-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: messagesMessages(locale).title,
  robots: 'noindex',
});

export default function MessagesScreen() {
  return (
    <AccountArea page="messages" title={messagesMessages(useLocale()).title}>
      <Messages />
    </AccountArea>
  );
}
