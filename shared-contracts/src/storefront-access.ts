import { headerNames, storefrontAccessKey } from './headers.ts';

/** What every call is made with; the services refuse those without. */
export const storefrontAccess = { [headerNames.accessKey]: storefrontAccessKey } as const;
