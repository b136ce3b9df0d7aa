import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { enrollMessages } from '../../messages/enroll-messages.ts';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { membershipOf } from '../loyalty/membership.ts';
import { useReferral } from '../loyalty/use-referral.ts';
import { WelcomeCode } from '../loyalty/welcome-code.tsx';

/** What a new account or membership brings. */
export function Welcome({ profile }: { readonly profile: ConsumerProfile }) {
  const locale = useLocale();
  const membership = membershipOf(profile);
  if (membership === 'member') return <WelcomeMember />;
  if (membership === 'unconfirmed')
    return <Text>{loyaltyMessages(locale).unconfirmedText(profile.consumerDetails.email)}</Text>;
  return null;
}

function WelcomeMember() {
  useReferral();
  return (
    <>
      <Text>{enrollMessages(useLocale()).member}</Text>
      <WelcomeCode />
    </>
  );
}
