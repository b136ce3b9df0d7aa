import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { AccountArea } from '../features/area/account-area.tsx';
import { ConfirmMembership } from '../features/loyalty/confirm-membership.tsx';
import { Loyalty } from '../features/loyalty/loyalty.tsx';
import { loyaltyMessages } from '../messages/loyalty-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: loyaltyMessages(locale).title,
  robots: 'noindex',
});

/** The loyalty program in the account, and where the link in the mail that confirms a membership leads. */
export default function LoyaltyScreen() {
  const texts = loyaltyMessages(useLocale());
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  if (!token)
    return (
      <AccountArea page="loyalty" title={texts.title}>
        <Loyalty />
      </AccountArea>
    );
  return (
    <Container css={{ paddingBlock: `${space[7]} ${space[8]}` }}>
      <div css={{ display: 'grid', gap: space[5], maxWidth: '28rem' }}>
        <Heading level={1}>{texts.confirmTitle}</Heading>
        <ConfirmMembership key={token} token={token} />
      </div>
    </Container>
  );
}
