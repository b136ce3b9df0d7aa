import type { Locale } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import type { Head } from 'shared-contracts/routing';
import { useParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountArea } from '../features/area/account-area.tsx';
import { CaseView } from '../features/cases/case-view.tsx';
import { casesMessages } from '../messages/cases-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: casesMessages(locale).request,
  robots: 'noindex',
});

/** One of somebody's service cases, with the conversation (ACC-18). */
export default function CaseScreen() {
  // Case numbers are written like order numbers.
  const caseNumber = writtenOrderNumber(useParams().case ?? '');
  return (
    <AccountArea page="cases" title={casesMessages(useLocale()).request}>
      <CaseView key={caseNumber} caseNumber={caseNumber} />
    </AccountArea>
  );
}
