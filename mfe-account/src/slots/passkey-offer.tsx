import { lazy, Suspense, useEffect, useState } from 'react';
import { getPasskeys } from 'shared-contracts/calls/passkeys';
import { useCall } from 'storefront-kit/use-call';
import { useSession } from 'storefront-kit/use-session';
import { isOfferDeclined } from '../features/passkeys/offer-answer.ts';
import { devicePasskeysAvailable } from '../features/passkeys/passkey-support.ts';

// Few need it.
const PasskeyOffer = lazy(async () => ({
  default: (await import('../features/passkeys/passkey-offer.tsx')).PasskeyOffer,
}));

/** Offers a consumer without a passkey to create one (BEY-01), unless it was declined on this device or the device can keep none. */
export default function PasskeyOfferSlot() {
  const session = useSession();
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    let isGone = false;
    void devicePasskeysAvailable().then((isAvailable) => {
      if (!isGone) setPossible(isAvailable && !isOfferDeclined());
    });
    return () => {
      isGone = true;
    };
  }, []);
  return session.status === 'consumer' && isPossible ? <OfferWhereNone key={session.consumerNo} /> : null;
}

/** Omitted while the passkeys cannot be read: nothing else waits for it. */
function OfferWhereNone() {
  const { value } = useCall(getPasskeys, {}, { remote: 'account' });
  return (
    value?.passkeys.length === 0 && (
      <Suspense fallback={null}>
        <PasskeyOffer />
      </Suspense>
    )
  );
}
