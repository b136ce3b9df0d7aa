import { use, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useMatches } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform';
import { Chrome } from '../chrome/chrome.tsx';
import { DialogHost } from '../chrome/dialog-host.tsx';
import { ToastHost } from '../chrome/toast-host.tsx';
import type { ChromeContent } from './load-chrome.ts';
import { shellMessages } from './messages.ts';
import { PreservedContext } from './preserved.ts';
import type { RouteHandle } from './routes.tsx';

/** The page around every screen: header, main, footer, and the places where dialogs and toasts appear. */
export function Frame() {
  const content = useLoaderData() as ChromeContent | undefined;
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const preserved = use(PreservedContext);
  return (
    <>
      <Chrome kind={handle?.chrome ?? 'full'} content={content ?? {}}>
        {preserved && preserved.routeId === match?.id ? (
          <PreservedScreen html={preserved.html} />
        ) : (
          <div id="screen">
            <Outlet />
          </div>
        )}
      </Chrome>
      <DialogHost />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}

/** Leaves the server's HTML in place and says that it does not react. */
function PreservedScreen({ html }: { readonly html: string }) {
  const { locale, toasts } = usePlatform();
  useEffect(() => {
    const texts = shellMessages(locale);
    toasts.show({
      tone: 'warning',
      text: texts.staticNotice,
      persistent: true,
      action: { label: texts.reload, run: () => location.reload() },
    });
  }, [locale, toasts]);
  return <div id="screen" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
