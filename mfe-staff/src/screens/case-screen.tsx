import type { Locale } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link, useParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { RoleOnly } from '../features/area/role-only.tsx';
import { CaseDesk } from '../features/cases/case-desk.tsx';
import { caseMessages } from '../messages/case-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: caseMessages(locale).title,
  robots: 'noindex',
});

/** Customer service reads a service case, answers it, and closes it (ACC-18). */
export default function CaseScreen() {
  const texts = caseMessages(useLocale());
  // Case numbers are written like order numbers.
  const caseNumber = writtenOrderNumber(useParams().case ?? '');
  return (
    <PageBody title={texts.caseTitle(caseNumber)}>
      <Link to="/staff/cases" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.backToCases}
      </Link>
      <RoleOnly needs="support" page={`/staff/cases/${caseNumber}`} refusal={texts.supportOnly}>
        <CaseDesk key={caseNumber} caseNumber={caseNumber} />
      </RoleOnly>
    </PageBody>
  );
}
