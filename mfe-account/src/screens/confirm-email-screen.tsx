import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { ConfirmEmail } from '../features/security/confirm-email.tsx';
import { securityMessages } from '../messages/security-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: securityMessages(locale).confirmTitle,
  robots: 'noindex',
});

/** Where the link in the mail about a new email address leads. */
export default function ConfirmEmailScreen() {
  const texts = securityMessages(useLocale());
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <Container css={{ paddingBlock: `${space[7]} ${space[8]}` }}>
      <div css={{ display: 'grid', gap: space[5], maxWidth: '28rem' }}>
        <Heading level={1}>{texts.confirmTitle}</Heading>
        {token ? <ConfirmEmail key={token} token={token} /> : <Text>{texts.noLink}</Text>}
        {!token && <Link to="/account/security">{texts.toAccount}</Link>}
      </div>
    </Container>
  );
}
