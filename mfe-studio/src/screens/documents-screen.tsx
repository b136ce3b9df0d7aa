import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { PageBody } from 'shared-ui/page-body';
import { useLocale } from 'storefront-kit/use-locale';
import { EditorsOnly } from '../features/area/editors-only.tsx';
import { StudioTabs } from '../features/area/studio-tabs.tsx';
import { DocumentList } from '../features/documents/document-list.tsx';
import { NewDocument } from '../features/documents/new-document.tsx';
import { studioMessages } from '../messages/studio-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: studioMessages(locale).title,
  robots: 'noindex',
});

/** The start page of editors: all documents (BEY-10). */
export default function DocumentsScreen() {
  return (
    <PageBody title={studioMessages(useLocale()).title}>
      <EditorsOnly page="/studio">
        <StudioTabs current="/studio" />
        <DocumentList />
        <NewDocument />
      </EditorsOnly>
    </PageBody>
  );
}
