/** The server bundle: everything that needs React, built by webpack; `main.ts` runs it. */
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import * as dialogs from 'shared-contracts/dialogs';
import * as productError from 'shared-contracts/errors/product-error';
import type { Locale } from 'shared-contracts/locale';
import * as platformModule from 'shared-contracts/platform';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import * as session from 'shared-contracts/session';
import { fontFaceCss, preloadedFonts } from 'shared-ui/fonts';
import { globalCss } from 'shared-ui/global-css';
import * as routing from 'storefront-kit/routing';
import * as slot from 'storefront-kit/slot';
import type { LiveRelease } from '../app/boot.ts';
import { createCalls } from '../app/call-client.ts';
import { createMock } from '../app/mocks.ts';
import { createPlatform } from '../app/platform.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { createRoutes, frameRouteId, screenAt } from '../app/routes.tsx';
import type { Screens } from '../app/screens.ts';
import { storeBarPlace } from '../chrome/store-bar-place.ts';

/** The modules that remotes share with the shell, by the name they import. */
export const contracts: Readonly<Record<string, unknown>> = {
  'shared-contracts/dialogs': dialogs,
  'shared-contracts/errors/product-error': productError,
  'shared-contracts/platform': platformModule,
  'storefront-kit/routing': routing,
  'shared-contracts/session': session,
  'storefront-kit/slot': slot,
};

export { preloadedFonts, screenAt };

/** What must be known before the first paint: fonts, tokens, reset. */
export const headStyles = (fontBase: string) => fontFaceCss(fontBase) + globalCss + storeBarPlace;

interface PageOptions {
  readonly request: Request;
  readonly locale: Locale;
  readonly config: platformModule.PublicConfig;
  readonly releases: readonly LiveRelease[];
  readonly unavailable: readonly string[];
  readonly screens: Screens;
  /** The origin of the services that answers a path. */
  readonly serviceOrigin: (path: string) => string;
  /** Answers that take the place of the services'; outside production only (PLT-05). */
  readonly mocks?: string | undefined;
  readonly nonce: string;
  readonly log: (message: string, error: unknown) => void;
  readonly trace: string;
  readonly tell: (fault: { readonly remote: string; readonly phase: string; readonly error: unknown }) => void;
}

export interface PreparedPage {
  readonly status: number;
  /** The screen's own code failed in its loader or could not be loaded, which the services' answers do not explain. */
  readonly faulty: boolean;
  readonly redirect?: string;
  readonly head: Head;
  /** Loader data by route id; values may be promises that the browser gets resolved. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
  /** The screen that the page shows, when it is a remote's. */
  readonly handle: RouteHandle | undefined;
  readonly element: ReactNode;
  /** A style element with the rules that came to be needed since the last call; empty when there are none. */
  readonly takeStyles: () => string;
}

/** Runs the loaders of a page and gives what there is to render. */
export async function preparePage(options: PageOptions): Promise<PreparedPage> {
  const { request, locale, config, releases, screens, nonce, log } = options;
  const platform = createPlatform({
    locale,
    config,
    releases,
    calls: createCalls({
      baseUrl: options.serviceOrigin,
      locale,
      clientApp: 'shell-server',
      ...(options.mocks ? { mock: createMock(() => options.mocks ?? null, locale, log) } : {}),
    }),
    navigate: () => log('A page tried to navigate while it was rendered', new Error('navigate() on the server')),
    session: () => ({
      ready: neverOnServer,
      reset: neverOnServer,
      signIn: neverOnServer,
      signOut: neverOnServer,
    }),
    services: () => ({ load: neverOnServer, preload() {} }),
    botCheck: { token: neverOnServer, preload() {} },
    log,
    trace: options.trace,
    tell: options.tell,
  });
  const handler = createStaticHandler(createRoutes({ releases, unavailable: options.unavailable, screens, platform }));
  const context = await handler.query(request);
  if (context instanceof Response) return redirected(context);

  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  const head = await headOf(context, handle, screens, { url: new URL(request.url), locale, config });
  const emotion = createCache({ key: 'css', nonce });
  // Else every element would carry its rules in front of it, and the browser would move each to the head one by one.
  emotion.compat = true;
  const router = createStaticRouter(handler.dataRoutes, context);
  const element = (
    <CacheProvider value={emotion}>
      <platformModule.PlatformProvider platform={platform}>
        <StaticRouterProvider router={router} context={context} hydrate={false} nonce={nonce} />
      </platformModule.PlatformProvider>
    </CacheProvider>
  );
  const error = context.errors ? Object.values(context.errors)[0] : undefined;
  if (error !== undefined && statusOf(error) >= 500) log(`The page ${request.url} failed`, error);
  return {
    faulty: error !== undefined && !(error instanceof productError.ProductError),
    status: error === undefined ? context.statusCode : statusOf(error),
    head,
    data: context.loaderData,
    errors: context.errors,
    handle,
    element,
    takeStyles: styleTaker(emotion, nonce),
  };
}

function styleTaker(cache: EmotionCache, nonce: string): () => string {
  const taken = new Set<string>();
  return () => {
    const fresh = Object.entries(cache.inserted).filter(([name]) => !taken.has(name));
    if (fresh.length === 0) return '';
    for (const [name] of fresh) taken.add(name);
    // data-s: it stands where it belongs, emotion need not move it.
    return `<style nonce="${nonce}" data-emotion="${cache.key} ${fresh.map(([name]) => name).join(' ')}" data-s="">${fresh.map(([, rules]) => rules).join('')}</style>`;
  };
}

/** The personal half of a page is the browser's alone: sessions and services do not exist here. */
function neverOnServer(): Promise<never> {
  return Promise.reject(new Error('Sessions and services exist in the browser only'));
}

function redirected(response: Response): PreparedPage {
  return {
    status: response.status,
    faulty: false,
    redirect: response.headers.get('location') ?? '/',
    head: { title: '' },
    data: {},
    errors: null,
    handle: undefined,
    element: null,
    takeStyles: () => '',
  };
}

function statusOf(error: unknown): number {
  if (error instanceof productError.ProductError) return error.status >= 400 ? error.status : 503;
  return 503;
}

async function headOf(
  context: StaticHandlerContext,
  handle: RouteHandle | undefined,
  screens: Screens,
  about: Pick<LoaderContext, 'url' | 'locale' | 'config'>,
): Promise<Head> {
  const last = context.matches.at(-1)?.route.id;
  if (context.errors || !handle || !last || last === frameRouteId)
    return { title: about.config.shopName, robots: 'noindex' };
  const module = await screens.load(handle.remote, handle.expose);
  return module.head?.(context.loaderData[last], about) ?? { title: about.config.shopName };
}
