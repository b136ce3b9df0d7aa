import { type FormEvent, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getShowcase } from 'shared-contracts/calls/content';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { sheetStyle } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { blockNames } from '../../messages/block-names.ts';
import { choiceNames } from '../../messages/choice-names.ts';
import { kindNames } from '../../messages/kind-names.ts';
import { labelOf } from '../../messages/labels.ts';
import { showcaseMessages } from '../../messages/showcase-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { FrameViewer } from './frame-viewer.tsx';
import { docTypes, layoutVariants } from './layout-variants.ts';

type Result = CallResponse<typeof getShowcase>['documents'][number];

/** How many results are listed (docs/spec/content.md section 2.5). */
const limits = [10, 20, 50] as const;
const usualLimit = 20;

/** Finds documents by type and layout, drafts included, and shows each in a frame (CNT-11). */
export function Showcase() {
  const { locale } = usePlatform();
  const texts = showcaseMessages(locale);
  const [docType, setDocType] = useState<string>('page');
  const [variant, setVariant] = useState('');
  const [limit, setLimit] = useState<number>(usualLimit);
  const [asked, setAsked] = useState({ docType, variant, limit });
  const [shown, setShown] = useState<Result>();
  const calls = useStaffCalls('studio');
  const reading = useCall(
    getShowcase,
    {
      params: { mode: 'pre', siteId: locale.siteId, docType: asked.docType },
      query: { limit: asked.limit, ...(asked.variant ? { layoutVariant: asked.variant } : {}) },
    },
    { remote: 'studio', calls },
  );
  const variants = layoutVariants(docType);
  const go = (event: FormEvent) => {
    event.preventDefault();
    setShown(undefined);
    setAsked({ docType, variant, limit });
  };
  const option = (label: string) => (value: string) => ({
    value,
    label: `${label}: ${nameOf(value, locale.language)}`,
  });
  return (
    <>
      <section css={sheetStyle} aria-label={texts.form}>
        <form
          method="post"
          onSubmit={go}
          css={{
            display: 'grid',
            gap: space[3],
            alignItems: 'end',
            [media.tablet]: { gridTemplateColumns: '2fr 1fr 8rem auto' },
          }}
        >
          <SelectField
            label={texts.docType}
            options={[...docTypes.kinds.map(option(texts.kinds)), ...docTypes.blocks.map(option(texts.blocks))]}
            value={docType}
            onChange={({ currentTarget }) => {
              setDocType(currentTarget.value);
              setVariant('');
            }}
          />
          <SelectField
            label={texts.variant}
            options={[
              { value: '', label: texts.anyVariant },
              ...variants.map((value) => ({ value, label: labelOf(choiceNames, value, locale.language) })),
            ]}
            disabled={variants.length === 0}
            value={variant}
            onChange={({ currentTarget }) => setVariant(currentTarget.value)}
          />
          <SelectField
            label={texts.limit}
            options={limits.map((one) => ({ value: String(one), label: String(one) }))}
            value={String(limit)}
            onChange={({ currentTarget }) => setLimit(Number(currentTarget.value))}
          />
          <Button type="submit">{texts.go}</Button>
        </form>
      </section>
      <div css={sheetStyle}>
        <WhenReady reading={reading}>
          {({ documents, numFound }) =>
            documents.length === 0 ? (
              <EmptyState title={texts.nothing}>{texts.nothingText}</EmptyState>
            ) : (
              <>
                <Text look="small" tone="muted" role="status">
                  {texts.found(numFound)}
                </Text>
                <Results documents={documents} shown={shown} onShow={setShown} />
              </>
            )
          }
        </WhenReady>
      </div>
      {shown?.url !== undefined && <FrameViewer key={shown.id} name={shown.name} url={shown.url} />}
    </>
  );
}

const nameOf = (docType: string, language: Parameters<typeof labelOf>[2]) =>
  labelOf(docType in kindNames ? kindNames : blockNames, docType, language);

interface ResultsProps {
  readonly documents: readonly Result[];
  readonly shown: Result | undefined;
  readonly onShow: (document: Result) => void;
}

function Results({ documents, shown, onShow }: ResultsProps) {
  const { locale } = usePlatform();
  const texts = showcaseMessages(locale);
  return (
    <table
      aria-label={texts.results}
      css={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: '.875rem',
        'th, td': {
          paddingBlock: space[2],
          paddingInlineEnd: space[2],
          textAlign: 'start',
          borderBottom: `1px solid ${color.line}`,
        },
        // On a phone, ids and names take several lines.
        'td:nth-of-type(-n + 2)': { overflowWrap: 'anywhere' },
        'td button': { whiteSpace: 'normal', textAlign: 'start' },
        'tr[data-shown]': { background: color.tile },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{texts.id}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.referrers}</th>
          <th scope="col">{texts.changed}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.id} data-shown={document === shown || undefined}>
            <td>{document.id}</td>
            <td>
              {document.url === undefined ? (
                <>
                  {document.name}{' '}
                  <Text as="span" look="small" tone="muted">
                    {texts.partOfPages}
                  </Text>
                </>
              ) : (
                <Button
                  variant="link"
                  size="small"
                  aria-label={texts.show(document.name)}
                  aria-pressed={document === shown}
                  onClick={() => onShow(document)}
                >
                  {document.name}
                </Button>
              )}
            </td>
            <td>{document.referrersCount}</td>
            <td>{moment(document.modificationDate, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
