import { LDProvider, type LDReactOptions, useFlags, useLDClient } from 'launchdarkly-react-client-sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type FlagValues, flagContext, flagsAtom } from 'shared-contracts/flags';
import { usePlatform } from 'shared-contracts/platform';
import { useConsent } from 'storefront-kit/use-consent';
import { flagsPath, pageClientId } from '../../app/flag-routes.ts';
import { useIsOnline } from '../../app/use-is-online.ts';

const reactOptions: LDReactOptions = { useCamelCaseFlagKeys: false, sendEventsOnFlagRead: false };
// It tries again by itself, and the page keeps what it has.
const logger = { debug() {}, info() {}, warn() {}, error() {} };

/** LaunchDarkly's SDK, against this shell. It tells of evaluations only with consent to targeting, and stores nothing. */
export function FlagFollower() {
  const { store } = usePlatform();
  const sendEvents = useConsent().allowed.targeting;
  const [bootstrap] = useState(() => store.get(flagsAtom).now);
  const url = location.origin + flagsPath;
  return (
    <LDProvider
      // Another consent needs another client.
      key={String(sendEvents)}
      clientSideID={pageClientId}
      context={flagContext}
      reactOptions={reactOptions}
      options={{
        bootstrap: { ...bootstrap },
        baseUrl: url,
        streamUrl: url,
        eventsUrl: url,
        sendEvents,
        fetchGoals: false,
        diagnosticOptOut: true,
        sendLDHeaders: false,
        logger,
      }}
    >
      <Copy sendEvents={sendEvents} />
    </LDProvider>
  );
}

/** Gives what the SDK knows to the page, over a stream that is open while the page is seen. */
function Copy({ sendEvents }: { readonly sendEvents: boolean }) {
  const { store } = usePlatform();
  const flags: FlagValues = useFlags();
  const client = useLDClient();
  const isVisible = useIsVisible();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!client) return;
    const { rendered, now } = store.get(flagsAtom);
    if (!areEqual(now, flags)) store.set(flagsAtom, { rendered, now: { ...flags } });
    if (sendEvents) for (const key of Object.keys(flags)) client.variation(key);
  }, [client, flags, store, sendEvents]);
  useEffect(() => client?.setStreaming(isVisible && isOnline), [client, isVisible, isOnline]);
  useEffect(() => {
    if (client) return () => void client.close();
  }, [client]);
  return null;
}

function useIsVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
  );
}

const areEqual = (a: FlagValues, b: FlagValues): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};
