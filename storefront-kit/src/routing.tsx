import type { MouseEvent, ReactNode } from 'react';
import {
  type LinkProps,
  Link as RouterLink,
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform';
import { carryParameters, localePath } from 'shared-contracts/routing';
import { useLocale } from './use-locale.ts';

/** A link to a page of the shop; `to` is relative to the locale, as the CMS writes it. */
export function Link({ to, ...props }: Omit<LinkProps, 'to'> & { readonly to: string; readonly children?: ReactNode }) {
  const locale = useLocale();
  const { search } = useLocation();
  if (/^(https?:|mailto:|tel:)/.test(to)) return <a href={to} {...props} />;
  return <RouterLink to={carryParameters(localePath(locale, to), search)} {...props} />;
}

/** Navigates within the shop from an event handler. */
export function useNavigate(): (path: string, options?: { readonly replace?: boolean }) => void {
  return usePlatform().navigate;
}

/**
 * Spread on an element around the design system's plain links: clicks on links within the shop use the router instead
 * of loading a page.
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

/** True during navigation. */
export function useIsNavigating(): boolean {
  return useNavigation().state !== 'idle';
}

/** The data of the screen's loader. */
export function useScreenData<Data>(): Data {
  return useLoaderData() as Data;
}

export { useLocation, useParams, useSearchParams };
