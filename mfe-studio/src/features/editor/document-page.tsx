import type { ReactNode } from 'react';
import { languages } from 'shared-contracts/locale';
import { InlineMessage } from 'shared-ui/alert';
import { Row } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Text } from 'shared-ui/text';
import { Link, useParams, useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { choiceNames } from '../../messages/choice-names.ts';
import { editorMessages } from '../../messages/editor-messages.ts';
import { kindNames } from '../../messages/kind-names.ts';
import { labelOf } from '../../messages/labels.ts';
import { studioMessages } from '../../messages/studio-messages.ts';
import { type DocumentText, documentText, pathOf } from '../../model/document-name.ts';
import { EditorsOnly } from '../area/editors-only.tsx';
import { StudioTabs } from '../area/studio-tabs.tsx';
import { Tabs } from '../area/tabs.tsx';
import { WhenReady } from '../area/when-ready.tsx';
import { type LoadedDocument, useDocument } from './use-document.ts';

interface DocumentPageProps {
  readonly page?: 'history' | 'preview';
  readonly children: (text: DocumentText, loaded: LoadedDocument) => ReactNode;
}

/** The frame of the pages of one text: its name, and links to its languages and views. */
export function DocumentPage({ page, children }: DocumentPageProps) {
  const params = useParams();
  const [search] = useSearchParams();
  const texts = studioMessages(useLocale());
  const text = documentText(params, search);
  if (!text)
    return (
      <PageBody title={texts.title}>
        <InlineMessage tone="warning">{texts.unknown}</InlineMessage>
        <StudioTabs current="" />
      </PageBody>
    );
  return (
    <EditorsOnlyPage title={text.slug} page={pathOf(text, page)}>
      <Loaded key={pathOf(text)} text={text} page={page}>
        {(loaded) => children(text, loaded)}
      </Loaded>
    </EditorsOnlyPage>
  );
}

function EditorsOnlyPage({
  title,
  page,
  children,
}: {
  readonly title: string;
  readonly page: string;
  readonly children: ReactNode;
}) {
  return (
    <PageBody title={title}>
      <EditorsOnly page={page}>{children}</EditorsOnly>
    </PageBody>
  );
}

interface LoadedProps {
  readonly text: DocumentText;
  readonly page: DocumentPageProps['page'];
  readonly children: (loaded: LoadedDocument) => ReactNode;
}

function Loaded({ text, page, children }: LoadedProps) {
  const locale = useLocale();
  const texts = editorMessages(locale);
  const reading = useDocument(text);
  const name = reading.value?.name;
  const views = [
    { to: pathOf(text), label: texts.edit },
    { to: pathOf(text, 'preview'), label: texts.preview },
    { to: pathOf(text, 'history'), label: texts.history },
  ];
  return (
    <>
      <Row gap={4} justify="space-between">
        <StudioTabs current="" />
        <Text look="small" tone="muted">
          {labelOf(kindNames, text.kind, locale.language)}
          {name && name !== text.slug ? ` · ${name}` : ''}
          {text.site ? ` · ${text.site}` : ''}
        </Text>
      </Row>
      <Row gap={5} justify="space-between">
        <Tabs label={texts.views} pages={views} current={pathOf(text, page)} />
        <nav aria-label={texts.languages}>
          <Row as="ul" gap={3}>
            {languages.map((language) => (
              <li key={language}>
                <Link
                  to={pathOf({ ...text, language }, page)}
                  aria-current={language === text.language ? 'page' : undefined}
                  css={[linkStyle, { '&[aria-current]': { fontWeight: 600, textDecoration: 'none' } }]}
                >
                  {labelOf(choiceNames, language, locale.language)}
                </Link>
              </li>
            ))}
          </Row>
        </nav>
      </Row>
      <WhenReady reading={reading}>{children}</WhenReady>
    </>
  );
}
