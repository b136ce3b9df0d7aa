import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountArea } from '../features/area/account-area.tsx';
import { CaseList } from '../features/cases/case-list.tsx';
import { casesMessages } from '../messages/cases-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: casesMessages(locale).title,
  robots: 'noindex',
});

/** What somebody wrote to the shop (ACC-18). */
export default function CasesScreen() {
  return (
    <AccountArea page="cases" title={casesMessages(useLocale()).title}>
      <CaseList />
    </AccountArea>
  );
}
