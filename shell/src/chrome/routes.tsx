import { lazy } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ProductError } from 'shared-contracts/errors/product-error';
import { localeOfPath } from 'shared-contracts/locale';
import type { Platform } from 'shared-contracts/platform';
import type { ScreenModule } from 'shared-contracts/routing';
import { askedAddress } from '../app/asked-address.ts';
import type { LiveRelease } from '../app/boot.ts';
import { frameRouteId } from '../app/frame-route.ts';
import { RouteError } from '../app/route-error.tsx';
import { placeOf } from '../app/screen-at.ts';
import type { Screens } from '../app/screens.ts';
import { Frame } from './frame.tsx';

export interface RouteOptions {
  /** The known releases; in the browser, routes of others are added when a link needs them. */
  readonly releases: readonly LiveRelease[];
  /** Live remotes that cannot be read. */
  readonly unavailable: readonly string[];
  readonly screens: Screens;
  readonly platform: Platform;
  /** A server-rendered screen whose remote cannot be loaded: its HTML stays (see PreservedContext). */
  readonly preservedRoute?: string;
}

/** The router's routes, derived from releases only: no remote is loaded before one of its pages is visited. */
export function createRoutes(options: RouteOptions): RouteObject[] {
  const { releases, platform } = options;
  return [
    {
      id: frameRouteId,
      path: '/:locale',
      Component: Frame,
      ErrorBoundary: RouteError,
      HydrateFallback: Nothing,
      loader: async ({ request }) => {
        // The first segment must be a locale; otherwise the page does not exist.
        if (!localeOfPath(new URL(request.url).pathname)) throw new ProductError('API404', '', { status: 404 });
        // Included in the server's page: the browser rarely needs to fetch it.
        const { loadChrome } = await import('../app/load-chrome.ts');
        return loadChrome(platform, request.signal);
      },
      shouldRevalidate: () => false,
      children: [
        ...screenRoutes(releases, options),
        { path: '*', Component: Nothing, ErrorBoundary: RouteError, loader: () => notFound(options.unavailable) },
      ],
    },
    { path: '*', Component: Nothing, loader: () => notFound(options.unavailable), HydrateFallback: Nothing },
  ];
}

/** Routes of releases' screens, below the frame's route. */
export const screenRoutes = (releases: readonly LiveRelease[], options: Omit<RouteOptions, 'releases'>) =>
  releases.flatMap((release) => release.routes.map((route) => screenRoute(release, route, options)));

function Nothing() {
  return null;
}

/** A path that no live remote owns: an unavailable remote may own it, which differs from a missing page. */
function notFound(unavailable: readonly string[]): never {
  throw unavailable.length > 0
    ? new ProductError('NET503', '', { status: 503 })
    : new ProductError('API404', '', { status: 404 });
}

function screenRoute(
  release: LiveRelease,
  route: LiveRelease['routes'][number],
  options: Omit<RouteOptions, 'releases'>,
): RouteObject {
  const { screens, preservedRoute } = options;
  const place = placeOf(release, route);
  const { id } = place;
  const common = { ...place, ErrorBoundary: RouteError, HydrateFallback: Nothing };
  if (preservedRoute === id)
    return { ...common, ...lateParts(() => screens.load(release.name, route.expose), options) };
  const module = screens.loaded(release.name, route.expose);
  if (module) return { ...common, ...parts(module, options) } as RouteObject;
  return { ...common, lazy: async () => parts(await screens.load(release.name, route.expose), options) } as RouteObject;
}

/** A screen being loaded: its data came with the page, and it suspends until its code arrives. */
function lateParts(load: () => Promise<ScreenModule>, options: Pick<RouteOptions, 'platform'>) {
  return {
    Component: lazy(async () => ({ default: (await load()).default })),
    loader: async (args: LoaderFunctionArgs) => parts(await load(), options).loader(args),
  };
}

function parts(module: ScreenModule, { platform }: Pick<RouteOptions, 'platform'>) {
  const { loader } = module;
  return {
    Component: module.default,
    loader: loader
      ? ({ request, params }: LoaderFunctionArgs) =>
          loader({
            params,
            url: askedAddress(request.url),
            locale: platform.locale,
            calls: platform.calls,
            config: platform.config,
            signal: request.signal,
          })
      : () => null,
  };
}
