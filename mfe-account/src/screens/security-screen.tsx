import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountArea } from '../features/area/account-area.tsx';
import { SettingList } from '../features/area/setting.tsx';
import { Passkeys } from '../features/passkeys/passkeys.tsx';
import { Devices } from '../features/security/devices.tsx';
import { EmailSetting } from '../features/security/email-setting.tsx';
import { PasswordSetting } from '../features/security/password-setting.tsx';
import { SecondFactor } from '../features/security/second-factor.tsx';
import { securityMessages } from '../messages/security-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: securityMessages(locale).title,
  robots: 'noindex',
});

/** How somebody signs in, and where they are signed in (ACC-06, SEC-02). */
export default function SecurityScreen() {
  return (
    <AccountArea page="security" title={securityMessages(useLocale()).title}>
      <SettingList>
        <EmailSetting />
        <PasswordSetting />
        <Passkeys />
        <SecondFactor />
      </SettingList>
      <Devices />
    </AccountArea>
  );
}
