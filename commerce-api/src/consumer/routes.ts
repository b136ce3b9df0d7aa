import type { Route } from '../server/route.ts';
import { addressRoutes } from './address-routes.ts';
import { loyaltyRoutes } from './loyalty-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import type { ConsumerParts } from './parts.ts';
import { profileRoutes } from './profile-routes.ts';
import { serviceRoutes } from './service-routes.ts';
import { walletRoutes } from './wallet-routes.ts';

/** What the shop keeps for people with an account. */
export function consumerRoutes(parts: ConsumerParts): Route[] {
  return [
    ...profileRoutes(parts),
    ...addressRoutes(parts),
    ...walletRoutes(parts),
    ...loyaltyRoutes(parts),
    ...serviceRoutes(parts),
    ...newsletterRoutes(parts),
  ];
}
