import type { RouteObject } from 'react-router-dom';
import type { LiveRelease } from '../app/boot.ts';
import { frameRouteId } from '../app/frame-route.ts';
import { type RouteOptions, screenRoutes } from '../chrome/routes.tsx';
import type { Directory } from './directory.ts';

/** Adds routes of newly known releases before a link needs them. */
export function laterRoutes(
  { releases, learn }: Pick<Directory, 'releases' | 'learn'>,
  options: Omit<RouteOptions, 'releases'>,
) {
  const added = new Set<LiveRelease>(releases);
  return async ({
    path,
    patch,
  }: {
    readonly path: string;
    readonly patch: (routeId: string, routes: RouteObject[]) => void;
  }): Promise<void> => {
    await learn(path);
    const fresh = releases.filter((release) => !added.has(release));
    if (fresh.length === 0) return;
    for (const release of fresh) added.add(release);
    patch(frameRouteId, screenRoutes(fresh, options));
  };
}
