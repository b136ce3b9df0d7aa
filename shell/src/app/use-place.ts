import { use, useEffect, useReducer } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { ExposedContext, type ExposedModule } from './exposed.ts';
import type { OfferKind } from './lookup.ts';

/** The provider of a dialog or slot; undefined during the lookup, and when there is none. */
export function usePlace(kind: OfferKind, name: string): ExposedModule | undefined {
  const exposed = use(ExposedContext);
  const { report } = usePlatform();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const place = exposed?.find(kind, name);
  const isKnown = place !== undefined;
  useEffect(() => {
    if (isKnown || !exposed) return;
    exposed.lookUp(kind, name).then(lookAgain, (error) => report(error, { remote: 'shell', phase: 'load' }));
  }, [isKnown, exposed, kind, name, report]);
  return place;
}
