import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'storefront-kit/routing';

interface Carried {
  readonly message: string;
}

/** The state of a link that takes a message along to the contact form. */
export const carryMessage = (message: string): Carried => ({ message });

const isCarried = (state: unknown): state is Carried =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string';

/** Fills in the message that a link has taken along; after hydration, since the server knows nothing of it. */
export function useCarriedMessage(fill: (message: string) => void): void {
  const { state } = useLocation();
  const fillIn = useEffectEvent(fill);
  useEffect(() => {
    if (isCarried(state)) fillIn(state.message);
  }, [state]);
}
