import type { Release } from 'shared-contracts/remote';
import type { RouteHandle } from './route-handle.ts';

/** Pages that run released versions only: payment, and the login of store mode. */
export const isReleasedOnly = (screen: Pick<RouteHandle, 'chrome' | 'expose'> | undefined): boolean =>
  screen?.chrome === 'checkout' || screen?.expose === 'associate-login';

/** Remotes that take payments are never overridden, on any page. */
export const canBeOverridden = ({ routes }: Pick<Release, 'routes'>): boolean =>
  routes.every(({ chrome }) => chrome !== 'checkout');
