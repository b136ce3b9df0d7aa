import { useEffect, useState } from 'react';
import { getServerTime } from 'shared-contracts/calls/utilities';
import { usePlatform } from 'shared-contracts/platform';
import { useReport } from 'storefront-kit/use-report';

/** Seconds between checks of an expired reservation until the services have released its stock. */
const lookAgain = 2;

/**
 * Seconds until a time given by the services, by their clock instead of the device's; undefined without one. Calls
 * `onOver` when it is reached, and repeatedly while it persists.
 */
export function useTimeLeft(until: string | undefined, onOver: () => void): number | undefined {
  const { calls } = usePlatform();
  const report = useReport('cart');
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (until === undefined) {
      setLeft(undefined);
      return;
    }
    const abort = new AbortController();
    const end = new Date(until).getTime();
    let ahead = 0;
    let over = 0;
    const look = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now() - ahead) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      if (over % lookAgain === 0) onOver();
      over += 1;
    };
    calls(getServerTime, {}, { signal: abort.signal }).then(
      ({ timestamp }) => {
        ahead = new Date(timestamp).getTime() - Date.now();
        look();
      },
      (error: unknown) => {
        if (!abort.signal.aborted) report(error);
      },
    );
    look();
    const timer = setInterval(look, 1000);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [until, calls, report, onOver]);
  return left;
}
