import type { CallResponse } from 'shared-contracts/call';
import { getFooter, getMenu, getUtility } from 'shared-contracts/calls/chrome';
import type { Page } from 'shared-contracts/calls/content';
import type { Platform } from 'shared-contracts/platform';

/** The site's editorial frame. Unreadable parts are omitted: the page still works. */
export interface ChromeContent {
  readonly menu?: CallResponse<typeof getMenu>;
  readonly footer?: CallResponse<typeof getFooter>;
  /** The links of the bar above the menu. */
  readonly utility?: CallResponse<typeof getUtility>;
  /** What editors put on a page that cannot be shown; read for such a page only. */
  readonly problem?: Page;
}

export async function loadChrome(platform: Platform, signal: AbortSignal): Promise<ChromeContent> {
  const params = { mode: 'publish' as const, siteId: platform.locale.siteId };
  const [menu, footer, utility] = await Promise.allSettled([
    platform.calls(getMenu, { params }, { signal }),
    platform.calls(getFooter, { params }, { signal }),
    platform.calls(getUtility, {}, { signal }),
  ]);
  for (const part of [menu, footer, utility]) {
    if (part.status === 'rejected') platform.report(part.reason, { remote: 'shell', phase: 'loader' });
  }
  return {
    ...(menu.status === 'fulfilled' ? { menu: menu.value } : {}),
    ...(footer.status === 'fulfilled' ? { footer: footer.value } : {}),
    ...(utility.status === 'fulfilled' && utility.value.links.length > 0 ? { utility: utility.value } : {}),
  };
}
