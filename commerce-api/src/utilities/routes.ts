import { getServerTime } from 'shared-contracts/calls/utilities';
import { type Route, route } from '../server/route.ts';

/** Small things that no domain owns. */
export function utilityRoutes(): Route[] {
  return [route('anyone', getServerTime, async () => ({ timestamp: new Date().toISOString() }))];
}
