import type { ComponentType, MouseEvent, ReactNode } from 'react';
import {
  type LinkProps,
  Link as RouterLink,
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import type { Calls } from './client.ts';
import { type Locale, localeOfPath } from './locale.ts';
import { type PublicConfig, useLocale, usePlatform } from './platform.tsx';

/** Query parameters that travel from route to route (content.md section 2.1). */
export const carriedParameters = ['siteId', 'cms', 'preview', 'enrollment_marketing_source'] as const;

/** `path` with the carried query parameters of the route one comes from, as far as it lacks them. */
export function carryParameters(path: string, fromSearch: string): string {
  const from = new URLSearchParams(fromSearch);
  const [beforeHash = '', hash] = path.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  // What a shopper has typed may hold a question mark itself.
  const parameters = new URLSearchParams(search.join('?'));
  for (const name of carriedParameters) {
    const value = from.get(name);
    if (value !== null && !parameters.has(name)) parameters.set(name, value);
  }
  const query = parameters.toString();
  return `${pathname}${query ? `?${query}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}

/** The full path of a page of the shop: the locale in front unless it is there. */
export function localePath(locale: Pick<Locale, 'id'>, path: string): string {
  if (localeOfPath(path)) return path;
  return path === '/' ? `/${locale.id}` : `/${locale.id}${path}`;
}

/** A link to a page of the shop; `to` is relative to the locale, as the CMS writes it. */
export function Link({ to, ...props }: Omit<LinkProps, 'to'> & { readonly to: string; readonly children?: ReactNode }) {
  const locale = useLocale();
  const { search } = useLocation();
  if (/^(https?:|mailto:|tel:)/.test(to)) return <a href={to} {...props} />;
  return <RouterLink to={carryParameters(localePath(locale, to), search)} {...props} />;
}

/** Goes to a page of the shop from an event handler. */
export function useNavigate(): (path: string, options?: { readonly replace?: boolean }) => void {
  return usePlatform().navigate;
}

/**
 * Spread on an element around plain links of the design system: a click on one that stays in the shop goes through the
 * router instead of loading the page anew.
 */
export function useRoutedLinks(): { readonly onClick: (event: MouseEvent) => void } {
  const navigate = useNavigate();
  return {
    onClick(event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const changed = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || changed || event.defaultPrevented || link.target || link.origin !== location.origin) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    },
  };
}

/** True while the next page is being loaded. */
export function useIsNavigating(): boolean {
  return useNavigation().state !== 'idle';
}

export interface LoaderContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly locale: Locale;
  readonly calls: Calls;
  readonly config: PublicConfig;
  readonly signal: AbortSignal;
}

/** Tags of the document's head that belong to a page. Texts are escaped by the shell. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Relative to the origin. */
  readonly canonical?: string;
  /** Locale id to path, for hreflang and the locale switch. */
  readonly alternates?: Readonly<Record<string, string>>;
  readonly robots?: 'noindex';
  readonly openGraph?: { readonly type: 'website' | 'product' | 'article'; readonly image?: string };
  /** JSON-LD documents. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * An exposed screen. Data that a loader returns as promises inside its object is streamed: read it with useDeferred().
 * A loader that throws a ProductError with a status shows the error page with that status.
 */
export interface ScreenModule<Data = unknown> {
  readonly default: ComponentType;
  readonly loader?: (context: LoaderContext) => Promise<Data>;
  readonly head?: (data: Data, context: Pick<LoaderContext, 'url' | 'locale' | 'config'>) => Head;
}

/** The data of the screen's loader. */
export function useScreenData<Data>(): Data {
  return useLoaderData() as Data;
}

export { useLocation, useParams, useSearchParams };
