import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { RoleOnly } from '../features/area/role-only.tsx';
import { CaseSearch } from '../features/cases/case-search.tsx';
import { caseMessages } from '../messages/case-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: caseMessages(locale).title,
  robots: 'noindex',
});

/** Customer service finds what shoppers wrote (ACC-18). */
export default function CasesScreen() {
  const texts = caseMessages(useLocale());
  return (
    <PageBody title={texts.title}>
      <Link to="/staff" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.toStaff}
      </Link>
      <RoleOnly needs="support" page="/staff/cases" refusal={texts.supportOnly}>
        <CaseSearch />
      </RoleOnly>
    </PageBody>
  );
}
