import { startTransition, use, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform';
import { Chrome } from '../chrome/chrome.tsx';
import { DialogHost } from '../chrome/dialog-host.tsx';
import { ToastHost } from '../chrome/toast-host.tsx';
import type { ChromeContent } from './load-chrome.ts';
import { shellMessages } from './messages.ts';
import { type Preserved, PreservedContext } from './preserved.ts';
import type { RouteHandle } from './route-handle.ts';

/** The page around every screen: header, main, footer, and the hosts of dialogs and toasts. */
export function Frame() {
  const content = useLoaderData() as ChromeContent | undefined;
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const preserved = use(PreservedContext);
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <>
      <Chrome kind={handle?.chrome ?? 'full'} content={content ?? {}}>
        {preserved && preserved.routeId === match?.id && key === firstKey ? (
          <PreservedScreen {...preserved} />
        ) : (
          <Screen />
        )}
      </Chrome>
      <DialogHost />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}

/** Keeps the server's HTML until the screen is ready, or says that it is not interactive. */
function PreservedScreen({ html, screen }: Preserved) {
  const { locale, toasts } = usePlatform();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    screen.then(
      () => !gone && startTransition(() => setReady(true)),
      // The error itself was reported where it occurred.
      () => {
        if (gone) return;
        const texts = shellMessages(locale);
        toasts.show({
          tone: 'warning',
          text: texts.staticNotice,
          persistent: true,
          action: { label: texts.reload, run: () => location.reload() },
        });
      },
    );
    return () => {
      gone = true;
    };
  }, [locale, toasts, screen]);
  return ready ? <Screen /> : <div id="screen" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

function Screen() {
  return (
    <div id="screen">
      <Outlet />
    </div>
  );
}
