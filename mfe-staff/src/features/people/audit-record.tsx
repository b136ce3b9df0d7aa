import { getStaffActions, type StaffAction } from 'shared-contracts/calls/staff-people';
import { usePlatform } from 'shared-contracts/platform';
import { sheetStyle } from 'shared-ui/layout';
import { MoreButton } from 'shared-ui/more-button';
import { RecordList } from 'shared-ui/record-list';
import { Heading, Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { peopleMessages } from '../../messages/people-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { actionText } from './action-text.ts';

/** Who did what, for operators. */
export function AuditRecord() {
  const { locale } = usePlatform();
  const texts = peopleMessages(locale);
  const calls = useStaffCalls('staff');
  const reading = useCall(getStaffActions, {}, { remote: 'staff', calls });
  const { isPending, run } = useMutation({
    remote: 'staff',
    failedText: texts.failed,
  });
  const showOlder = (actions: readonly StaffAction[]) =>
    run(async () => {
      const after = actions.at(-1)?.actionId;
      const older = await calls(getStaffActions, { query: after ? { after } : {} });
      reading.set({ actions: [...actions, ...older.actions], hasMore: older.hasMore });
    });
  return (
    <section css={sheetStyle} aria-labelledby="record">
      <Heading level={2} look="h3" id="record">
        {texts.record}
      </Heading>
      <Text tone="muted">{texts.recordText}</Text>
      <WhenReady reading={reading}>
        {({ actions, hasMore }) => (
          <>
            {actions.length === 0 ? <Text>{texts.empty}</Text> : <Actions actions={actions} />}
            {hasMore && <MoreButton label={texts.older} isLoading={isPending} onMore={() => void showOlder(actions)} />}
          </>
        )}
      </WhenReady>
    </section>
  );
}

function Actions({ actions }: { readonly actions: readonly StaffAction[] }) {
  const { locale } = usePlatform();
  const texts = peopleMessages(locale);
  const entries = actions.map((action) => ({
    id: action.actionId,
    at: action.at,
    time: moment(action.at, locale),
    who: action.by ?? texts.machine,
    what: actionText(action, texts, locale),
  }));
  return <RecordList entries={entries} />;
}
