import { lazy, Suspense } from 'react';
import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { Skeleton } from 'shared-ui/skeleton';
import { DocumentPage } from '../features/editor/document-page.tsx';
import { studioMessages } from '../messages/studio-messages.ts';

// Forms and their schemas are loaded in the browser, for editors who are signed in.
const DocumentEditor = lazy(() => import('../features/editor/document-editor.tsx'));

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: studioMessages(locale).title,
  robots: 'noindex',
});

/** A text of a document, to write it (BEY-10). */
export default function EditorScreen() {
  return (
    <DocumentPage>
      {(text, loaded) => (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <DocumentEditor text={text} loaded={loaded} />
        </Suspense>
      )}
    </DocumentPage>
  );
}
