import type { CallResponse } from 'shared-contracts/call';
import { getLocationSelector } from 'shared-contracts/calls/chrome';
import type { LoaderContext } from 'shared-contracts/routing';

export type Locations = CallResponse<typeof getLocationSelector>;

/** The countries and languages of the shop. */
export const loadLocations = ({ calls, signal }: LoaderContext): Promise<Locations> =>
  calls(getLocationSelector, {}, { signal });
