import { useState } from 'react';
import { getStaff, type StaffPerson } from 'shared-contracts/calls/staff-people';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { peopleMessages, roleNames } from '../../messages/people-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { InviteForm } from './invite-form.tsx';
import { ManageDialog } from './manage-dialog.tsx';

interface PeopleProps {
  /** The id of who is signed in. */
  readonly ownId: string;
  /** Something was done that the audit record contains. */
  readonly onChanged: () => void;
}

/** Everybody on the staff, for operators. */
export function People({ ownId, onChanged }: PeopleProps) {
  const texts = peopleMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const reading = useCall(getStaff, {}, { remote: 'staff', calls });
  const [managed, setManaged] = useState<StaffPerson>();
  const [isOpen, setOpen] = useState(false);
  const refresh = () => {
    reading.again();
    onChanged();
  };
  return (
    <section css={sheetStyle} aria-labelledby="people">
      <Heading level={2} look="h3" id="people">
        {texts.people}
      </Heading>
      <WhenReady reading={reading}>
        {({ people }) => (
          <ul>
            {people.map((person) => (
              <PersonRow
                key={person.staffId}
                person={person}
                isOwn={person.staffId === ownId}
                onManage={() => {
                  setManaged(person);
                  setOpen(true);
                }}
              />
            ))}
          </ul>
        )}
      </WhenReady>
      <InviteForm onInvited={refresh} />
      {managed && (
        <ManageDialog
          key={managed.staffId}
          person={managed}
          open={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => setManaged(undefined)}
          onChanged={refresh}
        />
      )}
    </section>
  );
}

const tones = { invited: 'warning', active: 'success', deactivated: 'paper' } as const;

interface PersonRowProps {
  readonly person: StaffPerson;
  readonly isOwn: boolean;
  readonly onManage: () => void;
}

function PersonRow({ person, isOwn, onManage }: PersonRowProps) {
  const { locale } = usePlatform();
  const texts = peopleMessages(locale);
  const status = {
    invited: texts.statusInvited,
    active: texts.statusActive,
    deactivated: texts.statusDeactivated,
  }[person.status];
  return (
    <li css={{ paddingBlock: space[3], borderTop: `1px solid ${color.line}` }}>
      <Row justify="space-between">
        <Stack gap={1}>
          <Row gap={2}>
            <Text weight={600} css={{ overflowWrap: 'anywhere' }}>
              {person.email}
            </Text>
            <Badge tone={tones[person.status]}>{status}</Badge>
            {isOwn && <Badge tone="info">{texts.you}</Badge>}
          </Row>
          <Text look="small">{roleNames(person.roles, texts)}</Text>
          {person.lastUsedAt && (
            <Text look="small" tone="muted">
              {texts.lastUsed(moment(person.lastUsedAt, locale))}
            </Text>
          )}
        </Stack>
        {person.status !== 'deactivated' && (
          <Button variant="ghost" size="small" aria-label={texts.manageOf(person.email)} onClick={onManage}>
            {texts.manage}
          </Button>
        )}
      </Row>
    </li>
  );
}
