import { catalogueRoutes } from './catalogue/routes.ts';
import { PostgresSearch } from './catalogue/search-index.ts';
import { contentRoutes } from './content/routes.ts';
import type { Db } from './database/database.ts';
import type { Route } from './server/route.ts';
import { storeRoutes } from './stores/routes.ts';
import { utilityRoutes } from './utilities/routes.ts';

export interface ServiceParts {
  readonly db: Db;
  readonly brand: string;
}

/** Every call that this service answers. */
export function allRoutes({ db, brand }: ServiceParts): Route[] {
  return [
    ...contentRoutes(db),
    ...catalogueRoutes({ db, index: new PostgresSearch(db), brand }),
    ...storeRoutes(db),
    ...utilityRoutes(),
  ];
}
