import { useState } from 'react';
import type { StaffMember } from 'shared-contracts/calls/staff';
import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import type { StaffRole } from 'shared-contracts/staff-role';
import { buttonStyle } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { PageBody } from 'shared-ui/page-body';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { StaffOnly } from '../features/area/staff-only.tsx';
import { AuditRecord } from '../features/people/audit-record.tsx';
import { People } from '../features/people/people.tsx';
import { OwnAccount } from '../features/self/own-account.tsx';
import { OwnPassword } from '../features/self/own-password.tsx';
import { OwnSessions } from '../features/self/own-sessions.tsx';
import { photoMessages } from '../messages/photo-messages.ts';
import { staffMessages } from '../messages/staff-messages.ts';
import { textMessages } from '../messages/text-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: staffMessages(locale).title,
  robots: 'noindex',
});

/** The start page of staff: the own account, and for operators the staff and its audit record (SEC-02). */
export default function StaffScreen() {
  return (
    <PageBody title={staffMessages(useLocale()).title}>
      <StaffOnly>{(member) => <Desk key={member.staffId} member={member} />}</StaffOnly>
    </PageBody>
  );
}

/** The pages of roles. */
const pages: readonly {
  readonly role: StaffRole;
  readonly to: string;
  readonly label: (locale: Locale) => string;
}[] = [
  { role: 'support', to: '/staff/orders', label: (locale) => staffMessages(locale).toOrders },
  { role: 'support', to: '/staff/accounts', label: (locale) => staffMessages(locale).toAccounts },
  { role: 'support', to: '/staff/cases', label: (locale) => staffMessages(locale).toCases },
  { role: 'stock', to: '/staff/stock', label: (locale) => staffMessages(locale).toStock },
  { role: 'operator', to: '/staff/webhooks', label: (locale) => staffMessages(locale).toWebhooks },
  { role: 'moderator', to: '/staff/photos', label: (locale) => photoMessages(locale).toPhotos },
  { role: 'moderator', to: '/staff/texts', label: (locale) => textMessages(locale).toTexts },
];

function Desk({ member }: { readonly member: StaffMember }) {
  // Lists that are read again when something else on the page has changed them.
  const locale = useLocale();
  const [passwords, setPasswords] = useState(0);
  const [changes, setChanges] = useState(0);
  return (
    <>
      <OwnAccount member={member} />
      <Row>
        {pages
          .filter(({ role }) => member.roles.includes(role))
          .map(({ to, label }) => (
            <Link key={to} to={to} css={buttonStyle({ variant: 'secondary' })}>
              {label(locale)}
            </Link>
          ))}
      </Row>
      {member.roles.includes('operator') && (
        <>
          <People ownId={member.staffId} onChanged={() => setChanges((count) => count + 1)} />
          <AuditRecord key={`record-${changes}`} />
        </>
      )}
      <OwnSessions key={`sessions-${passwords}`} />
      <OwnPassword onChanged={() => setPasswords((count) => count + 1)} />
    </>
  );
}
