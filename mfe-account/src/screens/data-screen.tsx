import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountArea } from '../features/area/account-area.tsx';
import { DataCopy } from '../features/data/data-copy.tsx';
import { DeleteAccount } from '../features/data/delete-account.tsx';
import { dataMessages } from '../messages/data-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: dataMessages(locale).title,
  robots: 'noindex',
});

/** What is kept of the account: to take along, or to delete. */
export default function DataScreen() {
  return (
    <AccountArea page="data" title={dataMessages(useLocale()).title}>
      <DataCopy />
      <DeleteAccount />
    </AccountArea>
  );
}
