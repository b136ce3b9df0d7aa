import { type DocumentAction, getDocumentActions } from 'shared-contracts/calls/documents';
import { usePlatform } from 'shared-contracts/platform';
import { sheetStyle } from 'shared-ui/layout';
import { MoreButton } from 'shared-ui/more-button';
import { RecordList } from 'shared-ui/record-list';
import { Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { choiceNames } from '../../messages/choice-names.ts';
import { documentsMessages } from '../../messages/documents-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import { WhenReady } from '../area/when-ready.tsx';

/** Which editor changed what shoppers see. */
export function ActionRecord() {
  const { locale } = usePlatform();
  const texts = documentsMessages(locale);
  const calls = useStaffCalls('studio');
  const reading = useCall(getDocumentActions, {}, { remote: 'studio', calls });
  const { isPending, run } = useMutation({
    remote: 'studio',
    failedText: texts.failed,
  });
  const showOlder = (actions: readonly DocumentAction[]) =>
    run(async () => {
      const after = actions.at(-1)?.actionId;
      const older = await calls(getDocumentActions, { query: after ? { after } : {} });
      reading.set({ actions: [...actions, ...older.actions], hasMore: older.hasMore });
    });
  return (
    <section css={sheetStyle} aria-label={texts.record}>
      <Text tone="muted">{texts.recordText}</Text>
      <WhenReady reading={reading}>
        {({ actions, hasMore }) => (
          <>
            {actions.length === 0 ? <Text>{texts.noActions}</Text> : <Actions actions={actions} />}
            {hasMore && <MoreButton label={texts.older} isLoading={isPending} onMore={() => void showOlder(actions)} />}
          </>
        )}
      </WhenReady>
    </section>
  );
}

function Actions({ actions }: { readonly actions: readonly DocumentAction[] }) {
  const { locale } = usePlatform();
  const texts = documentsMessages(locale);
  const placeOf = ({ of, language, site }: DocumentAction) =>
    [of, language && labelOf(choiceNames, language, locale.language), site].filter(Boolean).join(', ');
  const entries = actions.map((action) => ({
    id: action.actionId,
    at: action.at,
    time: moment(action.at, locale),
    who: action.by,
    what: `${texts.action(action.action, placeOf(action))}${action.note ? ` — ${action.note}` : ''}`,
  }));
  return <RecordList entries={entries} />;
}
