import { getConsumer } from 'shared-contracts/calls/consumer';
import { Text } from 'shared-ui/text';
import { pointsText } from 'storefront-kit/points-text';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';

/** Who is signed in, with the points of a member; nothing until it is read, and when it cannot be. */
export function AccountSummary() {
  const { language } = useLocale();
  const { value } = useCall(getConsumer, { query: { includeLoyaltySummary: 'true' } }, { remote: 'shell' });
  if (!value) return null;
  const { firstName, lastName, email } = value.consumerDetails;
  const balance = value.isLoyaltyMember ? value.loyaltySummary?.points.balance : undefined;
  return (
    <div css={{ overflowWrap: 'anywhere' }}>
      <Text weight={600}>
        {firstName} {lastName}
      </Text>
      <Text look="small" tone="muted" figures>
        {balance === undefined ? email : pointsText[language](balance)}
      </Text>
    </div>
  );
}
