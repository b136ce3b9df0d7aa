import { useEffect, useEffectEvent } from 'react';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { useCall } from 'storefront-kit/use-call';
import { useHasAccount } from 'storefront-kit/use-session';

const known = ['firstName', 'lastName', 'email'] as const;

/** Fills in what the account of a signed-in shopper knows. The form stands without it. */
export function useKnownWriter(fill: (name: (typeof known)[number], text: string) => void): void {
  const hasAccount = useHasAccount();
  const { value } = useCall(getConsumer, hasAccount ? {} : undefined, { remote: 'account' });
  const details = value?.consumerDetails;
  const fillIn = useEffectEvent((found: NonNullable<typeof details>) => {
    for (const name of known) fill(name, found[name]);
  });
  useEffect(() => {
    if (details) fillIn(details);
  }, [details]);
}
