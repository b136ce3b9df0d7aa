import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { ProductError } from 'shared-contracts/errors/product-error';
import { experimentsAtom } from 'shared-contracts/experiments';
import { flagsAtom } from 'shared-contracts/flags';
import { locales } from 'shared-contracts/locale';
import { type Platform, PlatformProvider } from 'shared-contracts/platform';
import { carryParameters, localePath } from 'shared-contracts/routing';
import { staffAtom } from 'shared-contracts/staff-session';
import { forgetRefused } from 'storefront-kit/optional-storage';
import { reloadItself } from 'storefront-kit/reload-guard';
import { SlotHostContext } from 'storefront-kit/slot';
import { afterLoad } from '../app/after-load.ts';
import type { Boot } from '../app/boot.ts';
import { ExposedContext } from '../app/exposed.ts';
import { connectOverlays } from '../app/overlay-history.ts';
import { createPlatform } from '../app/platform.ts';
import { type Preserved, PreservedContext } from '../app/preserved.ts';
import { previewAtom } from '../app/preview.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { routeIdOf, screenAt } from '../app/screen-at.ts';
import { isOnlineAtom } from '../app/use-is-online.ts';
import { createRoutes } from '../chrome/routes.tsx';
import { followHead } from './apply-head.ts';
import { avoid } from './avoid.ts';
import { lazyCalls } from './calls.ts';
import { createConsent } from './consent.ts';
import { createTracking } from './create-tracking.ts';
import { createDirectory } from './directory.ts';
import { EarlyInput } from './early-input.tsx';
import { createFederation } from './federation.ts';
import { followSegments, takeSegments } from './follow-segments.ts';
import { followStoreMode } from './follow-store-mode.ts';
import { isCheckoutHandle, keepFresh } from './fresh-page.ts';
import { keepCartCount } from './keep-cart-count.ts';
import { keepFocus } from './keep-focus.ts';
import { laterRoutes } from './later-routes.ts';
import { lazyBotCheck } from './lazy-bot-check.ts';
import { lazyStaffSession } from './lazy-staff-session.ts';
import { onDemand } from './on-demand.ts';
import { preservedHtml } from './preserved-html.ts';
import { createServices } from './services.ts';
import { type BrowserSession, createSession } from './session.ts';
import { sessionPeers } from './session-peers.ts';
import { SlotHost } from './slot-host.tsx';
import { takeCart } from './take-cart.ts';
import { createTelemetry } from './telemetry.ts';
import { watchConnection } from './watch-connection.ts';
import { whenAllowed } from './when-allowed.ts';

/** Milliseconds to wait before going on without what was to come. */
const longest = 1500;
const patience = () => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), longest));

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot;
const locale = locales[boot.locale];
// Removed from production builds.
const tools =
  process.env.NODE_ENV === 'development' && boot.development
    ? await (await import(/* webpackMode: "eager" */ '../dev-tools/create-tools.ts')).createTools(boot.development)
    : undefined;
const report = (error: unknown): void => platform.report(error, { remote: 'shell', phase: 'event' });
const directory = createDirectory(boot);
const telemetry = createTelemetry(directory, {
  // Nothing is sent before there is a platform.
  mayMeasure: () => platform.consent.allows('performance'),
  onRecord: tools?.onRecord,
});
const tracking = createTracking(tools?.onTracked);
const federation = createFederation(directory, {
  development: boot.development,
  onFault(error, remote) {
    tools?.onStandIn(remote);
    platform.report(error, { remote, phase: 'load' });
  },
  onUnnoted: report,
  onLoaded: (remote, duration) => telemetry.add({ event: 'remote-loaded', remote, duration }),
});

