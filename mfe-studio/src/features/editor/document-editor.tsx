import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import {
  type DocumentProblem,
  discardDocumentDraft,
  getDocument,
  saveDocumentDraft,
} from 'shared-contracts/calls/documents';
import { findProblems } from 'shared-contracts/documents/find-problems';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Skeleton } from 'shared-ui/skeleton';
import { moment } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { storedValue } from 'storefront-kit/storage';
import { useMutation } from 'storefront-kit/use-mutation';
import { useReport } from 'storefront-kit/use-report';
import { useStaffCalls } from 'storefront-kit/use-staff';
import * as v from 'valibot';
import { editorMessages } from '../../messages/editor-messages.ts';
import { type DocumentText, inputOf, pathOf } from '../../model/document-name.ts';
import { DraftKeeper, type KeptDraft } from '../../model/draft-keeper.ts';
import { isObject, type JsonObject } from '../../model/json.ts';
import { untranslatedIn } from '../../model/untranslated.ts';
import { emptyObject } from '../forms/empty-value.ts';
import { FieldList } from '../forms/field-list.tsx';
import { ConflictAlert } from './conflict-alert.tsx';
import { CopyLanguage } from './copy-language.tsx';
import { documentFields } from './document-fields.ts';
import { PageForm } from './page-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveState } from './save-state.tsx';

const BlockEditor = lazy(() => import('./block-editor.tsx'));

const keptDraft = v.object({ body: v.record(v.string(), v.unknown()), revision: v.number() });
const parseKept = (json: unknown) => v.parse(keptDraft, json) as KeptDraft;

interface DocumentEditorProps {
  readonly text: DocumentText;
  readonly loaded: CallResponse<typeof getDocument>;
}

/** What shoppers see, as far as it is this text and not one that they fall back to. */
const ownShown = ({ shown }: DocumentEditorProps['loaded'], { language, site }: DocumentText) =>
  shown?.language === language && shown.site === site && isObject(shown.body) ? shown.body : undefined;

/** What shoppers will see; a page that is not live yet is edited from there. */
const ownScheduled = ({ scheduled }: DocumentEditorProps['loaded']) =>
  isObject(scheduled?.body) ? scheduled.body : undefined;

/** The editor of a text: its form or its blocks, what is wrong with it, and what can be done with it. */
export default function DocumentEditor({ text, loaded }: DocumentEditorProps) {
  const { locale } = usePlatform();
  const report = useReport('studio');
  const texts = editorMessages(locale);
  const calls = useStaffCalls('studio');
  const { kind, slug, language, site } = text;
  const { fields, blocks } = useMemo(() => documentFields(kind), [kind]);
  const [published, setPublished] = useState(() => ownShown(loaded, text));
  const [scheduled, setScheduled] = useState(() => ({ from: loaded.scheduled?.from, body: ownScheduled(loaded) }));
  const [source, setSource] = useState<JsonObject>();
  const blank = () => ({ ...emptyObject(fields), ...(blocks ? { blocks: [] } : {}) });
  const [keeper] = useState(() => {
    const input = inputOf(text);
    const draftBody = loaded.draft && isObject(loaded.draft.body) ? loaded.draft.body : undefined;
    const body = draftBody ?? ownShown(loaded, text) ?? ownScheduled(loaded) ?? blank();
    return new DraftKeeper(
      { draft: loaded.draft, body },
      {
        services: {
          read: () => calls(getDocument, input),
          save: (draft) => calls(saveDocumentDraft, { ...input, body: { ...draft, body: { ...draft.body } } }),
        },
        kept: storedValue('session', `shop.studio.draft.${kind}.${slug}.${language}.${site ?? 'all'}`, parseKept, {
          keepInMemory: true,
        }),
        onFailure: report,
      },
    );
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  const problems = useMemo(() => {
    const found: readonly DocumentProblem[] = findProblems(kind, state.body);
    // Only the services see what other documents contain.
    return [...found, ...state.problems.filter(({ code }) => code === 'itself')];
  }, [kind, state.body, state.problems]);
  useEffect(() => {
    const again = () => {
      if (keeper.read().status === 'failed') void keeper.retry();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [keeper]);
  const { isPending, run } = useMutation({
    remote: 'studio',
    failedText: texts.failed,
  });
  const [isPublishing, setPublishing] = useState(false);
  const publish = () =>
    run(async () => {
      if (await keeper.save()) setPublishing(true);
    });
  const discard = () =>
    run(async () => {
      if (!(await keeper.save())) return;
      const { revision } = keeper.read();
      const { params, query } = inputOf(text);
      if (revision > 0) await calls(discardDocumentDraft, { params, query: { ...query, revision } });
      keeper.settle(published ?? scheduled.body ?? blank());
    });
  const isDraft = state.revision > 0 || state.status !== 'saved';
  return (
    <PageForm language={language} body={state.body} problems={problems} source={source}>
      <Stack gap={4}>
        <Row gap={3} justify="space-between">
          <SaveState state={state} onRetry={() => void keeper.retry()} />
          <Row gap={2}>
            <Button variant="ghost" size="small" disabled={!isDraft || isPending} onClick={() => void discard()}>
              {texts.discard}
            </Button>
            <Button
              size="small"
              disabled={!isDraft || problems.length > 0}
              loading={isPending}
              loadingText={texts.publish}
              onClick={() => void publish()}
            >
              {texts.publish}
            </Button>
          </Row>
        </Row>
        {scheduled.from !== undefined && (
          <InlineMessage tone="info">
            {texts.isScheduled(moment(scheduled.from, locale))} {published ? texts.editsShown : texts.editsScheduled}{' '}
            <Link to={pathOf(text, 'history')} css={linkStyle}>
              {texts.history}
            </Link>
          </InlineMessage>
        )}
        {state.status === 'conflict' && <ConflictAlert keeper={keeper} state={state} published={published} />}
        <ProblemList problems={problems} body={state.body} isBlocks={blocks !== undefined} />
        <CopyLanguage text={text} body={state.body} onSource={setSource} onCopy={(copied) => keeper.replace(copied)} />
        {blocks ? (
          <Suspense fallback={<Skeleton height="24rem" />}>
            <BlockEditor
              key={state.replacements}
              body={state.body}
              language={language}
              fields={fields}
              blocks={blocks}
              onChange={(body) => keeper.change(body)}
            />
          </Suspense>
        ) : (
          <section css={sheetStyle} aria-label={texts.settings}>
            <FieldList
              fields={fields}
              path={[]}
              value={state.body}
              skip={['id']}
              onChange={(body) => keeper.change(body)}
            />
          </section>
        )}
        <PublishDialog
          text={text}
          revision={state.revision}
          untranslated={untranslatedIn(state.body, source)}
          open={isPublishing}
          onClose={() => setPublishing(false)}
          onPublished={(from) => {
            if (from === undefined) setPublished(state.body);
            else setScheduled({ from, body: state.body });
            keeper.settle(from === undefined ? state.body : (published ?? state.body));
          }}
        />
      </Stack>
    </PageForm>
  );
}
