import { type DataRouter, matchRoutes, type To } from 'react-router-dom';
import type { Platform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import type { DevelopmentBoot } from '../app/dev-tools-boot.ts';
import { isReleasedOnly } from '../app/released-only.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { storeModeKey } from '../app/store-mode-key.ts';
import { storedStoreMode } from '../app/stored-store-mode.ts';
import { endOverrides } from './override-calls.ts';

/** What the shell's own configuration overrides is not meant: such a shop is on the developer's machine whole. */
const isOverridden = ({ overrides, chosen }: DevelopmentBoot) => Object.keys(chosen).some((name) => name in overrides);
const never = new Promise<never>(() => undefined);

async function endAndReload(): Promise<never> {
  await endOverrides();
  location.reload();
  return never;
}

/** At a till nothing runs but what is released: there a page with overrides goes no further. */
export async function leaveStoreModeAlone(development: DevelopmentBoot): Promise<void> {
  if (isOverridden(development) && storedStoreMode.read() !== undefined) await endAndReload();
}

/** The same for a till that is opened while the page is there, in this tab or another. */
export function followStoreModeStart(development: DevelopmentBoot, { store, report }: Platform): void {
  if (!isOverridden(development)) return;
  const end = () => void endAndReload().catch((error: unknown) => report(error, { remote: 'shell', phase: 'event' }));
  store.sub(sessionAtom, () => {
    if (store.get(sessionAtom).status === 'associate') end();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storeModeKey && newValue !== null) end();
  });
}

/**
 * Pages that run released versions only never share a document with others: code that was overridden would still be in
 * it. The way between them loads a new one.
 */
export function keepApart(
  { chosen }: DevelopmentBoot,
  router: Pick<DataRouter, 'routes' | 'navigate'>,
  page: Pick<Location, 'origin' | 'pathname' | 'assign' | 'replace'>,
): void {
  if (Object.keys(chosen).length === 0) return;
  const isApart = (pathname: string) =>
    isReleasedOnly(matchRoutes(router.routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined);
  const isHereApart = isApart(page.pathname);
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  router.navigate = ((to: To | number | null, options?: { readonly replace?: boolean }) => {
    // What history holds beyond the border are other documents already.
    if (to === null || typeof to === 'number') return navigate(to, options);
    const path = typeof to === 'string' ? to : `${to.pathname ?? page.pathname}${to.search ?? ''}${to.hash ?? ''}`;
    const target = new URL(path, page.origin);
    if (isApart(target.pathname) === isHereApart) return navigate(to, options);
    if (options?.replace) page.replace(target.href);
    else page.assign(target.href);
    return Promise.resolve();
  }) as typeof router.navigate;
}
