import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { PageBlocks } from 'storefront-kit/page-blocks';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountArea } from '../features/area/account-area.tsx';
import { Profile } from '../features/profile/profile.tsx';
import { profileMessages } from '../messages/profile-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: profileMessages(locale).title,
  robots: 'noindex',
});

export default function ProfileScreen() {
  return (
    <AccountArea
      page="profile"
      title={profileMessages(useLocale()).title}
      blocks={<PageBlocks page="account-profile" remote="account" />}
    >
      <Profile />
    </AccountArea>
  );
}
