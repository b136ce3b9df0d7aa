import type { CallResponse } from 'shared-contracts/call';
import { getFooter, getMenu } from 'shared-contracts/calls/chrome';
import type { Platform } from 'shared-contracts/platform';

/** The site's editorial frame. Unreadable parts are omitted: the page still works. */
export interface ChromeContent {
  readonly menu?: CallResponse<typeof getMenu>;
  readonly footer?: CallResponse<typeof getFooter>;
}

export async function loadChrome(platform: Platform, signal: AbortSignal): Promise<ChromeContent> {
  const params = { mode: 'publish' as const, siteId: platform.locale.siteId };
  const [menu, footer] = await Promise.allSettled([
    platform.calls(getMenu, { params }, { signal }),
    platform.calls(getFooter, { params }, { signal }),
  ]);
  for (const part of [menu, footer]) {
    if (part.status === 'rejected') platform.report(part.reason, { remote: 'shell', phase: 'loader' });
  }
  return {
    ...(menu.status === 'fulfilled' ? { menu: menu.value } : {}),
    ...(footer.status === 'fulfilled' ? { footer: footer.value } : {}),
  };
}
