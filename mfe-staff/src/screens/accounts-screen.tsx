import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountSearch } from '../features/accounts/account-search.tsx';
import { RoleOnly } from '../features/area/role-only.tsx';
import { accountMessages } from '../messages/account-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: accountMessages(locale).title,
  robots: 'noindex',
});

/** Customer service helps with accounts of shoppers (SEC-05). */
export default function AccountsScreen() {
  const texts = accountMessages(useLocale());
  return (
    <PageBody title={texts.title}>
      <Link to="/staff" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.toStaff}
      </Link>
      <RoleOnly needs="support" page="/staff/accounts" refusal={texts.supportOnly}>
        <AccountSearch />
      </RoleOnly>
    </PageBody>
  );
}
