import { getConsumer } from 'shared-contracts/calls/consumer';
import { useCall } from 'storefront-kit/use-call';
import { useSession } from 'storefront-kit/use-session';
import { SpendBanner } from '../features/spend/spend-banner.tsx';

interface SpendSlotProps {
  readonly onTermsAccepted?: () => void;
}

/** The spend banner on other domains' pages. */
export default function SpendSlot(props: SpendSlotProps) {
  const session = useSession();
  if (session.status !== 'consumer' && session.status !== 'employee') return null;
  return <ReadSpend key={session.consumerNo} {...props} />;
}

/** Omitted while the account cannot be read: nothing else waits for it. */
function ReadSpend({ onTermsAccepted }: SpendSlotProps) {
  const { value, again } = useCall(getConsumer, {}, { remote: 'account' });
  const accepted = () => {
    again();
    onTermsAccepted?.();
  };
  return value ? <SpendBanner details={value.consumerDetails} onTermsAccepted={accepted} /> : null;
}
