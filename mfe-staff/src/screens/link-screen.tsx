import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Text } from 'shared-ui/text';
import { Link, useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { StaffLink } from '../features/link/link-form.tsx';
import { staffMessages } from '../messages/staff-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: staffMessages(locale).linkTitle,
  robots: 'noindex',
});

/** Where the link of an invitation or a reset leads (SEC-02). */
export default function LinkScreen() {
  const texts = staffMessages(useLocale());
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <PageBody title={texts.linkTitle} narrow>
      {token ? <StaffLink key={token} token={token} /> : <Text>{texts.noLink}</Text>}
      <Link to="/staff/sign-in" css={linkStyle}>
        {texts.toSignIn}
      </Link>
    </PageBody>
  );
}
