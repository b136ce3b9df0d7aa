import type { Target } from 'shared-contracts/fields';
import { localePath } from 'shared-contracts/routing';
import { useLocation } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';

/**
 * Whether a target is the current page: its path is the page's, and so is every parameter of its query
 * (docs/spec/content.md section 2.1). Other parameters of the page, such as those of campaigns, do not count.
 */
export function leadsTo(url: string, page: { readonly pathname: string; readonly search: string }): boolean {
  const target = new URL(url, 'https://own.invalid');
  if (target.host !== 'own.invalid' || withoutSlash(target.pathname) !== withoutSlash(page.pathname)) return false;
  const shown = new URLSearchParams(page.search);
  return [...target.searchParams].every(([name, value]) => shown.getAll(name).includes(value));
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * The one of several targets that leads to the current page. Of several, it is the one with the longest query: without
 * it, a target without a query would win on every filtered page.
 */
export function useCurrentTarget(targets: readonly Target[]): Target | undefined {
  const page = useLocation();
  const locale = useLocale();
  return targets
    .filter(({ url }) => leadsTo(localePath(locale, url), page))
    .toSorted((one, other) => queryLength(other) - queryLength(one))[0];
}

const queryLength = ({ url }: Target) => new URL(url, 'https://own.invalid').searchParams.size;
