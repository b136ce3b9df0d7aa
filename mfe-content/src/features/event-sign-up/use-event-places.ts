import type { EventDetails } from 'shared-contracts/blocks/event-sign-up';
import { getEventPlaces } from 'shared-contracts/calls/events';
import { useCall } from 'storefront-kit/use-call';

/** Reads how many places are left, where an event has a number of them. */
export const useEventPlaces = ({ eventId, places }: EventDetails, { isWanted = true } = {}) =>
  useCall(getEventPlaces, isWanted && places !== undefined ? { params: { eventId } } : undefined, {
    remote: 'content',
  });
