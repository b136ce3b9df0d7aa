import { useEffect, useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import type { TrackingRecord } from 'shared-contracts/tracking/records';
import { track } from './track.ts';

/** Tells a record once for each key, as soon as there is one: `useTracked(cart?.basketId, () => …)`. */
export function useTracked(key: string | undefined, record: () => TrackingRecord): void {
  const platform = usePlatform();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    if (key !== undefined) track(platform, record());
  });
}
