import { headerNames } from 'shared-contracts/headers';
import { localeIds, locales } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { CallContext } from '../server/route.ts';

const siteIds: readonly string[] = localeIds.map((id) => locales[id].siteId);

/** @throws {CallError} AUT440 when the page names a site without accounts */
export function checkSite({ request }: CallContext): void {
  const site = request.headers[headerNames.site];
  if (typeof site === 'string' && !siteIds.includes(site)) throw new CallError('AUT440');
}
