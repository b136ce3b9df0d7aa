import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { DocumentPage } from '../features/editor/document-page.tsx';
import { DocumentHistory } from '../features/history/document-history.tsx';
import { editorMessages } from '../messages/editor-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: editorMessages(locale).history,
  robots: 'noindex',
});

/** The versions of a text (BEY-10). */
export default function HistoryScreen() {
  return (
    <DocumentPage page="history">{(text, loaded) => <DocumentHistory text={text} loaded={loaded} />}</DocumentPage>
  );
}
