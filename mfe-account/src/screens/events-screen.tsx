import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountArea } from '../features/area/account-area.tsx';
import { Registrations } from '../features/events/registrations.tsx';
import { eventsMessages } from '../messages/events-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: eventsMessages(locale).title,
  robots: 'noindex',
});

export default function EventsScreen() {
  return (
    <AccountArea page="events" title={eventsMessages(useLocale()).title}>
      <Registrations />
    </AccountArea>
  );
}
