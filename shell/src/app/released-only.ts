import type { Release } from 'shared-contracts/remote';
import type { RouteHandle } from './route-handle.ts';

/** Pages that run what is released and nothing else: where somebody pays, and where a till is opened. */
export const isReleasedOnly = (screen: Pick<RouteHandle, 'chrome' | 'expose'> | undefined): boolean =>
  screen?.chrome === 'checkout' || screen?.expose === 'associate-login';

/** A remote that takes payments is never overridden, on whatever page its parts stand. */
export const canBeOverridden = ({ routes }: Pick<Release, 'routes'>): boolean =>
  routes.every(({ chrome }) => chrome !== 'checkout');
