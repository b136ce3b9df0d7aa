import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'storefront-kit/routing';

interface Carried {
  readonly message: string;
}

/** The state of a link that takes a message along to the contact form. */
export const carryMessage = (message: string): Carried => ({ message });

const isCarried = (state: unknown): state is Carried =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string';

/**
 * Fills in the message that a link has taken along; after hydration, since the server knows nothing of it. It is used up
 * then: another message, and the page that somebody else finds by going back, begin empty.
 */
export function useCarriedMessage(fill: (message: string) => void): void {
  const { state } = useLocation();
  const [, setParameters] = useSearchParams();
  const useUp = useEffectEvent((message: string) => {
    fill(message);
    setParameters((parameters) => parameters, { replace: true, preventScrollReset: true, state: null });
  });
  useEffect(() => {
    if (isCarried(state)) useUp(state.message);
  }, [state]);
}
