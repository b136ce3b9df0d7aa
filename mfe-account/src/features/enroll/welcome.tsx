import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { enrollMessages } from '../../messages/enroll-messages.ts';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { membershipOf } from '../loyalty/membership.ts';
import { WelcomeCode } from '../loyalty/welcome-code.tsx';

/** What a new membership brings; nothing without one. */
export function Welcome({ profile }: { readonly profile: ConsumerProfile }) {
  const locale = useLocale();
  const membership = membershipOf(profile);
  if (membership === 'none') return null;
  if (membership === 'unconfirmed')
    return <Text>{loyaltyMessages(locale).unconfirmedText(profile.consumerDetails.email)}</Text>;
  return (
    <>
      <Text>{enrollMessages(locale).member}</Text>
      <WelcomeCode />
    </>
  );
}
