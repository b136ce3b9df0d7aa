import { useEffect, useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import type { TrackingRecord } from 'shared-contracts/tracking/records';

/** Tells a record once for each key: `useTracked(product?.id, () => …)`. Nothing without a key or a record. */
export function useTracked(key: string | undefined, record: () => TrackingRecord | undefined): void {
  const { track } = usePlatform();
  const tracked = useRef<string>(undefined);
  useEffect(() => {
    if (tracked.current === key) return;
    tracked.current = key;
    const one = key === undefined ? undefined : record();
    if (one) track(one);
  });
}
