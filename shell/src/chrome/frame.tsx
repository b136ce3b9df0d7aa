import { startTransition, use, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform';
import type { ChromeContent } from '../app/load-chrome.ts';
import { shellMessages } from '../app/messages.ts';
import { type Preserved, PreservedContext } from '../app/preserved.ts';
import { Problem } from '../app/problem.tsx';
import type { RouteHandle } from '../app/route-handle.ts';
import { Chrome } from './chrome.tsx';
import { DialogHost } from './dialog-host.tsx';
import { ExperimentsHost } from './experiments/experiments-host.tsx';
import { FlagsHost } from './flags/flags-host.tsx';
import { ToastHost } from './toast-host.tsx';

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
      <ExperimentsHost />
      <FlagsHost />
      <ScrollRestoration />
    </>
  );
}

/** Milliseconds after hydration for which the frame of a personal screen may stand without its content. */
const slowAfter = 700;

/**
 * Keeps the server's HTML until the screen is ready, or says that it is not interactive. A personal screen has nothing to read
 * there: it says that it is late, then that it failed.
 */
function PreservedScreen({ html, isPersonal, screen }: Preserved) {
  const { locale, toasts } = usePlatform();
  const [state, setState] = useState<'waiting' | 'slow' | 'failed' | 'ready'>('waiting');
  useEffect(() => {
    let gone = false;
    const slow = isPersonal ? setTimeout(() => setState('slow'), slowAfter) : undefined;
    screen.then(
      () => {
        clearTimeout(slow);
        if (!gone) startTransition(() => setState('ready'));
      },
      // The error itself was reported where it occurred.
      () => {
        clearTimeout(slow);
        if (gone) return;
        if (isPersonal) return setState('failed');
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
      clearTimeout(slow);
    };
  }, [isPersonal, locale, toasts, screen]);
  if (state === 'ready') return <Screen />;
  if (state === 'slow' || state === 'failed') return <Problem kind={state === 'slow' ? 'slow' : 'broken'} />;
  return <div id="screen" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

function Screen() {
  return (
    <div id="screen">
      <Outlet />
    </div>
  );
}
