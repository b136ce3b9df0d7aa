import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { PageBody } from 'shared-ui/page-body';
import { useLocale } from 'storefront-kit/use-locale';
import { EditorsOnly } from '../features/area/editors-only.tsx';
import { StudioTabs } from '../features/area/studio-tabs.tsx';
import { ActionRecord } from '../features/documents/action-record.tsx';
import { studioMessages } from '../messages/studio-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: studioMessages(locale).record,
  robots: 'noindex',
});

/** What editors did (BEY-10). */
export default function RecordScreen() {
  return (
    <PageBody title={studioMessages(useLocale()).record}>
      <EditorsOnly page="/studio/record">
        <StudioTabs current="/studio/record" />
        <ActionRecord />
      </EditorsOnly>
    </PageBody>
  );
}
