import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountArea } from '../features/area/account-area.tsx';
import { Wallet } from '../features/wallet/wallet.tsx';
import { walletMessages } from '../messages/wallet-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: walletMessages(locale).title,
  robots: 'noindex',
});

export default function WalletScreen() {
  return (
    <AccountArea page="payment" title={walletMessages(useLocale()).title}>
      <Wallet />
    </AccountArea>
  );
}
