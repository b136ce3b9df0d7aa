import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LiveRelease } from './boot.ts';
import type { RouteHandle } from './route-handle.ts';

type RoutedRelease = Pick<LiveRelease, 'name' | 'routes'>;

export const routeIdOf = (remote: string, expose: string) => `${remote}.${expose}`;

/** The screen at a path, as the router matches it. */
export function screenAt(releases: readonly RoutedRelease[], pathname: string): RouteHandle | undefined {
  const children = releases.flatMap((release) => release.routes.map((route) => placeOf(release, route)));
  const routes: RouteObject[] = [{ path: '/:locale', children }];
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
}

/** Route data available before its remote is loaded. */
export function placeOf({ name }: RoutedRelease, route: RoutedRelease['routes'][number]) {
  const handle: RouteHandle = {
    remote: name,
    expose: route.expose,
    chrome: route.chrome,
    personal: route.personal,
  };
  const path = route.path === '/' ? { index: true as const } : { path: route.path.slice(1) };
  return { id: routeIdOf(name, route.expose), ...path, handle };
}
