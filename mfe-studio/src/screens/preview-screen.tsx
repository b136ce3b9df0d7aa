import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { DocumentPage } from '../features/editor/document-page.tsx';
import { PagePreview } from '../features/preview/page-preview.tsx';
import { editorMessages } from '../messages/editor-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: editorMessages(locale).preview,
  robots: 'noindex',
});

/** A text as shoppers will see it (BEY-10). */
export default function PreviewScreen() {
  return <DocumentPage page="preview">{(text, loaded) => <PagePreview text={text} loaded={loaded} />}</DocumentPage>;
}