let session: BrowserSession | undefined;
const challenge = onDemand(() =>
  import('./bot-challenge.ts').then(({ followBotChallenges }) => followBotChallenges(platform)),
);
const connection = watchConnection({ onChange: (isOnline) => platform.store.set(isOnlineAtom, isOnline) });
const calls = lazyCalls(
  {
    fetch: connection.fetch,
    baseUrl: location.origin,
    locale,
    brand: boot.config.shopName,
    clientApp: 'shell',
    trace: telemetry.trace,
    preview: boot.preview,
    channel: /\bShopApp\b/.test(navigator.userAgent) ? 'mobile-app' : 'web',
    shopper: async (options) => session?.shopper(options),
    staffId: () => {
      const state = platform.store.get(staffAtom);
      return state.status === 'signed-in' ? state.member.staffId : undefined;
    },
    onBotChallenge: (error) =>
      challenge()
        .then((ask) => ask(error))
        // Without a challenge the call stays refused.
        .catch((fault: unknown) => {
          report(fault);
          return undefined;
        }),
  },
  boot.config,
);

const platform: Platform = createPlatform({
  locale,
  config: boot.config,
  releases: directory.releases,
  calls,
  navigate: (path, options) => {
    const target = carryParameters(localePath(locale, path), location.search);
    void router.navigate(target, options?.replace ? { replace: true } : {});
  },
  session: (store) => {
    session = createSession(store, {
      calls: () => calls,
      botCheck: () => platform.botCheck,
      onCart: (summary, isAside) => takeCart(platform, summary, isAside),
      peers: sessionPeers(),
      onFault: report,
    });
    return session;
  },
  staff: (store) =>
    lazyStaffSession(store, {
      calls: () => calls,
      onFault: report,
    }),
  consent: (store) => createConsent(store, report),
  services: (own) => createServices(directory, federation, own),
  fetchDialog: (name) => void fetchDialog(name),
  botCheck: lazyBotCheck(`${boot.config.frameOrigin}/frames/bot-check`, report),
  log: (message, error) => console.error(message, error),
  trace: telemetry.trace,
  onEvent: tools?.onEvent,
  track: tracking.track,
  sendFault({ remote, phase, error }) {
    const isOwn = telemetry.addFault({ remote, phase, error });
    // The next page uses the previous version, even when only a part of this one failed.
    if (isOwn && phase === 'render') void leaveVersion(remote);
  },
});

platform.store.set(previewAtom, boot.preview);
const flags = boot.flags ?? {};
platform.store.set(flagsAtom, { rendered: flags, now: flags });
const variations = boot.variations ?? {};
platform.store.set(experimentsAtom, { rendered: variations, now: variations, onRead() {} });
const routeOptions = { releases: directory.releases, unavailable: boot.unavailable, screens: federation, platform };
const firstHandle = matchRoutes(createRoutes(routeOptions), location)?.at(-1)?.route.handle as RouteHandle | undefined;
const preserved = await loadFirstScreen(firstHandle);
const router = createBrowserRouter(
  createRoutes({ ...routeOptions, ...(preserved ? { preservedRoute: preserved.routeId } : {}) }),
  {
    patchRoutesOnNavigation: laterRoutes(directory, routeOptions),
    // Development pages have no data and are rendered in the browser.
    ...(boot.data
      ? { hydrationData: { loaderData: boot.data, errors: boot.errors ? deserialized(boot.errors) : null } }
      : {}),
  },
);

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');
keepCartCount(platform.bus);
keepFocus(document);
if (boot.preview?.segment) takeSegments(platform.store);
else followSegments(platform);
followHead(router, federation, platform);
/** Whether a path belongs to checkout, including paths unknown at load. */
async function isCheckout(pathname: string): Promise<boolean> {
  await directory.learn(pathname);
  return isCheckoutHandle(screenAt(directory.releases, pathname));
}
const isLeaving = keepFresh(router, boot, {
  isCheckout,
  onFault: (error) => console.warn('No word on what is live', error),
});
connectOverlays(router, { isLeaving });
followStoreMode(platform);
if (!boot.preview) tracking.start(platform, router);
tools?.start(platform, router);
if (boot.preview && window.parent !== window)
  void import('./preview-frame.ts').then(({ followFrame }) => followFrame());

