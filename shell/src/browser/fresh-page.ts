import type { DataRouter, To } from 'react-router-dom';
import type { Boot } from '../app/boot.ts';
import type { RouteHandle } from '../app/route-handle.ts';

/** Milliseconds after which a page checks again whether newer releases exist. */
const age = 30_000;

type Router = Pick<DataRouter, 'state' | 'navigate' | 'subscribe'>;

interface Options {
  /** Whether a path belongs to checkout, where nothing changes during a visit. */
  readonly isCheckout: (pathname: string) => Promise<boolean>;
  readonly onFault: (error: unknown) => void;
}

/**
 * Keeps a page's versions until a safe moment: when newer releases exist, the next navigation loads a new document.
 * Never into, within, or out of checkout. Returns whether a document is being loaded: then nothing may change this
 * one's history, which would cancel the load.
 */
export function keepFresh(
  router: Router,
  { digest }: Pick<Boot, 'digest'>,
  { isCheckout, onFault }: Options,
): () => boolean {
  let stale = false;
  let leaving = false;
  let askedAt = Date.now();

  async function ask(): Promise<void> {
    if (stale || Date.now() - askedAt < age) return;
    askedAt = Date.now();
    const response = await fetch('/live-releases', { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(`/live-releases answered ${response.status}`);
    stale = ((await response.json()) as { readonly digest: string }).digest !== digest;
  }
  // Not awaited: the next navigation uses the result.
  const askAside = () => void ask().catch(onFault);
  router.subscribe(askAside);
  document.addEventListener('visibilitychange', askAside);

  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const touchesCheckout = async (...addresses: readonly { readonly pathname: string }[]) =>
    (await Promise.all(addresses.map(({ pathname }) => isCheckout(pathname)))).includes(true);
  router.navigate = (async (
    to: To | number | null,
    options?: { readonly replace?: boolean; readonly state?: unknown },
  ) => {
    const target = stale && to !== null && typeof to !== 'number' && !options?.state ? addressOf(to) : undefined;
    if (!target || target.pathname === location.pathname) return navigate(to, options);
    leaving = true;
    const stays = await touchesCheckout(target, location).catch((error) => {
      onFault(error);
      return true;
    });
    if (stays) {
      leaving = false;
      return navigate(to, options);
    }
    location[options?.replace ? 'replace' : 'assign'](target);
  }) as Router['navigate'];
  return () => leaving;
}

function addressOf(to: To): URL {
  if (typeof to === 'string') return new URL(to, location.href);
  return new URL(`${to.pathname ?? location.pathname}${to.search ?? ''}${to.hash ?? ''}`, location.href);
}

/** Whether a matched page is restricted to the purchase. */
export const isCheckoutHandle = (handle: unknown): boolean =>
  (handle as RouteHandle | undefined)?.chrome === 'checkout';
