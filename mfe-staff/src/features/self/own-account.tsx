import type { StaffMember } from 'shared-contracts/calls/staff';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Row, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { timeOfDay } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { peopleMessages } from '../../messages/people-messages.ts';
import { staffMessages } from '../../messages/staff-messages.ts';

/** Who is signed in, as what, and until when. */
export function OwnAccount({ member }: { readonly member: StaffMember }) {
  const { locale, staff, toasts } = usePlatform();
  const texts = staffMessages(locale);
  const { isPending, run } = useMutation({
    remote: 'staff',
    onError: () => toasts.show({ tone: 'error', text: texts.signOutFailed }),
  });
  return (
    <section css={sheetStyle} aria-labelledby="own-account">
      <Row justify="space-between">
        <Heading level={2} look="h3" id="own-account" css={{ overflowWrap: 'anywhere' }}>
          {texts.signedInAs(member.email)}
        </Heading>
        <Button variant="secondary" loading={isPending} loadingText={texts.signOut} onClick={() => run(staff.signOut)}>
          {texts.signOut}
        </Button>
      </Row>
      <Row as="ul" gap={2} aria-label={texts.roles}>
        {member.roles.map((role) => (
          <li key={role}>
            <Badge tone="info">{peopleMessages(locale)[role]}</Badge>
          </li>
        ))}
      </Row>
      <Text tone="muted">{texts.endsAt(timeOfDay(member.endsAt, locale))}</Text>
    </section>
  );
}