afterLoad(() => {
  // A navigation before that, or after it failed, asks again.
  directory
    .learnLinks([...document.links].filter((link) => link instanceof HTMLAnchorElement))
    .catch((error) => console.info('Where the links lead is asked with the first click', error));
  forgetRefused();
  whenAllowed(platform.consent, 'performance', () => {
    import('./measure-page.ts').then(
      ({ measurePage }) => measurePage(telemetry, firstHandle?.remote ?? 'shell'),
      (error) => console.info('This page measures nothing', error),
    );
  });
});
telemetry.sendWhenLoaded(async (take) => {
  const { sendTelemetry } = await import('./send-telemetry.ts');
  await sendTelemetry({ take, digest: boot.digest });
});
platform.consent.follow(telemetry.consentChanged);

const page = (
  <CacheProvider value={createCache({ key: 'css', ...(nonce ? { nonce } : {}) })}>
    <PlatformProvider platform={platform}>
      <SlotHostContext value={SlotHost}>
        <ExposedContext
          value={{
            find: directory.find,
            lookUp: directory.lookUp,
            ready: federation.ready,
            load: federation.module,
            giveUp,
          }}
        >
          <PreservedContext value={preserved}>
            <EarlyInput>
              <RouterProvider router={router} />
            </EarlyInput>
          </PreservedContext>
        </ExposedContext>
      </SlotHostContext>
    </PlatformProvider>
  </CacheProvider>
);
const onRecoverableError = (error: unknown) => platform.report(error, { remote: 'shell', phase: 'render' });
// In slices: the page stays responsive during hydration.
startTransition(() => {
  if (boot.data) hydrateRoot(root, page, { onRecoverableError });
  else createRoot(root).render(page);
});

/** Records a failed version of a remote on this page; false when the next page would use it again. */
async function leaveVersion(remote: string): Promise<boolean> {
  // Offline, nothing loads, which is no version's fault.
  if (!platform.store.get(isOnlineAtom)) return false;
  const release = directory.releases.find(({ name }) => name === remote);
  return release !== undefined && avoid(remote, release.version);
}

/** Optional: the dialog reports and shows its own errors when opened. */
async function fetchDialog(name: string): Promise<void> {
  try {
    const offer = await directory.lookUp('dialogs', name);
    if (offer) await federation.module(offer.remote, offer.expose);
  } catch (error) {
    console.info(`The dialog ${name} comes with its first use`, error);
  }
}

/** Abandons a failed version: reloads the page with the previous one. False when it stays. */
async function giveUp(remote: string): Promise<boolean> {
  // What shows in place of the screen waits for this.
  const isLeft = await Promise.race([leaveVersion(remote), patience()]);
  return isLeft === true && reloadItself();
}

/**
 * The server-rendered screen must be loaded before hydration. If it is late or fails, its HTML stays and the page
 * around it works; when it loads later, it replaces the HTML.
 */
async function loadFirstScreen(handle: RouteHandle | undefined): Promise<Preserved | undefined> {
  if (!handle) return undefined;
  const { remote, expose, personal } = handle;
  const screen = federation.load(remote, expose);
  // Reported here, because a late one may have no screen waiting for it.
  const settled = screen.then(
    () => 'loaded' as const,
    (error) => {
      platform.report(error, { remote, phase: 'load' });
      return 'failed' as const;
    },
  );
  const state = await Promise.race([settled, patience()]);
  if (state === 'loaded') return undefined;
  const html = preservedHtml(document.getElementById('screen')?.innerHTML ?? '');
  return { routeId: routeIdOf(remote, expose), html, isPersonal: personal, screen };
}

function deserialized(errors: NonNullable<Boot['errors']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, { id: errorId, message, status }]) => [
      id,
      new ProductError(errorId, message, { status }),
    ]),
  );
}
