import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AddressBook } from '../features/addresses/address-book.tsx';
import { AccountArea } from '../features/area/account-area.tsx';
import { addressesMessages } from '../messages/addresses-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: addressesMessages(locale).title,
  robots: 'noindex',
});

export default function AddressesScreen() {
  return (
    <AccountArea page="addresses" title={addressesMessages(useLocale()).title}>
      <AddressBook />
    </AccountArea>
  );
}
