import { type FormEvent, useState } from 'react';
import { getDocuments, type ListedDocument } from 'shared-contracts/calls/documents';
import { type DocumentKind, documentKinds } from 'shared-contracts/document-kinds';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { MoreButton } from 'shared-ui/more-button';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { color, media, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { choiceNames } from '../../messages/choice-names.ts';
import { documentsMessages } from '../../messages/documents-messages.ts';
import { kindNames } from '../../messages/kind-names.ts';
import { labelOf } from '../../messages/labels.ts';
import { pathOf } from '../../model/document-name.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { TextBadges } from './text-badges.tsx';

/** All documents, the last changed first; by kind, or by a part of their name. */
export function DocumentList() {
  const { locale } = usePlatform();
  const texts = documentsMessages(locale);
  const calls = useStaffCalls('studio');
  const [kind, setKind] = useState<DocumentKind>();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const asked = { ...(kind ? { kind } : {}), ...(search ? { search } : {}) };
  const reading = useCall(getDocuments, { query: asked }, { remote: 'studio', calls });
  const { isPending, run } = useMutation({
    remote: 'studio',
    failedText: texts.failed,
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  const showMore = (documents: readonly ListedDocument[]) =>
    run(async () => {
      const more = await calls(getDocuments, { query: { ...asked, offset: documents.length } });
      const known = new Set(documents.map((document) => `${document.kind}/${document.slug}`));
      const added = more.documents.filter((document) => !known.has(`${document.kind}/${document.slug}`));
      reading.set({ documents: [...documents, ...added], numFound: more.numFound });
    });
  return (
    <section css={sheetStyle} aria-label={texts.documents}>
      <form
        method="post"
        onSubmit={find}
        css={{
          display: 'grid',
          gap: space[3],
          alignItems: 'end',
          [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr) auto' },
        }}
      >
        <SelectField
          label={texts.kind}
          placeholder={texts.allKinds}
          options={documentKinds.map((one) => ({ value: one, label: labelOf(kindNames, one, locale.language) }))}
          value={kind ?? ''}
          onChange={({ currentTarget }) => setKind(documentKinds.find((one) => one === currentTarget.value))}
        />
        <TextField
          type="search"
          label={texts.search}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="secondary">
          {texts.find}
        </Button>
      </form>
      <WhenReady reading={reading}>
        {({ documents, numFound }) =>
          documents.length === 0 ? (
            <EmptyState title={texts.nothing}>{texts.nothingText}</EmptyState>
          ) : (
            <>
              <Text look="small" tone="muted" role="status">
                {texts.found(numFound)}
              </Text>
              <ul>
                {documents.map((document) => (
                  <DocumentRow key={`${document.kind}/${document.slug}`} document={document} />
                ))}
              </ul>
              {documents.length < numFound && (
                <MoreButton label={texts.more} isLoading={isPending} onMore={() => void showMore(documents)} />
              )}
            </>
          )
        }
      </WhenReady>
    </section>
  );
}

function DocumentRow({ document }: { readonly document: ListedDocument }) {
  const { locale } = usePlatform();
  const texts = documentsMessages(locale);
  const { kind, slug, name, url, referrersCount } = document;
  return (
    <li css={{ paddingBlock: space[4], borderTop: `1px solid ${color.line}` }}>
      <Stack gap={2}>
        <Row gap={2} align="baseline" justify="space-between">
          <Text weight={600} css={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text look="small" tone="muted">
            {texts.changed(moment(document.changedAt, locale))}
          </Text>
        </Row>
        <Text look="small" tone="muted" css={{ overflowWrap: 'anywhere' }}>
          {labelOf(kindNames, kind, locale.language)} · {url ?? slug} · {texts.referrers(referrersCount)}
        </Text>
        <Stack as="ul" gap={1}>
          {document.texts.map((text) => {
            const language = labelOf(choiceNames, text.language, locale.language);
            const label = text.site === undefined ? language : texts.inSite(language, text.site);
            return (
              <li key={label}>
                <Row gap={3}>
                  <Link
                    to={pathOf({ kind, slug, language: text.language, site: text.site })}
                    css={linkStyle}
                    aria-label={texts.edit(name, label)}
                  >
                    {label}
                  </Link>
                  <TextBadges text={text} />
                </Row>
              </li>
            );
          })}
        </Stack>
      </Stack>
    </li>
  );
}
