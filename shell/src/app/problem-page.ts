import { getAugmentedPage, type Page } from 'shared-contracts/calls/content';
import type { Platform } from 'shared-contracts/platform';

/** Input of the call for what editors put on a page that cannot be shown. */
export const problemPage = ({ siteId }: Pick<Platform['locale'], 'siteId'>) => ({
  params: { mode: 'publish' as const, siteId, page: 'error-4xx' },
});

/** What editors put on a page that cannot be shown; undefined when it cannot be read either. */
export async function loadProblem(platform: Platform, signal: AbortSignal): Promise<Page | undefined> {
  try {
    return await platform.calls(getAugmentedPage, problemPage(platform.locale), { signal });
  } catch (error) {
    platform.report(error, { remote: 'shell', phase: 'loader' });
    return undefined;
  }
}
