import type { Route } from '../server/route.ts';
import { addressRoutes } from './address-routes.ts';
import { caseRoutes } from './case-routes.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { eventRoutes } from './event-routes.ts';
import { loyaltyRoutes } from './loyalty-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { serviceRoutes } from './service-routes.ts';
import { servingRoutes } from './serving-routes.ts';
import { stockNoticeRoutes } from './stock-notice-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';

/** Calls for consumers with an account. */
export function consumerRoutes(dependencies: ConsumerDependencies & { readonly onMail: () => void }): Route[] {
  return [
    ...profileRoutes(dependencies),
    ...addressRoutes(dependencies),
    ...loyaltyRoutes(dependencies),
    ...serviceRoutes(dependencies),
    ...eventRoutes(dependencies),
    ...caseRoutes(dependencies),
    ...subscriptionRoutes(dependencies),
    ...servingRoutes(dependencies),
    ...newsletterRoutes(dependencies),
    ...stockNoticeRoutes(dependencies),
  ];
}
