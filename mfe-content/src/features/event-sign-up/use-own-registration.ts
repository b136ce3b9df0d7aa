import { getEventRegistrations } from 'shared-contracts/calls/events';
import { useCall } from 'storefront-kit/use-call';

/** Reads the shopper's own registration for an event. `isKnown` also when it could not be read. */
export function useOwnRegistration(eventId: string, { isWanted = true } = {}) {
  const { value, status } = useCall(getEventRegistrations, isWanted ? {} : undefined, { remote: 'content' });
  return {
    own: value?.registrations.find((registration) => registration.eventId === eventId),
    isKnown: value !== undefined || status === 'error',
  };
}
